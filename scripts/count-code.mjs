// npm run count: number and lengths of code files in src, server and demo; lines of everything with tests and styles.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const files = ['src', 'server', 'demo'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
);
const linesOf = (name) => readFileSync(path.join(root, name), 'utf8').split('\n').length - 1;

const lengths = new Map(files.map((name) => [name, linesOf(name)]));
const isTest = (name) => /\.test\.tsx?$/.test(name) || name.split(path.sep).includes('test');
const isGenerated = (name) => name.includes('.gen.');
const code = files.filter((name) => /\.tsx?$/.test(name) && !isTest(name) && !isGenerated(name));
const sorted = code.toSorted((a, b) => lengths.get(a) - lengths.get(b));
const sum = (names) => names.reduce((total, name) => total + lengths.get(name), 0);
const say = (what, value) => console.log(`${what.padEnd(44)} ${value}`);

say('code files, without tests and generated ones', code.length);
say('median of their lines', lengths.get(sorted[Math.floor(sorted.length / 2)]));
say('the longest', `${lengths.get(sorted.at(-1))} (${sorted.at(-1)})`);
say('of less than 15 lines', code.filter((name) => lengths.get(name) < 15).length);
say('lines of code', sum(code));
say('lines of tests', sum(files.filter(isTest)));
say('lines generated', sum(files.filter(isGenerated)));
say('lines of everything, styles too', sum(files));
