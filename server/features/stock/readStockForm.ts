import { FormFields, type UploadedFile } from '../../http/multipart';

const field = 'stocks_file';

/** The file of an upload of stock, as it was sent; 422 when there is none, or anything else. */
export function readStockForm(fields: object, files: readonly UploadedFile[]): UploadedFile {
  const form = new FormFields(fields, files);
  form.refuseOthers([], field);
  return form.doneWith(
    form.file(field, {
      missing: 'Stock file is required',
      several: 'One stock file at a time can be uploaded',
    }),
  );
}
