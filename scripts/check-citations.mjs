// Fails when a citation of docs/spec.md or docs/contract.md can't be found: spec 2 'Shell', spec 4 and 9,
// contract.md 'Images'. Also fails when a document names a missing file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const folders = ['api-spec', 'bench', 'demo', 'docs', 'e2e', 'server', 'src'];
const documents = { spec: 'docs/spec.md', contract: 'docs/contract.md' };

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What can be cited, by section number ('' if none): headings, bold starts of list items, first cells of tables. */
function readSections(file) {
  const sections = { '': [] };
  let section = '';
  for (const line of read(file).split('\n')) {
    const number = /^## (\d+)\. /.exec(line)?.[1];
    if (number !== undefined) sections[(section = number)] = [];
    const name = /^#{2,} (.+)|^ *- \*\*(.+?)\*\*|^\| (.+?) *\|/.exec(line)?.slice(1).join('');
    if (name !== undefined) sections[section].push(name);
  }
  return sections;
}

/** The citations in a text, each with the section's number and the cited name, '' if it has none. */
function* citationsOf(text) {
  // A citation may continue on the next line of its comment.
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
  const cited = /\b(spec(?= \d)|contract\.md)((?:(?:,| and| or)? (?:\d+\b|'[^']+'))*)/g;
  for (const [, word, parts] of flat.matchAll(cited)) {
    const document = word === 'spec' ? 'spec' : 'contract';
    let section = '';
    if (parts === '') yield { document, section, name: '' };
    for (const [, number, name = ''] of parts.matchAll(/(?=\d|')(\d+)?\s*(?:'([^']+)')?/g)) {
      section = number ?? section;
      yield { document, section, name };
    }
  }
}

/** Whether the cited name exists; it may be cited by its first words. */
function exists({ section, name }, sections) {
  if (name === '') return section in sections;
  const names = sections[section] ?? [];
  return names.some((one) => one.startsWith(name) && !/^\w/.test(one.slice(name.length)));
}

function* filesOf(folder) {
  if (!existsSync(path.join(root, folder))) return;
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })) {
    const file = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (entry.isFile() && /\.(tsx?|mjs|css|md|yaml)$/.test(file)) yield file;
  }
}

const sections = { spec: readSections(documents.spec), contract: readSections(documents.contract) };
let count = 0;
for (const file of folders.flatMap((folder) => [...filesOf(folder)])) {
  for (const citation of citationsOf(read(file))) {
    const { document, section, name } = citation;
    count += 1;
    if (exists(citation, sections[document])) continue;
    const words = [document, section, name && `'${name}'`].filter((word) => word !== '');
    console.error(`${file} cites ${words.join(' ')}, which ${documents[document]} does not have.`);
    process.exitCode = 1;
  }
}

/** Whether this file or folder exists; a decision may be named by its number: `docs/adr/0009`. */
function isFile(name) {
  if (existsSync(path.join(root, name))) return true;
  const folder = path.join(root, path.dirname(name));
  return existsSync(folder) && readdirSync(folder).some((file) => file.startsWith(`${path.basename(name)}-`));
}

/** The files and folders of this repository that a text names: `src/lib/paths.ts`, `src/domain/{a,b}`. */
function* pathsOf(text) {
  const named = new RegExp(
    `(?<![\\w./-])(?:${folders.join('|')}|scripts)/[\\w./-]*(?:\\{[\\w.,-]+\\})?(?![\\w…<*])`,
    'g',
  );
  for (const [name] of text.matchAll(named)) {
    const [, before, choices] = /^(.*)\{(.*)\}$/.exec(name) ?? [];
    if (before === undefined) yield name.replace(/[./]+$/, '');
    else for (const choice of choices.split(',')) yield before + choice;
  }
}

for (const file of ['README.md', 'CONTRIBUTING.md', ...filesOf('docs')]) {
  if (!existsSync(path.join(root, file))) continue;
  for (const name of pathsOf(read(file))) {
    count += 1;
    if (isFile(name)) continue;
    console.error(`${file} names ${name}, which is not there.`);
    process.exitCode = 1;
  }
}
console.log(`${count} citations looked at.`);
