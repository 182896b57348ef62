import { eachAtMost } from './eachAtMost';

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

it('runs all items, limited to so many at a time', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  await eachAtMost(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    done.push(item);
  });
  expect([most, done.toSorted()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

it('starts nothing after an error, and rejects once running items have ended', async () => {
  const begun: number[] = [];
  let ended = 0;
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('no luck');
    await turn();
    ended += 1;
  };
  await expect(eachAtMost(2, [1, 2, 3, 4], work)).rejects.toThrow('no luck');
  expect([begun, ended]).toEqual([[1, 2], 1]);
});

it('does nothing without items', async () => {
  await expect(eachAtMost(2, [], () => Promise.reject(new Error('no luck')))).resolves.toBeUndefined();
});
