// npm run sbom: writes sbom.cdx.json (CycloneDX), the packages that the host and the built page consist of. The packages of the page are
// development dependencies, as the host does without them: those that src imports, and what these need, are listed too.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The name of the package in an import like 'antd/locale/en_US', or null for a file. */
const packageOf = (specifier) => /^(@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0] ?? null;

/** The packages that the page imports. */
function pagePackages() {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|^test\b/.test(file));
  const imports = own.flatMap((file) => [
    ...read(path.join('src', file)).matchAll(/\b(?:from|import|url)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g),
  ]);
  return imports.map(([, specifier]) => packageOf(specifier)).filter((name) => name !== null);
}

const npm = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  },
);
if (npm.status !== 0) throw new Error(`npm could not list the packages: ${npm.stderr}`);
const bill = JSON.parse(npm.stdout);
const needs = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
const nameOf = (ref) => ref.slice(0, ref.lastIndexOf('@'));
const { packages } = JSON.parse(read('package-lock.json'));
const named = [...Object.keys(packages[''].dependencies), ...pagePackages()];
// A package may be installed under another name than its own.
const wanted = new Set(named.map((name) => packages[`node_modules/${name}`]?.name ?? name));
const own = bill.metadata.component['bom-ref'];
const shipped = new Set(needs.get(own).filter((ref) => wanted.has(nameOf(ref))));
needs.set(own, [...shipped]);
for (const ref of shipped) for (const needed of needs.get(ref) ?? []) shipped.add(needed);

bill.metadata.component.name = 'linedesk';
// npm calls the page's packages optional, as development ones.
bill.components = bill.components
  .filter((component) => shipped.has(component['bom-ref']))
  .map((component) => ({ ...component, scope: 'required', properties: [] }));
bill.dependencies = [...needs]
  .filter(([ref]) => ref === own || shipped.has(ref))
  .map(([ref, dependsOn]) => ({ ref, dependsOn }));
writeFileSync(path.join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`sbom.cdx.json lists ${bill.components.length} packages.`);
