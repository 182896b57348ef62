import { getPriority } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { startWorkers, type Workers } from './workers';

test('a thread gives way to calls, where threads have priorities', async () => {
  const workers = startWorkers(1);
  const ofThread = await workers.run<number, number>('node:os', 'getPriority', 0);
  const own = getPriority();
  expect(ofThread).toBe(process.platform === 'linux' ? Math.max(5, own) : own);
  await workers.close();
});

describe('with a job to warm up by', () => {
  const file = path.join(__dirname, '../test/countedRuns.worker.ts');
  const readRuns = (workers: Workers) => workers.run<null, number>(file, 'readRuns', null);

  test('the thread has done it before the first job', async () => {
    const workers = startWorkers(1, { file, name: 'countRun' });
    workers.warmUp();
    expect(await readRuns(workers)).toBe(1);
    await workers.close();
  });

  test('a thread that replaces one of a job that was stopped does it too', async () => {
    const workers = startWorkers(1, { file, name: 'countRun' });
    await readRuns(workers);
    const stop = new AbortController();
    const endless = workers.run(file, 'runForever', null, { signal: stop.signal });
    await setImmediate();
    stop.abort();
    await expect(endless).rejects.toThrow('aborted');
    await setImmediate();
    expect(await readRuns(workers)).toBe(1);
    await workers.close();
  });

  test('jobs are done even if it fails', async () => {
    const workers = startWorkers(1, { file, name: 'nothing' });
    workers.warmUp();
    expect(await readRuns(workers)).toBe(0);
    await workers.close();
  });
});

test('without one no thread does anything before a job', async () => {
  const workers = startWorkers(1);
  workers.warmUp();
  expect(await workers.run(path.join(__dirname, '../test/countedRuns.worker.ts'), 'readRuns', null)).toBe(0);
  await workers.close();
});
