import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunAs, spawnAs } from './postgresPrograms';

/** A program that opens the embedded database, says so, and waits; SIGTERM shuts it down cleanly. */
const opener = path.join(__dirname, '../test/openEmbedded.ts');
const isRoot = process.getuid?.() === 0;
const ordinaryUser = { uid: 65534, gid: 65534 };

const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await exited(child);
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function buildFolder(owner: RunAs): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-embedded-'));
  folders.push(folder);
  // The mode of mkdtemp and of root's home anyway: nobody else may enter.
  chmodSync(folder, 0o700);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the opener and returns its first output: 'ready', 'taken over', or why it failed. */
async function open(folder: string, runAs: RunAs, ...args: string[]) {
  const child = spawnAs(runAs, process.execPath, ['--import', 'tsx', opener, folder, ...args], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.stderr?.once('data', (chunk) => resolve(String(chunk).trim()));
  });
  return { child, said };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  await exited(child);
}

const users: [string, RunAs][] = isRoot
  ? [
      ['root', null],
      ['an ordinary user', ordinaryUser],
    ]
  : [['an ordinary user', null]];

describe.each(users)('as %s', (_name, runAs) => {
  test('preserves its data over a restart, and when the folder lost its mode in a copy', async () => {
    const folder = buildFolder(runAs);
    const first = await open(folder, runAs, 'write');
    expect(first.said).toBe('ready');
    await stop(first.child, 'SIGTERM');
    expect(statSync(path.join(folder, 'postgres.log')).mode & 0o777).toBe(0o600);
    chmodSync(path.join(folder, 'postgres'), 0o755);
    expect((await open(folder, runAs, 'read')).said).toBe('ready: kept');
  });

  test('takes over what a killed server left running, with its data', async () => {
    const folder = buildFolder(runAs);
    const first = await open(folder, runAs, 'write');
    await stop(first.child, 'SIGKILL');
    expect((await open(folder, runAs, 'read')).said).toBe('taken over: kept');
  });

  test('refuses a folder that another process uses, without affecting that process', async () => {
    const folder = buildFolder(runAs);
    const first = await open(folder, runAs);
    expect((await open(folder, runAs)).said).toBe(
      `The data folder ${folder} is in use by another Linedesk server; stop that one or set DATA_DIR to another folder.`,
    );
    expect(first.child.exitCode).toBeNull();
  });
});
