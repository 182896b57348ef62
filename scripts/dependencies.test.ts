import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

test('docs/dependencies.md lists the packages of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const named = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  );
  const listed = [...read('docs/dependencies.md').matchAll(/^\| (\S+) +\|/gm)].map(([, name]) => name);
  expect(listed.filter((name) => name !== 'package' && !name?.startsWith('-')).toSorted()).toEqual(
    named.toSorted(),
  );
});
