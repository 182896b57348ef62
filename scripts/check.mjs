// npm run check: every tool that reads the code without running it. Each must have checked at least one file.
import { execFile } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Name, command, and the pattern that proves that the tool checked files; the slowest first. */
const checks = [
  ['lint', 'oxlint --type-aware --deny-warnings .', /on [1-9]\d* files/],
  ['contract', 'redocly lint api-spec/openapi.gen.json', /validated|valid/i],
  ['generated files', 'node --import tsx scripts/generate-api.ts --check', /up to date/i],
  ['migrations', 'node scripts/check-migrations.mjs', /up to date/i],
  ['citations', 'node scripts/check-citations.mjs', /[1-9]\d* citations/],
  ['types', 'node node_modules/typescript-native/bin/tsc --noEmit --diagnostics -p .', /Files:\s+[1-9]/],
  [
    'types of the domain',
    'node node_modules/typescript-native/bin/tsc --noEmit --diagnostics -p src/domain',
    /Files:\s+[1-9]/,
  ],
  [
    'types of the service worker',
    'node node_modules/typescript-native/bin/tsc --noEmit --diagnostics -p src/service-worker',
    /Files:\s+[1-9]/,
  ],
  [
    'import directions',
    'depcruise --config .dependency-cruiser.cjs src server demo scripts e2e',
    /\b[1-9]\d{1,} modules/,
  ],
  ['unused code', 'knip', null],
  ['translations', 'node --import tsx scripts/translations.ts', /[1-9]\d* messages/],
  ['secrets', 'node scripts/check-secrets.mjs', /[1-9]\d* files were searched/],
  ['formatting', 'oxfmt --check .', /on [1-9]\d* files/],
];

/** Runs one check: whether it passed, and its output. */
function runCheck([name, command, proof]) {
  const [program, ...args] = command.split(' ');
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, env };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const output = stdout + stderr;
      const looked = proof === null || proof.test(output);
      const reason = looked ? '' : `\n${name}: the tool looked at nothing.`;
      resolve({ name, passed: error === null && looked, output: error === null ? output + reason : output });
    });
  });
}

/** Runs every check, two at a time, prints a line for each, and the output of those that failed; counts them, and names those. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, names: [] };
  const waiting = [...checks];
  const runWaiting = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name, passed, output } = await runCheck(check);
      counts[passed ? 'passed' : 'failed'] += 1;
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
      if (passed) continue;
      counts.names.push(`check: ${name}\n    npm run check`);
      console.log(output);
    }
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return counts;
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
