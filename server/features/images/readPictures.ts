import { FormFields, type UploadedFile } from '../../http/multipart';

const field = 'images';

/** The pictures of an upload's form, as they were sent; 422 when there are none, or anything else. */
export function readPictures(fields: object, files: readonly UploadedFile[]): UploadedFile[] {
  const form = new FormFields(fields, files);
  form.refuseOthers([], field);
  const pictures = form.chosen(field, 'At least one picture is required');
  form.done();
  return pictures;
}
