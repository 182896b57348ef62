const folders = ['images', 'uploads', 'mail', 'order-files'];

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The parts of a key; throws when it is none: what people name never becomes a path. */
export function fileKey(key: string): string[] {
  const [folder = '', ...names] = key.split('/');
  if (!folders.includes(folder) || !names.every((name) => segment.test(name)))
    throw new Error(`'${key}' is no key of a file.`);
  return [folder, ...names];
}
