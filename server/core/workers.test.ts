import { getPriority } from 'node:os';
import { startWorkers } from './workers';

test('a thread gives way to calls, where threads have priorities', async () => {
  const workers = startWorkers(1);
  const ofThread = await workers.run<number, number>('node:os', 'getPriority', 0);
  const own = getPriority();
  expect(ofThread).toBe(process.platform === 'linux' ? Math.max(5, own) : own);
  await workers.close();
});
