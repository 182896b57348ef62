import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate project with these scripts, and an `npm` and a webpack that only record their calls. */
let root = '';
const running: ChildProcess[] = [];

const lockFile = {
  packages: {
    '': { name: 'project' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-for-another-machine': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const installedFile = () => path.join(root, 'node_modules', '.package-lock.json');
const installed = { packages: { 'node_modules/a': lockFile.packages['node_modules/a'] } };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'linedesk-setup-'));
  for (const folder of ['scripts', 'bin', 'src', 'dist', '.cache']) mkdirSync(path.join(root, folder));
  for (const script of ['ensure-installed.mjs', 'ensure-built.mjs', 'folder-lock.mjs'])
    copyFileSync(path.join(__dirname, script), path.join(root, 'scripts', script));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lockFile));
  writeFileSync(path.join(root, 'src', 'page.ts'), 'export const page = 1;');
  // As npm does: everything is removed first, and recorded at the end.
  writeFileSync(
    path.join(root, 'bin', 'npm'),
    `#!/bin/sh
echo "begin $1" >> calls
rm -rf node_modules
until [ -e go ]; do sleep 0.05; done
mkdir -p node_modules
echo '${JSON.stringify(installed)}' > node_modules/.package-lock.json
echo "end $1" >> calls
`,
    { mode: 0o755 },
  );
});

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(root, { recursive: true, force: true });
});

/** Runs a script; `says` resolves once it has printed such a line, `ends` with its exit code. */
function run(script: string) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', script)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}` },
  });
  running.push(child);
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const listener of listeners) listener();
    });
  }
  return {
    child,
    output: () => output,
    ends: new Promise<number | null>((resolve) => child.once('close', resolve)),
    says: (words: RegExp) =>
      new Promise<void>((resolve) => {
        const check = () => words.test(output) && resolve();
        listeners.push(check);
        check();
      }),
  };
}

const calls = () =>
  existsSync(path.join(root, 'calls'))
    ? readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n')
    : [];
const letItEnd = () => writeFileSync(path.join(root, 'go'), '');
const beginInstalled = (noted: object) => {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  writeFileSync(installedFile(), JSON.stringify(noted));
};

test('of two concurrent installs the second waits with a message, and then has nothing to install', async () => {
  const first = run('ensure-installed.mjs');
  await first.says(/Installing packages/);
  const second = run('ensure-installed.mjs');
  await second.says(/Waiting for process/);
  expect(second.output()).toContain(`Waiting for process ${first.child.pid},`);
  letItEnd();
  expect(await Promise.all([first.ends, second.ends])).toEqual([0, 0]);
  expect(calls()).toEqual(['begin ci', 'end ci']);
  expect(second.output()).not.toContain('Installing');
});

test('after a plain npm ci nothing is installed', async () => {
  beginInstalled(installed);
  expect(await run('ensure-installed.mjs').ends).toBe(0);
  expect(calls()).toEqual([]);
});

test.each([
  ['another version', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
  ['other contents', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }],
  ['a missing package', {}],
])('%s is put right by an install', async (_name, packages) => {
  beginInstalled({ packages });
  letItEnd();
  expect(await run('ensure-installed.mjs').ends).toBe(0);
  expect(calls()).toEqual(['begin ci', 'end ci']);
});

test('an interrupted install is repeated, and its lock taken over', async () => {
  const killed = run('ensure-installed.mjs');
  await killed.says(/Installing packages/);
  killed.child.kill('SIGKILL');
  letItEnd();
  await killed.ends;
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
  const next = run('ensure-installed.mjs');
  expect(await next.ends).toBe(0);
  expect(next.output()).not.toContain('Waiting');
  expect(existsSync(installedFile())).toBe(true);
});

test('a lock whose process number now belongs to another program is taken over', async () => {
  writeFileSync(path.join(root, '.cache', 'setup.lock'), `${process.pid} 1`);
  letItEnd();
  expect(await run('ensure-installed.mjs').ends).toBe(0);
  expect(calls()).toEqual(['begin ci', 'end ci']);
});

test('a failed install is reported, and leaves no lock', async () => {
  writeFileSync(path.join(root, 'bin', 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  for (let round = 0; round < 2; round += 1) {
    const { ends, output } = run('ensure-installed.mjs');
    expect(await ends).toBe(1);
    expect(output()).toContain('The packages could not be installed; the lines above say why.');
  }
});

test('two builds never run into each other, and the second finds the page built', async () => {
  const webpack = path.join(root, 'node_modules', 'webpack-cli', 'bin');
  mkdirSync(webpack, { recursive: true });
  writeFileSync(
    path.join(webpack, 'cli.js'),
    `const { appendFileSync, existsSync } = require('node:fs');
     appendFileSync('calls', 'begin build\\n');
     const timer = setInterval(() => {
       if (!existsSync('go')) return;
       clearInterval(timer);
       appendFileSync('calls', 'end build\\n');
     }, 20);`,
  );
  const first = run('ensure-built.mjs');
  await first.says(/Building the page/);
  const second = run('ensure-built.mjs');
  await second.says(/Waiting for process/);
  letItEnd();
  expect(await Promise.all([first.ends, second.ends])).toEqual([0, 0]);
  expect(calls()).toEqual(['begin build', 'end build']);
});
