import { startFairQueue } from './workers';

/** Jobs that end when the test says so; `begun` records which were started, in order. */
function buildJobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** Ends a job and waits until the next one has had a chance to start. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, job, end };
}

test('a person with one job is next, however many jobs another one has waiting', async () => {
  const { begun, job, end } = buildJobs();
  const queue = startFairQueue(1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.take('a', job(name));
  const own = queue.take('b', job('b1'));
  void queue.take('c', job('c1'));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  expect(await own).toBe('b1');
});

test('people are served in rotation, in the order of arrival', async () => {
  const { begun, job, end } = buildJobs();
  const queue = startFairQueue(1);
  for (const name of ['a1', 'a2', 'a3']) void queue.take('a', job(name));
  for (const name of ['b1', 'b2']) void queue.take('b', job(name));
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('a small job passes larger ones of the same person, but nobody else', async () => {
  const { begun, job, end } = buildJobs();
  const queue = startFairQueue(1);
  for (const [name, size] of [
    ['a1', 8],
    ['a2', 9],
    ['a3', 8],
    ['a4', 1],
  ] as const)
    void queue.take('a', job(name), { size });
  void queue.take('b', job('b1'), { size: 100 });
  for (const name of ['a1', 'a4', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a4', 'b1', 'a3', 'a2']);
});

test('as many jobs run at once as there are slots', async () => {
  const { begun, job, end } = buildJobs();
  const queue = startFairQueue(2);
  for (const name of ['a1', 'a2', 'a3']) void queue.take('a', job(name));
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('an aborted job leaves the queue and blocks nobody', async () => {
  const { begun, job, end } = buildJobs();
  const queue = startFairQueue(1);
  const leaving = new AbortController();
  void queue.take('a', job('a1'));
  const cancelled = queue.take('b', job('b1'), { signal: leaving.signal });
  void queue.take('c', job('c1'));
  leaving.abort(new Error('cancelled'));
  await expect(cancelled).rejects.toThrow('cancelled');
  await expect(queue.take('b', job('b2'), { signal: leaving.signal })).rejects.toThrow('cancelled');
  await end('a1');
  expect(begun).toEqual(['a1', 'c1']);
});

test('a job that fails frees its slot', async () => {
  const { begun, job } = buildJobs();
  const queue = startFairQueue(1);
  const failing = queue.take('a', () => Promise.reject(new Error('broken')));
  void queue.take('a', job('a2'));
  await expect(failing).rejects.toThrow('broken');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a2']);
});
