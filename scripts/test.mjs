// npm test: every check and every test, browser included; ends with 'N passed, N failed'. Arguments name stages to run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const root = path.resolve(import.meta.dirname, '..');
const counts = { passed: 0, failed: 0 };
/** A line for each failure, so that the end of a long output says what to look for. */
const failures = [];
const reports = mkdtempSync(path.join(tmpdir(), 'linedesk-reports-'));

function add({ passed, failed, names }) {
  counts.passed += passed;
  counts.failed += failed;
  failures.push(...names);
}

/** Runs a test runner and reads its JSON report; a run without a report, or with skipped tests, has failed. */
function run(name, script, args, env, read) {
  console.log(`\n== ${name}`);
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const result = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args(report)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env(report) },
  });
  try {
    const { passed, failed, skipped, names } = read(JSON.parse(readFileSync(report, 'utf8')));
    // A skipped test, a run without tests, or a runner that fails after its tests passed counts as a failure too.
    const broken = skipped > 0 || passed + failed === 0 || (failed === 0 && result.status !== 0);
    if (broken) names.push(`${name}: exit code ${result.status}, ${skipped} skipped, ${passed} passed.`);
    add({ passed, failed: failed + (broken ? Math.max(1, skipped) : 0), names });
  } catch {
    add({ passed: 0, failed: 1, names: [`${name}: the runner made no report.`] });
  }
}

const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  names: report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((one) => one.status === 'failed');
      const names = failed.length > 0 ? failed.map((one) => one.fullName) : ['could not run'];
      return names.map((name) => `${path.relative(root, file.name)} › ${name}`);
    }),
});
const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  names: [
    ...suites.flatMap(failedSpecs).map((spec) => `e2e/${spec.file} › ${spec.title}`),
    ...errors.map((error) => error.message),
  ],
});
const failedSpecs = ({ specs, suites = [] }) => [
  ...specs.filter((spec) => spec.tests.some((one) => ['unexpected', 'flaky'].includes(one.status))),
  ...suites.flatMap(failedSpecs),
];

const runJest = (project, args) =>
  run(
    `${project} tests`,
    'jest/bin/jest.js',
    (report) => ['--json', `--outputFile=${report}`, '--selectProjects', project, ...littleMemory, ...args],
    () => ({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heapMiB}`.trim() }),
    readJest,
  );

const everyBranch = [
  '--coverage',
  '--collectCoverageFrom=src/domain/**/*.ts',
  '--coverageReporters=text-summary',
  '--coverageThreshold={"global":{"branches":100}}',
];
/** On a machine with much memory Node collects late: without a limit a worker grows to 2 GB, most of it garbage. */
const heapMiB = 1024;
/** Two workers on any machine; a worker that retains too much memory from its files is replaced. */
const littleMemory = ['--maxWorkers=2', '--workerIdleMemoryLimit=512MB'];

async function runChecks() {
  console.log('== checks');
  add((await import('./check.mjs')).runChecks());
}

function runUnitTests() {
  runJest('domain', everyBranch);
  runJest('client', []);
}

async function runBrowserTests() {
  const { ensureBuilt } = await import('./ensure-built.mjs');
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  ensureBuilt();
  try {
    const browser = await ensureBrowser();
    run(
      'browser tests',
      '@playwright/test/cli.js',
      () => ['test', '--reporter=line,json'],
      (report) => ({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      readPlaywright,
    );
  } catch (error) {
    add({ passed: 0, failed: 1, names: [error instanceof Error ? error.message : String(error)] });
  }
}

const stages = {
  checks: runChecks,
  unit: runUnitTests,
  server: () => runJest('server', []),
  e2e: runBrowserTests,
};

async function runStages(names) {
  ensureInstalled();
  const times = [];
  for (const name of names) {
    const start = Date.now();
    await stages[name]();
    times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\nTime: ${times.join(', ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length === 0) await runStages(asked.length === 0 ? Object.keys(stages) : asked);
else {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
  process.exitCode = 2;
}
rmSync(reports, { recursive: true, force: true });
