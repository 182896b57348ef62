import type { Schema } from '../../core/call';
import type { Context } from '../../http/operation';

/** The form of a new catalog with the contract's defaults; `brand` is used when the form names none. */
export function toNewCatalog(form: Context<'uploadCatalog'>['body'], brand: string) {
  const { catalog_type: catalogType = 'initial', service_date: serviceDate = '' } = form;
  return {
    name: form.name,
    season: form.season,
    catalogType,
    brand: form.brand === undefined || form.brand === '' ? brand : form.brand,
    lsEnabled: form.ls_enabled === 'true',
    wlsEnabled: form.wls_enabled === 'true',
    isCurrent: form.is_current === 'true',
    drop: form.drop,
    serviceDate: serviceDate === '' ? null : new Date(Number(serviceDate) * 1000),
  };
}

/** The form of a catalog update as its task stores it, with the date in epoch seconds. */
export type CatalogUpdate = {
  name: string;
  catalogType: Schema<'CatalogType'>;
  isCurrent: boolean;
  drop: string;
  /** Null leaves the date unchanged. */
  serviceDate: number | null;
  /** Whether own codes that other garments have move; left out by older tasks. */
  movesCodes?: boolean;
};

export function toCatalogUpdate(form: Context<'reuploadCatalog'>['body']): CatalogUpdate {
  const { name, catalog_type: catalogType, is_current, drop, service_date: serviceDate = '' } = form;
  return {
    name,
    catalogType,
    isCurrent: is_current === 'true',
    drop,
    serviceDate: serviceDate === '' ? null : Number(serviceDate),
    movesCodes: form.move_codes === 'true',
  };
}
