import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate project with the script, and test runners that only report what they are asked to run. */
let root = '';
const fakeJest = `
const args = process.argv.slice(2);
const project = args[args.indexOf('--selectProjects') + 1];
const report = args.find((arg) => arg.startsWith('--outputFile=')).slice('--outputFile='.length);
const numFailedTests = project === 'server' ? 1 : 0;
const counts = { numFailedTests, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
const assertionResults = [
  { status: 'passed', fullName: 'keeps' },
  ...(numFailedTests ? [{ status: 'failed', fullName: 'loses' }] : []),
];
const file = {
  name: process.cwd() + '/' + project + '/a.test.ts',
  startTime: 1000,
  endTime: project === 'server' ? 4500 : 2000,
  status: numFailedTests ? 'failed' : 'passed',
  assertionResults,
};
require('node:fs').writeFileSync(report, JSON.stringify({ ...counts, numPassedTests: 2, testResults: [file] }));
console.log('runs ' + project + (process.env.LONG_TESTS ? ' long' : ''));
process.exitCode = project === 'domain' && process.env.COVERAGE_MISSED ? 1 : numFailedTests;
`;

const fakePlaywright = `
const tests = [{ results: [{ duration: 1200 }] }];
const failing = Number(process.env.FAILING ?? 1);
const specs = [
  { ok: true, file: 'a.spec.ts', line: 3, title: 'opens', tests },
  ...Array.from({ length: failing }, (_, i) => ({ ok: false, file: 'a.spec.ts', line: 9 + i, title: 'closes', tests })),
];
const stats = { expected: 1, unexpected: failing, skipped: 0 };
const errors = process.env.NO_HOST ? [{ message: 'No host starts.' }] : [];
const report = { stats, errors, suites: [{ specs: [], suites: [{ specs }] }] };
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify(report));
const storms = process.env.FAULTS_SEEDS ? ' storms ' + process.env.FAULTS_SEEDS : '';
console.log('runs browser' + process.argv.slice(4).map((arg) => ' ' + arg).join('') + storms);
process.exitCode = failing;
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
  const scripts = {
    attack: `node -p "'runs attacks ' + process.env.ATTACK_SEEDS"`,
    'fault-day': 'node -e "process.exit(3)"',
    crowd: `node -p "'runs the crowd'"`,
  };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts }));
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
  return {
    status,
    stderr,
    ran,
    failed: under('Failed'),
    slowest: under('Slowest files').trimStart(),
    end: stdout.split('\n').slice(-3).join('\n'),
  };
}

test('a stage can be run alone; its duration and result are printed at the end', () => {
  const { end, ...rest } = run(['unit']);
  const slowest = '1.0 s  domain/a.test.ts\n   1.0 s  client/a.test.ts';
  expect(rest).toEqual({ status: 0, stderr: '', ran: ['domain', 'client'], failed: '', slowest });
  expect(end).toMatch(/^Time: unit \d+ s\n4 passed, 0 failed\n$/);
});

test('a test that fails fails the run, and the other stages run all the same', () => {
  const { end, ...rest } = run(['server', 'unit']);
  expect(rest).toEqual({
    status: 1,
    stderr: '',
    ran: ['server', 'domain', 'client'],
    failed: 'server/a.test.ts › loses\n    npx jest server/a.test.ts',
    slowest: '3.5 s  server/a.test.ts\n   1.0 s  domain/a.test.ts\n   1.0 s  client/a.test.ts',
  });
  expect(end).toMatch(/^Time: server \d+ s, unit \d+ s\n6 passed, 1 failed\n$/);
});

test('the end names what failed in the browser, and how to run just that', () => {
  const { status, failed, slowest, end } = run(['e2e']);
  expect({ status, failed, slowest }).toEqual({
    status: 1,
    failed: 'e2e/a.spec.ts › closes\n    npm run test:e2e -- e2e/a.spec.ts:9',
    slowest: '2.4 s  e2e/a.spec.ts',
  });
  expect(end).toContain('\n1 passed, 1 failed\n');
});

test('a spec file runs by itself', () => {
  expect(run(['e2e', 'e2e/a.spec.ts:9']).ran).toEqual(['browser e2e/a.spec.ts:9']);
});

test('tests that take hours run only on request: storms, database crashes, attacks, the fault day', () => {
  const { ran, failed, end } = run(['long'], { FAILING: '0' });
  expect(ran).toEqual([
    'domain long',
    'client long',
    'server long',
    'browser accessibility/ layout',
    'browser faults.spec.ts storms 100',
    'browser database-death.spec.ts --repeat-each=20',
    'attacks 100',
    'the crowd',
  ]);
  expect(failed).toContain('\nfault-day: exit code 3\n    npm run fault-day');
  expect(end).toContain('\n11 passed, 2 failed\n');
});

test('of many failures, the end names ten', () => {
  const { failed, end } = run(['e2e'], { FAILING: '13' });
  expect(failed.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
    ...Array.from({ length: 10 }, () => 'e2e/a.spec.ts › closes'),
    'and 3 more, above.',
  ]);
  expect(end).toContain('\n1 passed, 13 failed\n');
});

test('browser tests without a host fail', () => {
  const { failed, end } = run(['e2e'], { NO_HOST: '1', FAILING: '0' });
  expect(failed).toBe('No host starts.');
  expect(end).toContain('\n1 passed, 1 failed\n');
});

test('a runner that fails after all its tests passed is a failure with a name', () => {
  const { status, failed, end } = run(['unit'], { COVERAGE_MISSED: '1' });
  expect({ status, failed }).toEqual({
    status: 1,
    failed: 'domain tests: exit code 1, 0 skipped, 2 passed.',
  });
  expect(end).toMatch(/^Time: unit \d+ s\n4 passed, 1 failed\n$/);
});

test('an unknown stage is reported with the list of stages, and nothing runs', () => {
  const { status, stderr, ran } = run(['unit', 'browser']);
  const sentence = 'There is no stage browser; there are checks, unit, server, e2e, long.\n';
  expect({ status, stderr, ran }).toEqual({ status: 2, stderr: sentence, ran: [] });
});
