// npm test: every check and every test, browser included; ends with 'N passed, N failed'. Arguments name stages to run, and spec files.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const root = path.resolve(import.meta.dirname, '..');
workInMemory();
const counts = { passed: 0, failed: 0 };
/** What failed and how to run just that, a line each. */
const failures = [];
/** How long each test file took, in milliseconds. */
const durations = [];
const reports = mkdtempSync(path.join(tmpdir(), 'linedesk-reports-'));

/** Puts databases, profiles and data folders of the tests into memory (/dev/shm), where Linux has it. */
function workInMemory() {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize > 4 * 2 ** 30) process.env.TMPDIR = folder;
  } catch {
    // They lie on the disk.
  }
}

function add({ passed, failed, names, files = [] }) {
  counts.passed += passed;
  counts.failed += failed;
  failures.push(...names);
  durations.push(...files);
}

/** Most of a test's code runs too seldom to be worth optimizing: a tenth of the processor's time. Node 24 can't be told. */
const options = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).stdout;
const rarelyOptimized = options.includes('--interrupt-budget ') ? ['--interrupt-budget=500000'] : [];

/** Runs a test runner and reads its JSON report; a run without a report, or with skipped tests, has failed. */
function run(name, script, args, env, read) {
  console.log(`\n== ${name}`);
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const command = [...rarelyOptimized, path.join(root, 'node_modules', script), ...args(report)];
  const result = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env(report) },
  });
  try {
    const { passed, failed, skipped, names, files } = read(JSON.parse(readFileSync(report, 'utf8')));
    // A skipped test, a run without tests, or a runner that fails after its tests passed counts as a failure too.
    const broken = skipped > 0 || passed + failed === 0 || (failed === 0 && result.status !== 0);
    if (broken) names.push(`${name}: exit code ${result.status}, ${skipped} skipped, ${passed} passed.`);
    add({ passed, failed: failed + (broken ? Math.max(1, skipped) : 0), names, files });
  } catch {
    add({ passed: 0, failed: 1, names: [`${name}: the runner made no report.`] });
  }
}

const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  names: report.testResults.flatMap(failedTests),
  files: report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  })),
});
function failedTests(file) {
  if (file.status !== 'failed') return [];
  const failed = file.assertionResults.filter((one) => one.status === 'failed');
  const names = failed.length > 0 ? failed.map((one) => one.fullName) : ['could not run'];
  const name = path.relative(root, file.name);
  return names.map((title) => `${name} › ${title}\n    npx jest ${name}`);
}

const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  names: [
    ...specsOf(suites)
      .filter(({ ok }) => !ok)
      .map(failedSpec),
    ...errors.map((error) => error.message),
  ],
  files: specsOf(suites).map(({ file, tests }) => ({ file: `e2e/${file}`, ms: millisecondsOf(tests) })),
});
const specsOf = (suites = []) => suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)]);
const failedSpec = ({ file, line, title }) =>
  `e2e/${file} › ${title}\n    npm run test:e2e -- e2e/${file}:${line}`;
const millisecondsOf = (tests) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

const jest = (name, project, args, more = {}) =>
  run(
    name,
    'jest/bin/jest.js',
    (report) => ['--json', `--outputFile=${report}`, '--selectProjects', project, ...littleMemory, ...args],
    () => ({
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${heap}`.trim(),
      ...more,
    }),
    readJest,
  );

const everyBranch = [
  '--coverage',
  '--collectCoverageFrom=src/domain/**/*.ts',
  '--coverageReporters=text-summary',
  '--coverageThreshold={"global":{"branches":100}}',
];
/**
 * On a machine with much memory Node collects late: without a limit a worker grows to 2 GB, most of it garbage. Young
 * objects get 64 MiB: a page's test makes so many that collecting them at the usual 16 takes a tenth of its time.
 */
const heap = '--max-old-space-size=1280 --max-semi-space-size=64';
/** Two workers on any machine; a worker that retains too much memory from its files is replaced. */
const littleMemory = ['--maxWorkers=2', '--workerIdleMemoryLimit=800MB'];

async function runChecks() {
  console.log('== checks');
  add(await (await import('./check.mjs')).runChecks());
}

function runUnitTests() {
  jest('domain tests', 'domain', everyBranch);
  jest('client tests', 'client', []);
}

/** Builds the page for the browser tests with what the tests of the host leave of the processors. */
function buildBeside() {
  const building = spawn(process.execPath, [path.join(import.meta.dirname, 'ensure-built.mjs')], {
    stdio: 'ignore',
  });
  if (building.pid !== undefined) setPriority(building.pid, constants.priority.PRIORITY_LOW);
}

/** Runs the browser tests, or only the given files of them. */
async function runBrowserTests(name, args, more = {}) {
  const { ensureBuilt } = await import('./ensure-built.mjs');
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  ensureBuilt();
  try {
    const browser = await ensureBrowser();
    run(
      name,
      '@playwright/test/cli.js',
      () => ['test', '--reporter=line,json', ...args],
      (report) => ({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...more }),
      readPlaywright,
    );
  } catch (error) {
    add({ passed: 0, failed: 1, names: [error instanceof Error ? error.message : String(error)] });
  }
}

/** Runs a script of package.json that counts as one test. */
function runScript(script, env) {
  console.log(`\n== ${script}`);
  const { status } = spawnSync('npm', ['run', script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const names = status === 0 ? [] : [`${script}: exit code ${status}\n    npm run ${script}`];
  add({ passed: 1 - names.length, failed: names.length, names });
}

/** What tries more in `npm run test:long`: see server/test/usually.ts. */
const longServerTests = [
  'orderFigures',
  'ownership',
  'planSave',
  'documentNumbers',
  'orderForm',
  'fuzz',
  'listSince',
  'handover',
  'orderTaskDefinitions',
];

/** Tests of the page that draw their cases, which differ each time in `npm run test:long`: see src/test/libraries/fastCheck.cjs. */
const longClientTests = ['storm', 'mergeLaws', 'editSheet', 'cellRange', 'grid/fill'];

/** Endurance: what takes hours, and of which npm test has a little of each. */
async function runLongTests() {
  const long = { LONG_TESTS: 'true' };
  jest('long domain tests', 'domain', [], long);
  jest('long client tests', 'client', longClientTests, long);
  jest('long server tests', 'server', longServerTests, long);
  await runBrowserTests('every width', ['accessibility/', 'layout'], { ALL_WIDTHS: 'true' });
  await runBrowserTests('storms', ['faults.spec.ts'], { FAULTS_SEEDS: '100' });
  await runBrowserTests('deaths of the database', ['database-death.spec.ts', '--repeat-each=20']);
  runScript('attack', { ATTACK_SEEDS: '100' });
  runScript('fault-day', {});
  runScript('crowd', {});
}

const stages = {
  checks: runChecks,
  unit: runUnitTests,
  server: (_files, names) => {
    if (names.includes('e2e')) buildBeside();
    jest('server tests', 'server', []);
  },
  e2e: (files) => runBrowserTests('browser tests', files),
  long: runLongTests,
};
/** What runs when no stage is named. */
const usual = ['checks', 'unit', 'server', 'e2e'];
const maxLines = 10;

/** The first lines, and how many there are beyond them. */
const firstOf = (lines) =>
  lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines), `and ${lines.length - maxLines} more, above.`];

/** The files that took longest, with their seconds. */
function slowest() {
  const sums = new Map();
  for (const { file, ms } of durations) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxLines)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
}

async function runStages(names, files) {
  ensureInstalled();
  const times = [];
  for (const name of names) {
    const start = Date.now();
    await stages[name](files, names);
    times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
  }
  if (durations.length > 0) console.log(`\nSlowest files:\n${slowest().join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${firstOf(failures).join('\n')}`);
  console.log(`\nTime: ${times.join(', ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

const asked = process.argv.slice(2);
const isSpec = (name) => /\.spec\.ts(:\d+)?$/.test(name);
const names = asked.filter((name) => !isSpec(name));
const unknown = names.filter((name) => !(name in stages));
if (unknown.length === 0) await runStages(names.length === 0 ? usual : names, asked.filter(isSpec));
else {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
  process.exitCode = 2;
}
rmSync(reports, { recursive: true, force: true });
