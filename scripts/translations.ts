// npm run translations: names what is untranslated, unused or differs; with --export a file for each language and part of
// the page (.po), which --import reads back.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../src/domain/groupBy';
import { contractSentences } from '../server/http/contract';
import { keyOf } from '../src/domain/language/message';
import { type WordsPart, wordsParts } from '../src/domain/language/parts';
import { shortKey } from '../src/languages/shortKey';
import { type FoundMessage, readMessages } from './messages';
import { faultsOf, fromPo, toPo, type Translations } from './translationFiles';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'src/languages');

/** The files of each part, by the beginnings of their paths; the first that fits counts. */
const partPaths: readonly (readonly [part: WordsPart, paths: RegExp])[] = [
  [
    'login',
    /^src\/(api|languages\/(?!keyNames)|app\/(messages|offline|usePage)|features\/identity\/(login\/(?!Forgotten|PasswordLink)|openid|passkeys\/(?!AddP|NameP|PasskeyName|PasskeysCard|RemoveP|RenameP)|second-factor\/factors|totp\/totpFactor))/,
  ],
  [
    'dialogs',
    /^src\/(app\/shell\/OtherPerson|domain\/(access\/(localPasswords|passwordRefusal|roleOptions)|customerPlaces|orders\/(papers|refusal(Cause|Group)s|send(Preflight|Refusal)))|features\/(find\/(?!FindTool)|line-sheet\/(fill\/(?!FillFrom)|runs\/(?!SizeRunTool|runTargets|useRunEntry)|saving\/PricesDialog|find\/GarmentFilterDialog)|orders\/(dialogs|first-run|many\/(?!orderTasks)|refusals|views\/ViewsDialog|OrderFiltersDialog|filters\/FilterPanel))|shared\/(customer|erase|keys|many-tasks\/(?!useMany)|order-(documents|form)|password-|price-list|saved-set|session-list|task-table|unlock)|ui\/file-drop)/,
  ],
  [
    'files',
    /^src\/(domain\/(catalog-file|order-form|own-codes|pictures|prepare|spreadsheet\/(?!cell)|uploads|stock-file|titlesFault|user-file)|shared\/(bad-rows|file-check|prepare|spreadsheet-field|upload-dialog)|features\/(management|prepare))/,
  ],
  ['sent', /^src\/features\/line-sheet\/(fulfillment|versions|proposals)\/(?!use)/],
  ['sheet', /^src\/(domain\/(orders\/(fulfillment|minimums|proposals)|size-runs)|features\/line-sheet)/],
  ['orders', /^src\/(domain\/orders\/newsTexts|features\/(orders|new-order))/],
  ['catalogs', /^src\/features\/(catalogs|visibility)/],
  [
    'customers',
    /^src\/features\/(customers|user-detail|add-customer|bulk-users|deleted-users|link-generator)/,
  ],
  ['figures', /^src\/features\/(overview|garment)/],
  ['profile', /^src\/(domain\/access\/openid|features\/identity\/(?!confirm|sessions\/report))/],
  ['page', /^src\//],
  ['host', /^server\//],
];

/**
 * The messages by part, each with the places where it stands. One that several parts show is in the login's, which is
 * always there, or in that of every page, or in that of the dialogs; one of the host alone, which reads all parts, in the
 * host's.
 */
export function messagesByPart(): ReadonlyMap<WordsPart, readonly FoundMessage[]> {
  const files = execFileSync('git', ['ls-files', 'src', 'server'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/test\//.test(file));
  const found = files.flatMap((file) => {
    const [part = 'page'] = partPaths.find(([, paths]) => paths.test(file)) ?? [];
    return readMessages(path.join(root, file)).messages.map((one) => ({ part, one }));
  });
  const ofContract = { file: 'api-spec/openapi.yaml', line: 0 };
  for (const text of contractSentences()) found.push({ part: 'host', one: { text, ...ofContract } });
  const byPart = new Map<WordsPart, FoundMessage[]>(wordsParts.map((part) => [part, []]));
  for (const same of groupBy(found, ({ one }) => keyOf(one)).values())
    byPart.get(homeOf(new Set(same.map(({ part }) => part))))?.push(...same.map(({ one }) => one));
  return byPart;
}

function homeOf(shownIn: Set<WordsPart>): WordsPart {
  if (shownIn.size > 1) shownIn.delete('host');
  // What follows a sent order is shown beside its sheet.
  if (shownIn.has('sheet')) shownIn.delete('sent');
  const [only = 'page', another] = shownIn;
  if (another === undefined) return only;
  if (shownIn.has('login')) return 'login';
  return (['page', 'orders', 'sheet', 'sent'] as const).some((part) => shownIn.has(part))
    ? 'page'
    : 'dialogs';
}

const languagesOf = (from: string) =>
  readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function readTranslations(language: string, part: WordsPart): Translations {
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
  if (new Set([...texts].map(shortKey)).size < texts.size)
    faults.push('Two messages have the same short key.');
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
