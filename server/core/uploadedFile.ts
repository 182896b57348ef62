/** One uploaded file, stored at `path` until the request ends, with its original file name. */
export interface UploadedFile {
  field: string;
  filename: string;
  path: string;
  size: number;
}

/** The file of a request whose contract requires one. */
export function requiredFile([file]: readonly UploadedFile[]): UploadedFile {
  if (file === undefined) throw new Error('The contract lets this call do without its file.');
  return file;
}
