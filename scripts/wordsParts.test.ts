import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../src/app/wordsOf';
import type { PageKey } from '../src/domain/access/pageRules';
import type { WordsPart } from '../src/domain/language/parts';
import { messagesByPart } from './translations';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const partsOf = new Map<string, Set<WordsPart>>();
for (const [part, messages] of messagesByPart())
  for (const { file } of messages) partsOf.set(file, (partsOf.get(file) ?? new Set()).add(part));

/** What calls read for lists, and the login does not show. */
const ofCalls = new Set(['src/domain/documents.ts', 'src/domain/orders/statuses.ts']);

/** The files that a file imports, types left out: at once, or later. */
function importsOf(file: string, when: 'atOnce' | 'later'): string[] {
  const pattern =
    when === 'atOnce' ? /^(?:import|export)(?! type)[^;']*'(\.[^']+)'/gm : /import\([^')]*'(\.[^']+)'/g;
  return [...read(file).matchAll(pattern)].flatMap(([, specifier = '']) => {
    const base = path.join(path.dirname(file), specifier);
    const found = ['.ts', '.tsx', '/index.ts'].map((ending) => base + ending);
    return found.filter((one) => existsSync(path.join(root, one)));
  });
}

function filesOf(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) for (const imported of importsOf(file, 'atOnce')) files.add(imported);
  return files;
}

/** The pages, with what their routes import. */
const pages = [
  ...read('src/app/routes.tsx').matchAll(/page\(\s*'(\w+)',\s*'\w+',\s*\(\) => import\([^')]*'([^']+)'/g),
].map(([, key = '', specifier = '']) => ({ key, entry: path.join('src/app', `${specifier}.tsx`) }));

it('knows every page', () => {
  expect(pages.map(({ key }) => key)).toEqual(expect.arrayContaining(['orderList', 'lineSheet', 'profile']));
  expect(pages.length).toBeGreaterThan(20);
});

it.each(pages)('$key waits for all the words that it shows', ({ key, entry }) => {
  expect(missingIn(entry, ['page', ...wordsOf(key as PageKey)])).toEqual([]);
});

/** The parts that the route of a public page waits for besides the login's. */
const waitedFor = (entry: string) => {
  const route = new RegExp(`import\\('[^']*/${path.basename(entry)}'\\),?\\s*(\\[[^\\]]*\\])?`);
  const [, parts = ''] = route.exec(read('src/app/routes.tsx')) ?? [];
  return [...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
};

it.each([
  ['features/identity/login/LoginPage', 0],
  ['features/identity/login/ForgottenPasswordPage', 1],
  ['features/identity/login/PasswordLinkPage', 3],
  ['app/messages/PlainPages', 0],
  ['app/messages/MessagePages', 0],
  ['app/AntPreset', 0],
])('%s waits for all the words that it shows, of %d parts besides the login', (entry, count) => {
  expect(waitedFor(entry)).toHaveLength(count);
  expect(missingIn(`src/${entry}.tsx`, waitedFor(entry))).toEqual([]);
});

it.each(['SignedInLayout', 'AdminShell', 'LineSheetFrame'])(
  '%s shows no words besides those of every page',
  (entry) => {
    expect(missingIn(`src/app/shell/${entry}.tsx`, ['page'])).toEqual([]);
  },
);

/** The words that are shown by a file, or by what it imports, and that nothing waits for. */
function missingIn(entry: string, waitedFor: readonly string[], seen = new Set<string>()): string[] {
  const known = new Set(['login', ...waitedFor]);
  const state = `${entry} ${[...known].sort().join(' ')}`;
  if (seen.has(state)) return [];
  seen.add(state);
  return [...filesOf(entry)]
    .filter((file) => !ofCalls.has(file))
    .flatMap((file) => {
      // Code that is loaded later may wait for its words itself.
      const own = [...read(file).matchAll(/(?:need|with)Words\(\s*'(\w+)'/g)].map(([, part = '']) => part);
      return [
        ...[...(partsOf.get(file) ?? [])]
          .filter((part) => !known.has(part))
          .map((part) => `${part} of ${file}`),
        ...importsOf(file, 'later').flatMap((later) => missingIn(later, [...known, ...own], seen)),
      ];
    });
}
