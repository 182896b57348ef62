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

interface Package {
  name?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const installed = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, one]) => ({ ...one, name: one.name ?? folder.replace(/^.*node_modules\//, '') }));

/** What may be passed on within a product, source closed. */
const permissive = new Set(
  ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'].concat([
    ...['Unlicense', 'CC0-1.0', 'Zlib', 'Python-2.0', 'OFL-1.1'],
  ]),
);

/** Other licences, by the packages that have them and why they are fine. */
const others = [
  // libvips, a shared library of its own that sharp loads.
  [/^@img\/sharp-(libvips-|wasm32$|win32-)/, /LGPL-3\.0-or-later/],
  // Tests and the build use these as they are; nothing of them is in what is delivered.
  [/^axe-core$/, /^MPL-2\.0$/],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  // Its file LICENSE is MIT's; package.json does not say so.
  [/^png-js$/, /^$/],
] as const;

test('every package has a licence that allows what is done with it', () => {
  const isAllowed = ({ name, license = '' }: (typeof installed)[number]) =>
    license
      .split(/ AND | OR |[()]/)
      .filter(Boolean)
      .every((one) => permissive.has(one)) && license !== ''
      ? true
      : others.some(([names, licences]) => names.test(name) && licences.test(license));
  expect(installed.length).toBeGreaterThan(1000);
  expect(installed.filter((one) => !isAllowed(one)).map(({ name, license }) => `${name} ${license}`)).toEqual(
    [],
  );
});

test('package.json says of every package with an install script whether it may run', () => {
  const { allowScripts } = JSON.parse(read('package.json'));
  const having = installed
    .filter(({ hasInstallScript }) => hasInstallScript === true)
    .map(({ name }) => name);
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(having)].toSorted());
});

test('npm runs no other install script, and takes no version that is younger than a week', () => {
  expect(read('.npmrc').split('\n')).toEqual(
    expect.arrayContaining(['strict-allow-scripts=true', 'min-release-age=7']),
  );
});
