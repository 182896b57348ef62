import { cachedAtHeader } from '../lib/offlineCache';
import { FakeCaches } from '../test/fakeCaches';
import { answerCall, isCachedCall } from './answers';

const host = 'https://orders.test';
const me = `${host}/api/me`;
const order = `${host}/api/order/get_wls/7`;
const otherOrder = `${host}/api/order/get_wls/8`;
const noLine = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number) => async () => new Response('', { status });

let caches: FakeCaches;
let network: typeof noLine;

beforeEach(() => {
  caches = new FakeCaches().install();
  network = noLine;
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => network());
});
afterEach(() => jest.restoreAllMocks());

/** Requests as a page does, and waits for the worker's background work. */
async function ask(
  url: string,
  given: object | typeof noLine = noLine,
  cache?: RequestCache,
  headers: Record<string, string> = {},
) {
  network = given instanceof Function ? given : async () => Response.json(given);
  const work: Promise<unknown>[] = [];
  const answer = await answerCall(new Request(url, { cache, headers }), (one) => work.push(one));
  for (let done = 0; done < work.length; done += 1) await work[done];
  return answer;
}

it.each([
  ['/api/me', true],
  ['/api/order/get_wls/7', true],
  ['/api/orders/list', false],
  ['/api/order/update', false],
])('caches answers to %s: %s', (path, isCached) => expect(isCachedCall(path)).toBe(isCached));

it('answers from the network while online, offline from the cache, with the time', async () => {
  const fresh = await ask(order, { id: '7', version: 1 });
  expect(fresh.headers.get(cachedAtHeader)).toBeNull();

  const cached = await ask(order);
  expect(await cached.json()).toEqual({ id: '7', version: 1 });
  expect(Number(cached.headers.get(cachedAtHeader))).toBeGreaterThan(0);
});

it('never answers from the cache to a page that has an answer', async () => {
  await ask(order, { id: '7', version: 1 });
  await expect(ask(order, noLine, 'no-cache')).rejects.toThrow('Failed to fetch');
  await ask(order, { id: '7', version: 2 }, 'no-cache');
  expect(await (await ask(order)).json()).toEqual({ id: '7', version: 2 });
});

it.each([
  ['a later save', 3, { version: 3, lines: { WJM123: { WJM123000S: 5 } } }],
  ['no earlier one', 1, { version: 2, lines: {} }],
])('applies %s of this browser', async (_what, version, expected) => {
  await ask(order, { id: '7', version: 2, lines: {} });
  const saved = { version, lines: { WJM123: { WJM123000S: 5 } } };
  const headers = { [cachedAtHeader]: '1700000000000' };
  await (await caches.open('linedesk-orders')).put(`${order}?saved`, Response.json(saved, { headers }));
  const cached = await ask(order);
  expect(cached.headers.get(cachedAtHeader) === '1700000000000').toBe(version === 3);
  expect(await cached.json()).toEqual({ id: '7', ...expected });
});

it('answers with an order in another language only where there is no network', async () => {
  const reading = (language: string) => ({ 'accept-language': language });
  await ask(order, { name: 'Coat' }, undefined, reading('en'));
  expect(await (await ask(order, noLine, undefined, reading('fr'))).json()).toEqual({ name: 'Coat' });
  jest.useFakeTimers();
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return Response.json({ name: 'Manteau' });
  };
  const answers = ['en', 'fr'].map((language) => ask(order, slow, undefined, reading(language)));
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  const shown = await Promise.all(answers.map(async (answer) => (await answer).json()));
  expect(shown).toEqual([{ name: 'Coat' }, { name: 'Manteau' }]);
});

it('answers from the network where the browser denies access to its caches', async () => {
  jest.spyOn(caches, 'open').mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  expect(await (await ask(order, { id: '7' })).json()).toEqual({ id: '7' });
});

it('removes an order that is no longer available', async () => {
  await ask(order, { id: '7' });
  await ask(otherOrder, { id: '8' });
  await ask(order, refused(404));
  expect(caches.contents()).toEqual({ 'linedesk-orders': [otherOrder] });
});

it.each([me, order])('clears the caches when %s answers 401', async (url) => {
  await ask(me, { id: 'ada' });
  await ask(order, { id: '7' });
  await ask(url, refused(401));
  expect(caches.contents()).toEqual({});
});

it('caches no failure', async () => {
  await ask(order, refused(500));
  expect(caches.contents()).toEqual({});
});

it('removes the orders of one person before another can see them', async () => {
  await ask(me, { id: 'ada' });
  await ask(order, { id: '7' });
  await ask(me, { id: 'ada' });
  expect(caches.contents()).toEqual({ 'linedesk-person': [me], 'linedesk-orders': [order] });

  network = async () => Response.json({ id: 'rita' });
  await answerCall(new Request(me), () => undefined);
  expect(caches.contents()).toEqual({ 'linedesk-person': [me] });
  await expect(ask(order)).rejects.toThrow('Failed to fetch');
});

it('keeps the most recently opened orders', async () => {
  for (let id = 1; id <= 30; id += 1) await ask(`${host}/api/order/get_wls/${id}`, { id });
  const { 'linedesk-orders': cached = [] } = caches.contents();
  expect(cached.map((url) => Number(url.split('/').at(-1)))).toEqual(
    Array.from({ length: 24 }, (_, n) => n + 7),
  );
});
