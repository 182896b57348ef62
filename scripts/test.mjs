// npm test: every check and every test, the browser's too; ends with 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const root = path.resolve(import.meta.dirname, '..');
const counts = { passed: 0, failed: 0 };
const reports = mkdtempSync(path.join(tmpdir(), 'linedesk-reports-'));

function add({ passed, failed }) {
  counts.passed += passed;
  counts.failed += failed;
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
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')));
    // A skipped test, a run of nothing, or a runner that fails after its tests passed is a failure too.
    const broken = skipped > 0 || passed + failed === 0 || (failed === 0 && result.status !== 0);
    add({ passed, failed: failed + (broken ? Math.max(1, skipped) : 0) });
    if (broken) console.log(`${name}: exit code ${result.status}, ${skipped} skipped, ${passed} passed.`);
  } catch {
    console.log(`${name}: the runner made no report.`);
    add({ passed: 0, failed: 1 });
  }
}

const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});
const readPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});
const jest =
  (...args) =>
  (report) => ['--json', `--outputFile=${report}`, ...args];

ensureInstalled();
const { runChecks } = await import('./check.mjs');
const { ensureBuilt } = await import('./ensure-built.mjs');
const { ensureBrowser } = await import('./ensure-browser.mjs');

console.log('== checks');
add(runChecks());
const everyBranch = [
  '--coverage',
  '--collectCoverageFrom=src/domain/**/*.ts',
  '--coverageReporters=text-summary',
  '--coverageThreshold={"global":{"branches":100}}',
];
run(
  'domain tests',
  'jest/bin/jest.js',
  jest('--selectProjects', 'domain', ...everyBranch),
  () => ({}),
  readJest,
);
run(
  'client and server tests',
  'jest/bin/jest.js',
  jest('--selectProjects', 'client', 'server', '--maxWorkers=100%'),
  () => ({}),
  readJest,
);
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
  console.log(error instanceof Error ? error.message : error);
  add({ passed: 0, failed: 1 });
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
