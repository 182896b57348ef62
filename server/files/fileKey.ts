const folders = ['images', 'uploads', 'mail', 'order-files', 'invoices'];

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Whether the host can store and serve a file under this key. */
export function isFileKey(key: string): boolean {
  const [folder = '', ...names] = key.split('/');
  return folders.includes(folder) && names.every((name) => segment.test(name));
}

/** The parts of a key; throws for an invalid one, so that user input never becomes an arbitrary path. */
export function fileKey(key: string): string[] {
  if (!isFileKey(key)) throw new Error(`'${key}' is not a valid file key.`);
  return key.split('/');
}
