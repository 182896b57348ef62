import type { UploadedFile } from '../../plugins/multipart';
import { unprocessable } from '../../plugins/problems';

const field = 'stocks_file';

/** The file of an upload of stock, as it was sent; 422 when there is none, or anything else. */
export function readStockForm(fields: object, files: readonly UploadedFile[]): UploadedFile {
  const unknown = [...Object.keys(fields), ...files.map((file) => file.field)].find((name) => name !== field);
  if (unknown !== undefined) throw fault(unknown, `The form has the unknown field '${unknown}'`);
  // A browser sends a nameless empty file for a field in which none was chosen.
  const [file, ...more] = files.filter(({ filename, size }) => filename !== '' || size > 0);
  if (file === undefined) throw fault(field, 'Stock file is required');
  if (more.length > 0) throw fault(field, 'One stock file at a time can be uploaded');
  return file;
}

const fault = (name: string, message: string) => unprocessable(message, [{ path: `body.${name}`, message }]);
