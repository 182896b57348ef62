import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../test/until';
import { openLogOutput } from './log';

test('a full disk does not end the process, and does not fail its exit', () => {
  const full = openSync('/dev/full', 'w');
  const output = openLogOutput(full);
  for (let line = 0; line < 1000; line += 1) output.write(`${line}\n`);
  output.flush();
  // It stays open: the output retries later, when its descriptor might belong to another file or a connection.
});

test('lines are buffered for a missing reader up to a limit, and the number lost is logged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-log-'));
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const openReader = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const first = openReader();
  const output = openLogOutput(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  closeSync(first);

  const line = `${'x'.repeat(1023)}\n`;
  output.write('{"first":true}\n');
  for (let count = 0; count < 1100; count += 1) output.write(line);

  const reader = openReader();
  let read = '';
  const bytes = Buffer.alloc(64 * 1024);
  await until(() => {
    for (let size = 1; size > 0; read += bytes.toString('utf8', 0, size)) {
      size = readNow(reader, bytes);
    }
    return read.includes('log lines were lost');
  });
  expect(read.startsWith('{"first":true}\n')).toBe(true);
  const { lost } = JSON.parse(read.trim().split('\n').at(-1) ?? '');
  expect(read.split('\n').filter((text) => text.startsWith('xxx'))).toHaveLength(1100 - lost);
  expect(lost).toBe(1100 - 1024);
  closeSync(reader);
  rmSync(folder, { recursive: true });
});

/** Reads the bytes available now, if any. */
function readNow(reader: number, bytes: Buffer): number {
  try {
    return readSync(reader, bytes);
  } catch {
    return 0;
  }
}
