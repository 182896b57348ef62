import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const [, avoided = ''] = readFileSync(path.join(root, 'docs/GLOSSARY.md'), 'utf8').split('## Names to avoid');
const words = new Set(
  [...avoided.matchAll(/^\| ([a-z, ]+?) +\|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((word) => word !== 'not'),
);

/** The lower-case words of a name: 'savedSizeRuns' has saved, size and runs. */
const wordsOf = (name: string) =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase());

/** The names that a file declares, and its own. */
function namesOf(folder: string, file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const declared = text.matchAll(
    /\b(?:const|let|function|class|interface|type|enum)\s+[{[]?\s*(\w+)\b(?!:)/g,
  );
  return [path.basename(file), ...[...declared].map(([, name = '']) => name)];
}

test('the glossary lists words to avoid', () => {
  expect([...words]).toEqual(expect.arrayContaining(['kept', 'told', 'lane', 'colour']));
});

test.each(['src', 'server', 'demo'])('no name in %s has a word to avoid', (part) => {
  const folder = path.join(root, part);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'),
  );
  const names = files.flatMap((file) => namesOf(folder, file).map((name) => ({ file, name })));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ name }) => wordsOf(name).some((word) => words.has(word)))).toEqual([]);
});
