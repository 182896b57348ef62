import { isSeason, seasonMessage } from '../../../../src/domain/catalogs/seasons';
import type { Schema } from '../../../http/operation';
import { FormFields, type UploadedFile } from '../../../http/multipart';
import { readCatalogType } from './readCatalogType';

/** The form of a new catalog, checked. */
export interface UploadForm {
  name: string;
  season: string;
  catalogType: Schema<'CatalogType'>;
  brand: string;
  lsEnabled: boolean;
  wlsEnabled: boolean;
  isCurrent: boolean;
  drop: string;
  serviceDate: Date | null;
}

const fieldNames = [
  'name',
  'season',
  'catalog_type',
  'brand',
  'ls_enabled',
  'wls_enabled',
  'is_current',
  'drop',
  'service_date',
];
const fileField = 'catalog_path';

/** Reads the form of a new catalog with the contract's defaults; 422 with every fault, the first one as detail. */
export function readUploadForm(
  fields: object,
  files: readonly UploadedFile[],
): { form: UploadForm; file: UploadedFile } {
  const form = new FormFields(fields, files);
  form.refuseOthers(fieldNames, fileField);
  const name = form.text('name', 200, 'Name is required');
  const season = form.text('season', 64);
  if (!isSeason(season)) form.fault('season', seasonMessage);
  const catalogType = readCatalogType(form, 'initial');
  const seconds = form.seconds('service_date');
  const read = {
    name,
    season,
    catalogType,
    brand: form.text('brand', 200),
    lsEnabled: form.truth('ls_enabled', true),
    wlsEnabled: form.truth('wls_enabled', true),
    isCurrent: form.truth('is_current', false),
    drop: form.text('drop', 64),
    serviceDate: seconds === null ? null : new Date(seconds * 1000),
  };
  const file = form.file(fileField, {
    missing: 'Catalog file is required',
    several: 'Only one catalog file can be sent',
  });
  return { file: form.doneWith(file), form: read };
}
