import type { UploadedFile } from '../../../plugins/multipart';
import { FormFields } from './formFields';

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
  fields: Readonly<Record<string, string | undefined>>,
  files: readonly UploadedFile[],
  { hasOverride = false } = {},
): GarmentsForm {
  const form = new FormFields(fields, files);
  form.only(hasOverride ? ['catalog_ids', 'override'] : ['catalog_ids'], fileField);
  const ids = form.text('catalog_ids', longestIds, 'Select some catalog').split(',');
  const override = form.truth('override', false);
  const file = form.file(fileField, {
    missing: 'Excel file is required',
    several: 'Only one Excel file can be sent',
  });
  form.done();
  if (file === null) throw new Error('A fault of the form was not told.');
  return { catalogIds: [...new Set(ids)], file, override };
}
