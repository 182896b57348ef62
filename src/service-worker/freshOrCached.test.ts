import { freshOrCached, noGatewayFailures } from './freshOrCached';

const patienceMs = 3000;
const never = new Promise<Response>(() => undefined);
const found = async () => new Response('cached');
const nothing = async () => undefined;
const text = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('prefers the network when it answers in time', async () => {
  const fresh = Promise.resolve(new Response('fresh'));
  expect(await text(freshOrCached(fresh, found, patienceMs))).toBe('fresh');
});

it.each([403, 404, 429, 500])("passes on the server's own status: %i", async (status) => {
  const answer = await freshOrCached(Promise.resolve(new Response('', { status })), found, patienceMs);
  expect(answer.status).toBe(status);
});

it.each([
  ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy can’t reach the server', () => Promise.resolve(new Response('', { status: 502 }))],
])('answers from the cache when %s', async (_what, ask) => {
  expect(await text(freshOrCached(ask(), found, patienceMs))).toBe('cached');
});

it('answers from the cache only after the network times out', async () => {
  const heard: string[] = [];
  void text(freshOrCached(never, found, patienceMs)).then((answer) => heard.push(answer));
  await jest.advanceTimersByTimeAsync(patienceMs - 1);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['cached']);
});

it('waits for the network when nothing is cached', async () => {
  let answer = (_response: Response) => undefined as void;
  const fresh = new Promise<Response>((resolve) => (answer = resolve));
  const heard = text(freshOrCached(fresh, nothing, patienceMs));
  await jest.advanceTimersByTimeAsync(10 * patienceMs);
  answer(new Response('late'));
  expect(await heard).toBe('late');
});

it('fails like the network when nothing is cached', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  await expect(freshOrCached(lost, nothing, patienceMs)).rejects.toThrow('Failed to fetch');
  const refused = await freshOrCached(
    Promise.resolve(new Response('', { status: 503 })),
    nothing,
    patienceMs,
  );
  expect(refused.status).toBe(503);
});

it("counts as a failure in workbox when a proxy can't reach the server", async () => {
  const heard = (status: number) =>
    noGatewayFailures.fetchDidSucceed({ response: new Response('', { status }) });
  await expect(heard(503)).rejects.toThrow('A proxy answered 503.');
  expect((await heard(404)).status).toBe(404);
});
