import type { UploadedFile } from '../../plugins/multipart';
import { unprocessable } from '../../plugins/problems';

const field = 'images';

/** The pictures of an upload's form, as they were sent; 422 when there are none, or anything else. */
export function readPictures(fields: object, files: readonly UploadedFile[]): UploadedFile[] {
  const unknown = [...Object.keys(fields), ...files.map((file) => file.field)].find((name) => name !== field);
  if (unknown !== undefined) throw fault(unknown, `The form has the unknown field '${unknown}'`);
  // A browser sends a nameless empty file for a field in which none was chosen.
  const pictures = files.filter((file) => file.filename !== '' || file.size > 0);
  if (pictures.length === 0) throw fault(field, 'At least one picture is required');
  return pictures;
}

const fault = (name: string, message: string) => unprocessable(message, [{ path: `body.${name}`, message }]);
