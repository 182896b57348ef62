// npm run translations: names what is untranslated, unused or differs; with --export a file for each language and part of
// the page (.po), which --import reads back.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from '../src/domain/language/message';
import { type FoundMessage, readMessages } from './messages';
import { faultsOf, fromPo, toPo, type Translations } from './translationFiles';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'src/languages');

/** The parts whose translations load together, by the beginnings of their files' paths; the first that fits counts. */
const parts: readonly (readonly [part: string, paths: RegExp])[] = [
  [
    'login',
    /^src\/(api|languages|features\/identity\/(login|openid|passkeys)|app\/(messages|offline|usePage))/,
  ],
  [
    'files',
    /^src\/(domain\/(catalog-file|order-form|prepare|spreadsheet|uploads)|shared\/(bad-rows|file-check|prepare|spreadsheet-field|upload-dialog)|features\/(management|prepare))/,
  ],
  ['sheet', /^src\/features\/line-sheet/],
  ['catalogs', /^src\/(features\/(catalogs|visibility)|domain\/catalogs)/],
  [
    'customers',
    /^src\/features\/(customers|user-detail|add-customer|bulk-users|deleted-users|link-generator)/,
  ],
  ['figures', /^src\/features\/(overview|garment)/],
  ['profile', /^src\/features\/identity/],
  ['page', /^src\//],
];

/** The messages of the page by part, each with the places where it stands. */
function messagesByPart(): ReadonlyMap<string, readonly FoundMessage[]> {
  const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/test\//.test(file));
  const found = new Map<string, FoundMessage[]>();
  for (const file of files) {
    const [part = 'page'] = parts.find(([, paths]) => paths.test(file)) ?? [];
    found.set(part, [...(found.get(part) ?? []), ...readMessages(path.join(root, file)).messages]);
  }
  return found;
}

const languagesOf = (from: string) =>
  readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function readTranslations(language: string, part: string): Translations {
  const file = path.join(folder, language, `${part}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function check(): number {
  const messages = messagesByPart();
  const faults = languagesOf(folder).flatMap((language) =>
    [...messages].flatMap(([part, ofPart]) =>
      faultsOf(language, ofPart, readTranslations(language, part)).map((fault) => `${language}: ${fault}`),
    ),
  );
  for (const fault of faults) console.error(fault);
  const texts = new Set([...messages.values()].flat().map(keyOf));
  console.log(`${texts.size} messages, ${languagesOf(folder).length} languages besides English.`);
  return faults.length === 0 ? 0 : 1;
}

/** Writes the files of these languages, or of those that there are. */
function exportTo(target: string, languages: readonly string[]): void {
  const messages = messagesByPart();
  for (const language of languages.length > 0 ? languages : languagesOf(folder)) {
    mkdirSync(path.join(target, language), { recursive: true });
    for (const [part, ofPart] of messages) {
      const content = toPo(language, ofPart, readTranslations(language, part));
      writeFileSync(path.join(target, language, `${part}.po`), content);
    }
  }
}

function importFrom(source: string): void {
  for (const language of languagesOf(source)) {
    mkdirSync(path.join(folder, language), { recursive: true });
    for (const file of readdirSync(path.join(source, language)).filter((name) => name.endsWith('.po'))) {
      const translations = fromPo(readFileSync(path.join(source, language, file), 'utf8'));
      const target = path.join(folder, language, file.replace(/po$/, 'json'));
      writeFileSync(target, `${JSON.stringify(translations, null, 2)}\n`);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [option, target = 'translations', ...languages] = process.argv.slice(2);
  if (option === '--export') exportTo(target, languages);
  else if (option === '--import') importFrom(target);
  else process.exitCode = check();
}
