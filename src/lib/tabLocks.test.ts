import { hasTabLocks, heldLocks, holdLock, lockIsFree } from './tabLocks';

it('counts every other tab as open where the browser has no locks', async () => {
  expect(hasTabLocks).toBe(false);
  const release = await holdLock('order/1');
  release();
  await expect(heldLocks(['order/1', 'order/2'])).resolves.toEqual(new Set(['order/1', 'order/2']));
  await expect(lockIsFree('order/2', new AbortController().signal)).resolves.toBe(false);
});
