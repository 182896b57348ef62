import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** A hash of the code and the words in these folders, and of package.json: while it is the same, so is the code's output. */
export function readCodeState(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package.json')));
  for (const folder of folders) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts'),
    );
    for (const file of files.sort()) hash.update(readFileSync(path.join(root, folder, file)));
  }
  return hash.digest('base64');
}
