// npm run check:packages: asks the registry about every package of package-lock.json: at least a week old, not deprecated, signed, and
// without a known vulnerability. Says which of these the registry does not answer.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const weekMs = 7 * 86_400_000;
const npm = (...args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
const registry = npm('config', 'get', 'registry').stdout.trim().replace(/\/$/, '');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, { name = folder.replace(/^.*node_modules\//, ''), version }]) => ({ name, version }));

/** What is wrong with one version of a package, or null. */
async function faultOf({ name, version }) {
  const answer = await fetch(`${registry}/${name.replace('/', '%2f')}`);
  if (!answer.ok) return `the registry answers ${answer.status}`;
  const { time = {}, versions = {} } = await answer.json();
  if (versions[version] === undefined) return 'was withdrawn';
  if (versions[version].deprecated) return `is deprecated: ${versions[version].deprecated}`;
  if (!(Date.now() - Date.parse(time[version]) > weekMs)) return `is of ${time[version] ?? 'an unknown day'}`;
  return null;
}

let failed = 0;
const waiting = [...installed];
async function askInTurn() {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const fault = await faultOf(next);
    if (fault === null) continue;
    failed += 1;
    console.log(`${next.name}@${next.version} ${fault}`);
  }
}
await Promise.all(Array.from({ length: 16 }, askInTurn));
console.log(`${installed.length} packages were asked about.`);

for (const args of [
  ['audit', 'signatures'],
  ['audit', '--audit-level=moderate'],
]) {
  const { status, stdout, stderr } = npm(...args);
  const isUnanswered = /ENOAUDIT|E404|E405|network|not found|endpoint/i.test(stderr);
  console.log(isUnanswered ? `npm ${args.join(' ')}: the registry does not answer this.` : stdout.trim());
  if (status !== 0 && !isUnanswered) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
