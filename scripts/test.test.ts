import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate project with the script, and a jest that only reports which project's tests it is asked to run. */
let root = '';
const fakeJest = `
const args = process.argv.slice(2);
const project = args[args.indexOf('--selectProjects') + 1];
const report = args.find((arg) => arg.startsWith('--outputFile=')).slice('--outputFile='.length);
const numFailedTests = project === 'server' ? 1 : 0;
const counts = { numFailedTests, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
require('node:fs').writeFileSync(report, JSON.stringify({ ...counts, numPassedTests: 2 }));
console.log('jest runs ' + project);
process.exitCode = numFailedTests;
`;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'linedesk-stages-'));
  for (const folder of ['scripts', 'node_modules/jest/bin'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const script of ['test.mjs', 'ensure-installed.mjs', 'folder-lock.mjs'])
    copyFileSync(path.join(__dirname, script), path.join(root, 'scripts', script));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(path.join(root, file), JSON.stringify({ packages: { '': {} } }));
  writeFileSync(path.join(root, 'node_modules/jest/bin/jest.js'), fakeJest);
});
afterAll(() => rmSync(root, { recursive: true }));

function run(...stages: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', 'test.mjs'), ...stages],
    { encoding: 'utf8' },
  );
  const ran = [...stdout.matchAll(/^jest runs (.*)$/gm)].map(([, project]) => project);
  return { status, stderr, ran, end: stdout.split('\n').slice(-3).join('\n') };
}

test('a stage runs alone; how long it took and what came of it stand at the end', () => {
  const { end, ...rest } = run('unit');
  expect(rest).toEqual({ status: 0, stderr: '', ran: ['domain', 'client'] });
  expect(end).toMatch(/^Time: unit \d+ s\n4 passed, 0 failed\n$/);
});

test('a failed test fails the run, and the other stages run all the same', () => {
  const { end, ...rest } = run('server', 'unit');
  expect(rest).toEqual({ status: 1, stderr: '', ran: ['server', 'domain', 'client'] });
  expect(end).toMatch(/^Time: server \d+ s, unit \d+ s\n6 passed, 1 failed\n$/);
});

test('a stage that does not exist is told, with those that do, and nothing runs', () => {
  const { status, stderr, ran } = run('unit', 'browser');
  const sentence = 'There is no stage browser; there are checks, unit, server, e2e.\n';
  expect({ status, stderr, ran }).toEqual({ status: 2, stderr: sentence, ran: [] });
});
