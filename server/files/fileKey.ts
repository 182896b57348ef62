const folders = ['images', 'uploads', 'mail', 'order-files'];

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The parts of a key; throws for an invalid one, so that user input never becomes an arbitrary path. */
export function fileKey(key: string): string[] {
  const [folder = '', ...names] = key.split('/');
  if (!folders.includes(folder) || !names.every((name) => segment.test(name)))
    throw new Error(`'${key}' is not a valid file key.`);
  return [folder, ...names];
}
