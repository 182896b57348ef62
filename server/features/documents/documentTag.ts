import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

/**
 * The entity tag of a document: it changes with whatever the document is made of, the code that makes it included.
 */
export function documentTag(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(codeState);
  for (const part of parts) hash.update('\0').update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Where the code stands that decides what a document says. */
const folders = [__dirname, path.join(root, 'server/db'), path.join(root, 'src/domain')];

/** What changes with that code and with the packages that it uses; read once, as the host starts. */
const codeState = readCode();

function readCode(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package.json')));
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    for (const file of files.sort()) hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('base64');
}
