import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..');
const [, avoided = ''] = readFileSync(path.join(root, 'docs/GLOSSARY.md'), 'utf8').split('## Names to avoid');
const words = new Set(
  [...avoided.matchAll(/^\| ([a-z, ]+?) +\|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((word) => word !== 'not'),
);

/** Names that others have given: a column of the database, an answer of the ERP, a text of the lightbox. */
const given: readonly (readonly [part: string, name: string])[] = [
  ['server', 'lane'],
  ['server/db/orders.ts', 'kept'],
  ['server/features/erp/drop/answers.ts', 'kept'],
  ['src/features/line-sheet/lightbox/Lightbox.tsx', 'Photo gallery'],
];

/** The lower-case words of a name: 'savedSizeRuns' has saved, size and runs. */
const wordsOf = (name: string) =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase());

/** Whether a node gives a name to a variable, parameter, function, type or field. */
const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isBindingElement(node) ||
  ts.isParameter(node) ||
  ts.isFunctionLike(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyAssignment(node);

/** The names that a file declares, and its own. */
function namesOf(folder: string, file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const names = [path.basename(file)];
  const collect = (node: ts.Node) => {
    const name = isDeclaration(node) ? node.name : undefined;
    if (name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.push(name.text);
    ts.forEachChild(node, collect);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return names;
}

const isGiven = (file: string, name: string) =>
  given.some(([part, one]) => one === name && file.startsWith(part));

test('the glossary lists words to avoid', () => {
  expect([...words]).toEqual(expect.arrayContaining(['kept', 'told', 'lane', 'colour']));
});

test.each(['src', 'server', 'demo', 'e2e', 'bench', 'scripts'])(
  'no name in %s has a word to avoid',
  (part) => {
    const files = readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
      .map((file) => path.join(part, file));
    const names = files.flatMap((file) => namesOf(root, file).map((name) => ({ file, name })));
    expect(names.length).toBeGreaterThan(100);
    const isAvoided = ({ file, name }: { file: string; name: string }) =>
      wordsOf(name).some((word) => words.has(word)) && !isGiven(file, name);
    expect(names.filter(isAvoided)).toEqual([]);
  },
);
