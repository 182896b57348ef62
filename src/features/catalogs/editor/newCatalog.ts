import type { UploadCatalogForm } from '../../../api';
import { fromDateText } from '../../../domain/dates';
import { isSeason, seasonMessage } from '../../../domain/catalogs/seasons';
import type { CatalogDraft } from './catalogDraft';

/** A new catalog as it is typed. */
export interface NewCatalogDraft extends CatalogDraft {
  readonly season: string;
  readonly brand: string;
  readonly lsEnabled: boolean;
  readonly wlsEnabled: boolean;
}

/** What a new catalog begins with (spec 3). */
export function emptyCatalog(brand: string): NewCatalogDraft {
  return {
    name: '',
    season: '',
    catalogType: 'initial',
    brand,
    lsEnabled: true,
    wlsEnabled: true,
    isCurrent: false,
    drop: '',
    serviceDate: null,
    file: null,
  };
}

/** What is wrong with a new catalog's season (spec 5). */
export const seasonFault = (season: string) => (isSeason(season) ? null : seasonMessage);

const toText = (truth: boolean) => (truth ? 'true' : 'false');

/** The form of a new catalog from its file. */
export function toUploadForm(draft: NewCatalogDraft, file: File): UploadCatalogForm {
  return {
    name: draft.name.trim(),
    season: draft.season,
    catalog_type: draft.catalogType,
    brand: draft.brand.trim(),
    ls_enabled: toText(draft.lsEnabled),
    wls_enabled: toText(draft.wlsEnabled),
    is_current: toText(draft.isCurrent),
    drop: draft.drop.trim(),
    service_date: String(fromDateText(draft.serviceDate ?? '') ?? ''),
    catalog_path: file,
  };
}
