import { startFairQueue } from './workers';

/** Work that ends when the test says so; `begun` records what was started, in order. */
function buildWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** Ends a piece of work and waits until the next one has had a chance to start. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

test('a person with one piece of work is next, however much another one has waiting', async () => {
  const { begun, work, end } = buildWork();
  const turns = startFairQueue(1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void turns.take('a', work(name));
  const own = turns.take('b', work('b1'));
  void turns.take('c', work('c1'));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  expect(await own).toBe('b1');
});

test('one after the other gets a turn, in the order in which they came', async () => {
  const { begun, work, end } = buildWork();
  const turns = startFairQueue(1);
  for (const name of ['a1', 'a2', 'a3']) void turns.take('a', work(name));
  for (const name of ['b1', 'b2']) void turns.take('b', work(name));
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('as many are done at once as there are places', async () => {
  const { begun, work, end } = buildWork();
  const turns = startFairQueue(2);
  for (const name of ['a1', 'a2', 'a3']) void turns.take('a', work(name));
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('who goes away leaves the queue, and holds up nobody', async () => {
  const { begun, work, end } = buildWork();
  const turns = startFairQueue(1);
  const leaving = new AbortController();
  void turns.take('a', work('a1'));
  const cancelled = turns.take('b', work('b1'), leaving.signal);
  void turns.take('c', work('c1'));
  leaving.abort(new Error('gone'));
  await expect(cancelled).rejects.toThrow('gone');
  await expect(turns.take('b', work('b2'), leaving.signal)).rejects.toThrow('gone');
  await end('a1');
  expect(begun).toEqual(['a1', 'c1']);
});

test('work that fails gives its place on', async () => {
  const { begun, work } = buildWork();
  const turns = startFairQueue(1);
  const failing = turns.take('a', () => Promise.reject(new Error('broken')));
  void turns.take('a', work('a2'));
  await expect(failing).rejects.toThrow('broken');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a2']);
});
