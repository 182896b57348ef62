import type { Schema } from '../../../http/operation';
import { FormFields, type UploadedFile } from '../../../http/multipart';
import { readCatalogType } from './readCatalogType';

/** The form of a catalog's update, checked, as its task keeps it: the date in epoch seconds. */
export type ReuploadForm = {
  name: string;
  catalogType: Schema<'CatalogType'>;
  isCurrent: boolean;
  drop: string;
  /** Null leaves the date as it is. */
  serviceDate: number | null;
};

const fieldNames = ['catalog', 'name', 'catalog_type', 'is_current', 'drop', 'service_date'];
const fileField = 'catalog_path';

/** Reads the form of a catalog's update, of which the file may be left out; 422 with every fault, the first as detail. */
export function readReuploadForm(
  fields: object,
  files: readonly UploadedFile[],
): { catalog: string; form: ReuploadForm; file: UploadedFile | null } {
  const form = new FormFields(fields, files);
  form.refuseOthers(fieldNames, fileField);
  const catalog = form.text('catalog', 64, 'Catalog is required');
  const read = {
    name: form.text('name', 200, 'Name is required'),
    catalogType: readCatalogType(form, null),
    isCurrent: form.truth('is_current', null),
    drop: form.text('drop', 64),
    serviceDate: form.seconds('service_date'),
  };
  const file = form.file(fileField, { several: 'Only one catalog file can be sent' });
  form.done();
  return { catalog, form: read, file };
}
