// Gathers test files into groups that Jest takes for one file each: the modules that they share are then evaluated once
// for a group, not once for each file, which takes a fifth of the processor's time (docs/adr/0030).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The test files of each project of jest.config.ts. */
const projects = {
  domain: (file) => file.startsWith('src/domain/'),
  client: (file) => file.startsWith('src/') && !file.startsWith('src/domain/'),
  server: (file) => /^(server|demo|scripts)\//.test(file),
};

/** What replaces modules must not share them with files that need the real ones. */
const replacesModules = /\bjest\.(mock|doMock|isolateModules|resetModules)\b/;
const replacesTheShell = /\/test\/plainFrame'/;

/** Characters of source in a group: enough to be worth it, few enough that both workers end at about the same time. */
const groupSize = 60_000;

function testFiles(project) {
  return ['src', 'server', 'demo', 'scripts']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => /\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(projects[project])
    .toSorted()
    .map((name) => ({ name, source: readFileSync(path.join(root, name), 'utf8') }));
}

/** Neighbours go together: they load the same modules. */
function gather(files) {
  const groups = [];
  let size = Infinity;
  for (const { name, source } of files) {
    size += source.length;
    if (size > groupSize) {
      groups.push([]);
      size = source.length;
    }
    groups.at(-1).push(name);
  }
  return groups;
}

/**
 * Writes the groups of a project's test files whose paths contain one of the given names. In a group, a `describe` named
 * by its path stands for each file.
 */
export function groupTests(project, names) {
  const folder = path.join(root, '.cache', 'test-groups', project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const chosen = testFiles(project).filter(({ name }) => names.some((part) => name.includes(part)));
  const alone = chosen.filter(({ source }) => replacesModules.test(source));
  const others = chosen.filter((file) => !alone.includes(file));
  const groups = [
    ...alone.map(({ name }) => [name]),
    ...gather(others.filter(({ source }) => replacesTheShell.test(source))),
    ...gather(others.filter(({ source }) => !replacesTheShell.test(source))),
  ];
  for (const [index, files] of groups.entries()) {
    const lines = files.map((file) => `describe('${file}', () => void require('../../../${file}'));\n`);
    writeFileSync(path.join(folder, `${String(index).padStart(3, '0')}.test.js`), lines.join(''));
  }
}
