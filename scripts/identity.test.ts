import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const withoutExtension = (file: string) => file.replace(/\.tsx?$/, '');
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** What recipe 9 of CONTRIBUTING.md says of all capabilities, and of each. */
const [, recipe = ''] = /\n### 9\.(.*?)\n### /s.exec(read('CONTRIBUTING.md')) ?? [];
const [ofAll = '', ...entries] = recipe.split(/^- (?=\*\*)/m);
const capabilities = entries.map((text) => ({ name: /\w+/.exec(text)?.[0] ?? '', text }));

const sources = ['src', 'server'].flatMap((part) =>
  readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file)),
);

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from |import\([^')]*)'(\.[^']+)'/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );

test('the recipe has an entry for each capability: a folder on both sides', () => {
  const [onHost, onPage] = ['server', 'src'].map((side) =>
    readdirSync(path.join(root, side, 'features/identity')).filter((name) => name !== 'second-factor'),
  );
  const onBoth = onHost?.filter((name) => onPage?.includes(name));
  expect(capabilities.map(({ name }) => name).toSorted()).toEqual(onBoth?.toSorted());
});

test.each(capabilities)('only files that the recipe names import $name', ({ name, text }) => {
  const [, goes = ''] = /With it go (.*?)\. Page:/s.exec(text) ?? [];
  const parts = [`features/identity/${name}`, ...namesIn(goes).map(withoutExtension)];
  const isPart = (file: string) => parts.some((part) => `/${withoutExtension(file)}/`.includes(`/${part}/`));
  const importing = sources.filter((file) => !isPart(file) && importsOf(file).some(isPart));
  const named = namesIn(ofAll + text);
  expect(importing).not.toEqual([]);
  expect(importing.filter((file) => !named.some((one) => `/${file}`.endsWith(`/${one}`)))).toEqual([]);
});
