import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate project with the script, and test runners that only report what they are asked to run. */
let root = '';
const fakeJest = `
const args = process.argv.slice(2);
const project = args[args.indexOf('--selectProjects') + 1];
const report = args.find((arg) => arg.startsWith('--outputFile=')).slice('--outputFile='.length);
const again = args.includes('--runTestsByPath');
const numFailedTests = project === 'server' && !(again && process.env.LATE_ONCE) ? 1 : 0;
const counts = { numFailedTests, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
const assertionResults = [
  { status: 'passed', fullName: 'keeps' },
  ...(numFailedTests ? [{ status: 'failed', fullName: 'loses' }] : []),
];
const file = { name: process.cwd() + '/server/a.test.ts', status: numFailedTests ? 'failed' : 'passed', assertionResults };
require('node:fs').writeFileSync(report, JSON.stringify({ ...counts, numPassedTests: 2, testResults: [file] }));
console.log('runs ' + project + (again ? ' again: ' + args.slice(args.indexOf('--runTestsByPath') + 1) : ''));
process.exitCode = project === 'domain' && process.env.COVERAGE_MISSED ? 1 : numFailedTests;
`;

const fakePlaywright = `
const again = process.argv.includes('--last-failed');
const unexpected = again && process.env.LATE_ONCE ? 0 : 1;
const specs = [
  ...(again ? [] : [{ ok: true, file: 'a.spec.ts', title: 'opens' }]),
  { ok: unexpected === 0, file: 'a.spec.ts', title: 'closes' },
];
const stats = { expected: specs.length - unexpected, unexpected, skipped: 0 };
const errors = process.env.NO_HOST ? [{ message: 'No host starts.' }] : [];
const report = { stats, errors, suites: [{ specs: [], suites: [{ specs }] }] };
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify(report));
console.log('runs browser' + (again ? ' again' : ''));
process.exitCode = unexpected;
`;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'linedesk-stages-'));
  for (const folder of ['scripts', 'node_modules/jest/bin', 'node_modules/@playwright/test'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const script of ['test.mjs', 'ensure-installed.mjs', 'folder-lock.mjs'])
    copyFileSync(path.join(__dirname, script), path.join(root, 'scripts', script));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(path.join(root, file), JSON.stringify({ packages: { '': {} } }));
  writeFileSync(path.join(root, 'node_modules/jest/bin/jest.js'), fakeJest);
  writeFileSync(path.join(root, 'node_modules/@playwright/test/cli.js'), fakePlaywright);
  writeFileSync(path.join(root, 'scripts/ensure-built.mjs'), 'export const ensureBuilt = () => {};');
  writeFileSync(path.join(root, 'scripts/ensure-browser.mjs'), 'export const ensureBrowser = () => "none";');
});
afterAll(() => rmSync(root, { recursive: true }));

function run(stages: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', 'test.mjs'), ...stages],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  const ran = [...stdout.matchAll(/^runs (.*)$/gm)].map(([, project]) => project);
  const under = (title: string) => stdout.split(`\n${title}:\n`)[1]?.split('\n\n')[0] ?? '';
  const [failed, unsteady] = [under('Failed'), under('Passed only when run again')];
  return { status, stderr, ran, failed, unsteady, end: stdout.split('\n').slice(-3).join('\n') };
}

test('a stage runs alone; how long it took and what came of it stand at the end', () => {
  const { end, ...rest } = run(['unit']);
  expect(rest).toEqual({ status: 0, stderr: '', ran: ['domain', 'client'], failed: '', unsteady: '' });
  expect(end).toMatch(/^Time: unit \d+ s\n4 passed, 0 failed\n$/);
});

/** The file that fails runs by itself once more. */
const serverTwice = () => ['server', `server again: ${path.join(realpathSync(root), 'server/a.test.ts')}`];

test('a test that fails twice fails the run and is named at its end, and the other stages run all the same', () => {
  const { end, ...rest } = run(['server', 'unit']);
  const failed = 'server/a.test.ts › loses';
  const ran = [...serverTwice(), 'domain', 'client'];
  expect(rest).toEqual({ status: 1, stderr: '', ran, failed, unsteady: '' });
  expect(end).toMatch(/^Time: server \d+ s, unit \d+ s\n7 passed, 1 failed\n$/);
});

test('a test that passes when its file runs again passes, and is named', () => {
  const { end, ...rest } = run(['server'], { LATE_ONCE: '1' });
  const unsteady = 'server/a.test.ts › loses';
  expect(rest).toEqual({ status: 0, stderr: '', ran: serverTwice(), failed: '', unsteady });
  expect(end).toMatch(/^Time: server \d+ s\n3 passed, 0 failed\n$/);
});

test.each([
  ['fails again fails, and is named', {}, 'failed', '1 passed, 1 failed'],
  ['passes on new hosts passes, and is named', { LATE_ONCE: '1' }, 'unsteady', '2 passed, 0 failed'],
] as const)('a browser test that %s', (_, env, named, counts) => {
  const { ran, end, ...rest } = run(['e2e'], env);
  expect(ran).toEqual(['browser', 'browser again']);
  expect(rest).toMatchObject({ failed: '', unsteady: '', [named]: 'e2e/a.spec.ts › closes' });
  expect(end).toContain(`\n${counts}\n`);
});

test('browser tests without a host do not run again', () => {
  const { ran, failed, end } = run(['e2e'], { NO_HOST: '1', LATE_ONCE: '1' });
  expect({ ran, failed }).toEqual({ ran: ['browser'], failed: 'e2e/a.spec.ts › closes\nNo host starts.' });
  expect(end).toContain('\n1 passed, 2 failed\n');
});

test('a runner that fails after all its tests passed is a failure with a name', () => {
  const { status, failed, end } = run(['unit'], { COVERAGE_MISSED: '1' });
  expect({ status, failed }).toEqual({
    status: 1,
    failed: 'domain tests: exit code 1, 0 skipped, 2 passed.',
  });
  expect(end).toMatch(/^Time: unit \d+ s\n4 passed, 1 failed\n$/);
});

test('a stage that does not exist is told, with those that do, and nothing runs', () => {
  const { status, stderr, ran } = run(['unit', 'browser']);
  const sentence = 'There is no stage browser; there are checks, unit, server, e2e.\n';
  expect({ status, stderr, ran }).toEqual({ status: 2, stderr: sentence, ran: [] });
});
