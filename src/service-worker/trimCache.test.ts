import { FakeCaches } from '../test/fakeCaches';
import { trimCache } from './trimCache';

const dayMs = 86_400_000;

async function cacheOf(daysOld: number[]) {
  const caches = new FakeCaches();
  const cache = await caches.open('pictures');
  for (const [index, days] of daysOld.entries()) {
    const date = new Date(Date.now() - days * dayMs).toUTCString();
    await cache.put(`https://orders.test/${index}`, new Response('', { headers: { date } }));
  }
  return {
    cache,
    left: () => cache.addresses().map((address) => Number(new URL(address).pathname.slice(1))),
  };
}

it.each([
  ['nothing of a small cache', [3, 2, 1], { maxEntries: 3 }, [0, 1, 2]],
  ['what was written first', [3, 2, 1], { maxEntries: 2 }, [1, 2]],
  ['what is too old', [40, 31, 29, 1], { maxEntries: 9, maxDays: 30 }, [2, 3]],
  ['both', [40, 5, 4, 3], { maxEntries: 2, maxDays: 30 }, [2, 3]],
  ['all', [40, 40], { maxEntries: 9, maxDays: 30 }, []],
])('removes %s', async (_what, daysOld, limits, expected) => {
  const { cache, left } = await cacheOf(daysOld);
  await trimCache(cache, limits);
  expect(left()).toEqual(expected);
});
