import { isSeason, seasonMessage } from '../../../src/domain/seasons/isSeason';
import type { Schema } from '../../operation';
import type { UploadedFile } from '../../plugins/multipart';
import { unprocessable } from '../../plugins/problems';

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
  file: UploadedFile;
}

const catalogTypes: readonly Schema<'CatalogType'>[] = ['initial', 'repo', 'return'];
const fieldNames = new Set([
  'name',
  'season',
  'catalog_type',
  'brand',
  'ls_enabled',
  'wls_enabled',
  'is_current',
  'drop',
  'service_date',
]);
const fileField = 'catalog_path';

/** Reads the form of a new catalog with the contract's defaults; 422 with every fault, the first one as detail. */
export function readUploadForm(
  fields: Readonly<Record<string, string | undefined>>,
  files: readonly UploadedFile[],
): UploadForm {
  const faults: { path: string; message: string }[] = [];
  const fault = (field: string, message: string) => faults.push({ path: `body.${field}`, message });

  const text = (field: string, longest: number) => {
    const value = (fields[field] ?? '').trim();
    if (value.length > longest) fault(field, `The field '${field}' may have at most ${longest} characters`);
    if (value.includes('\0')) fault(field, `The field '${field}' has a character that cannot be stored`);
    return value;
  };
  const truth = (field: string, fallback: boolean) => {
    const value = fields[field] ?? String(fallback);
    if (value !== 'true' && value !== 'false') fault(field, `The field '${field}' must be true or false`);
    return value === 'true';
  };

  for (const field of Object.keys(fields)) {
    if (!fieldNames.has(field)) fault(field, `The form has the unknown field '${field}'`);
  }
  const name = text('name', 200);
  if (name === '') fault('name', 'Name is required');
  const season = fields.season ?? '';
  if (!isSeason(season)) fault('season', seasonMessage);
  const type = fields.catalog_type ?? 'initial';
  const catalogType = catalogTypes.find((known) => known === type);
  if (catalogType === undefined) fault('catalog_type', 'The catalog type must be initial, repo or return');
  const date = fields.service_date ?? '';
  if (!/^\d{0,10}$/.test(date)) fault('service_date', 'The service date must be in epoch seconds');
  const form = {
    name,
    season,
    brand: text('brand', 200),
    lsEnabled: truth('ls_enabled', true),
    wlsEnabled: truth('wls_enabled', true),
    isCurrent: truth('is_current', false),
    drop: text('drop', 64),
    serviceDate: date === '' ? null : new Date(Number(date) * 1000),
  };
  const file = oneFile(files, fault);

  const [first] = faults;
  if (first !== undefined) throw unprocessable(first.message, faults);
  if (catalogType === undefined || file === undefined) throw new Error('A fault of the form was not told.');
  return { ...form, catalogType, file };
}

function oneFile(files: readonly UploadedFile[], fault: (field: string, message: string) => void) {
  for (const { field } of files) {
    if (field !== fileField) fault(field, `The form has the unknown file '${field}'`);
  }
  // A browser sends a nameless empty file for a field in which none was chosen.
  const chosen = files.filter((file) => file.field === fileField && (file.filename !== '' || file.size > 0));
  if (chosen.length === 0) fault(fileField, 'Catalog file is required');
  if (chosen.length > 1) fault(fileField, 'Only one catalog file can be sent');
  return chosen[0];
}
