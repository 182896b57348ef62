import { FormFields, type UploadedFile } from '../../../http/multipart';

/** The form of a batch of garments, checked. */
export interface GarmentsForm {
  /** Ids as on the wire, each once. */
  catalogIds: string[];
  file: UploadedFile;
  override: boolean;
}

const fileField = 'file_path';
const longestIds = 8000;

/** Reads the form of a batch of garments; 422 with every fault, the first one as detail. */
export function readGarmentsForm(
  fields: object,
  files: readonly UploadedFile[],
  { hasOverride = false } = {},
): GarmentsForm {
  const form = new FormFields(fields, files);
  form.refuseOthers(hasOverride ? ['catalog_ids', 'override'] : ['catalog_ids'], fileField);
  const ids = form.text('catalog_ids', longestIds, 'Select some catalog').split(',');
  const override = form.truth('override', false);
  const file = form.file(fileField, {
    missing: 'Excel file is required',
    several: 'Only one Excel file can be sent',
  });
  return { catalogIds: [...new Set(ids)], file: form.doneWith(file), override };
}
