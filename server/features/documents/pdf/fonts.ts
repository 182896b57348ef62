import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How heavy a text is. */
export type Weight = 'regular' | 'semibold';

const folder = path.dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));
const files: Record<Weight, string> = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  semibold: '600SemiBold/NotoSans_600SemiBold.ttf',
};

const read = new Map<Weight, Buffer>();

/** The bytes of Noto Sans, which has the Latin, Cyrillic and Greek letters; read once a thread. */
export function notoSans(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known !== undefined) return known;
  const bytes = readFileSync(path.join(folder, files[weight]));
  read.set(weight, bytes);
  return bytes;
}
