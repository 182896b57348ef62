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
/** Tests that passed only when they were run again. */
const unsteady = [];
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
    const { passed, failed, skipped, names, ...rest } = read(JSON.parse(readFileSync(report, 'utf8')));
    // A skipped test, a run without tests, or a runner that fails after its tests passed counts as a failure too.
    const broken = skipped > 0 || passed + failed === 0 || (failed === 0 && result.status !== 0);
    if (broken) names.push(`${name}: exit code ${result.status}, ${skipped} skipped, ${passed} passed.`);
    return { passed, failed: failed + (broken ? Math.max(1, skipped) : 0), names, broken, ...rest };
  } catch {
    return { passed: 0, failed: 1, names: [`${name}: the runner made no report.`], broken: true };
  }
}

const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  names: report.testResults.flatMap(failedTests),
  failedFiles: report.testResults.filter((file) => file.status === 'failed'),
});
function failedTests(file) {
  if (file.status !== 'failed') return [];
  const failed = file.assertionResults.filter((one) => one.status === 'failed');
  const names = failed.length > 0 ? failed.map((one) => one.fullName) : ['could not run'];
  return names.map((name) => `${path.relative(root, file.name)} › ${name}`);
}
const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  names: [...failedSpecs(suites), ...errors.map((error) => error.message)],
  mayRunAgain: errors.length === 0,
});
const failedSpecs = (suites = []) =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter((spec) => !spec.ok).map((spec) => `e2e/${spec.file} › ${spec.title}`),
    ...failedSpecs(inner),
  ]);

const jest = (name, project, args) =>
  run(
    name,
    'jest/bin/jest.js',
    (report) => ['--json', `--outputFile=${report}`, '--selectProjects', project, ...littleMemory, ...args],
    () => ({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${heapMiB}`.trim() }),
    readJest,
  );

/**
 * Runs a project's tests. Files that failed run once more, by themselves: other programs of a busy machine can make a test late,
 * but not twice in turn. A test that passes only then is named at the end. Many failures are no accident.
 */
function runTwice(project) {
  const first = jest(`${project} tests`, project, []);
  const files = first.broken ? [] : first.failedFiles;
  if (files.length === 0 || files.length > mostAgain) return add(first);
  const again = jest(`${project} tests again`, project, [
    '--runTestsByPath',
    ...files.map((file) => file.name),
  ]);
  unsteady.push(...first.names.filter((name) => !again.names.includes(name)));
  const passedBefore = files.flatMap((file) =>
    file.assertionResults.filter((one) => one.status === 'passed'),
  );
  add({ ...again, passed: first.passed - passedBefore.length + again.passed });
}
const mostAgain = 10;

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
  add(jest('domain tests', 'domain', everyBranch));
  runTwice('client');
}

async function runBrowserTests() {
  const { ensureBuilt } = await import('./ensure-built.mjs');
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  ensureBuilt();
  try {
    const browser = await ensureBrowser();
    const playwright = (name, args) =>
      run(
        name,
        '@playwright/test/cli.js',
        () => ['test', '--reporter=line,json', ...args],
        (report) => ({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
        readPlaywright,
      );
    const first = playwright('browser tests', []);
    if (first.broken || first.failed === 0 || !first.mayRunAgain || first.failed > mostAgain)
      return add(first);
    // On new hosts: what a test has made by the time it fails is not in its way.
    const again = playwright('browser tests again', ['--last-failed']);
    unsteady.push(...first.names.filter((name) => !again.names.includes(name)));
    add({ ...again, passed: first.passed + again.passed });
  } catch (error) {
    add({ passed: 0, failed: 1, names: [error instanceof Error ? error.message : String(error)] });
  }
}

const stages = {
  checks: runChecks,
  unit: runUnitTests,
  server: () => runTwice('server'),
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
  if (unsteady.length > 0) console.log(`\nPassed only when run again:\n${unsteady.join('\n')}`);
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
