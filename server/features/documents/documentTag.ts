import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The entity tag of a document: it changes with whatever the document is made of, the code that makes it included.
 */
export function documentTag(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(codeState());
  for (const part of parts) hash.update('\0').update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

let code: string | null = null;

/** What changes with the code of this folder and the packages that it uses. */
function codeState(): string {
  if (code !== null) return code;
  const hash = createHash('sha256').update(readFileSync(path.join(__dirname, '../../../package.json')));
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files.sort()) hash.update(readFileSync(path.join(__dirname, file)));
  code = hash.digest('base64');
  return code;
}
