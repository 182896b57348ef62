import { FakeCaches } from '../test/fakeCaches';
import { answerPicture, isPicturePath } from './pictures';

const host = 'https://orders.test';
const documented = `${host}/images/thumbnails/WJM123.jpg`;
const addressOf = (tag: string) => `${host}/images/thumbnails/WJM123.${tag}.jpg`;
const noLine = new TypeError('Failed to fetch');

let caches: FakeCaches;
let asked: string[];
/** What the server answers at the picture's addresses: the tag of its content, or a failure. */
let content: string | number | Error;

beforeEach(() => {
  caches = new FakeCaches().install();
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(request instanceof Request ? request.url : String(request));
    if (content instanceof Error) throw content;
    if (typeof content === 'number') return new Response('', { status: content });
    const location = new URL(addressOf(content)).pathname;
    return new Response(content, { headers: { etag: `"${content}"`, 'content-location': location } });
  });
});
afterEach(() => jest.restoreAllMocks());

/** Requests as a page does, and waits for the worker's background work. */
async function ask(url: string) {
  const work: Promise<unknown>[] = [];
  const answer = await answerPicture(new Request(url), (one) => work.push(one));
  for (let done = 0; done < work.length; done += 1) await work[done];
  return answer.text();
}

it.each([
  ['/images/garments/WJM123.jpg', true],
  ['/api/order/get_wls/7', false],
])('%s is a picture: %s', (path, expected) => expect(isPicturePath(path)).toBe(expected));

it('requests a tagged picture once, and has it offline', async () => {
  content = 'a';
  expect(await ask(addressOf('a'))).toBe('a');
  content = noLine;
  expect(await ask(addressOf('a'))).toBe('a');
  expect(asked).toEqual([addressOf('a')]);
});

it('shows new content at once, and replaces the cached picture', async () => {
  content = 'a';
  await ask(addressOf('a'));
  content = 'b';
  expect(await ask(addressOf('b'))).toBe('b');
  expect(caches.contents()).toEqual({ 'linedesk-pictures': [documented] });
  content = noLine;
  expect(await ask(addressOf('b'))).toBe('b');
});

it.each([
  ['no line', noLine],
  ['a proxy without a server', 502],
] as const)('shows the older content with %s', async (_what, failure) => {
  content = 'a';
  await ask(addressOf('a'));
  content = failure;
  expect(await ask(addressOf('b'))).toBe('a');
});

it('shows the cached picture at the documented address, and refreshes it', async () => {
  content = 'a';
  expect(await ask(documented)).toBe('a');
  content = 'b';
  expect(await ask(documented)).toBe('a');
  expect(await ask(documented)).toBe('b');
  // The same copy is served at the address with its tag.
  expect(await ask(addressOf('b'))).toBe('b');
  expect(asked).toEqual([documented, documented, documented]);
});

it('removes a deleted picture, and caches no failure', async () => {
  content = 'a';
  await ask(documented);
  content = 500;
  await ask(documented);
  expect(caches.contents()).toEqual({ 'linedesk-pictures': [documented] });
  content = 404;
  await ask(documented);
  expect(caches.contents()).toEqual({});
});

it('clears the pictures when the storage is full', async () => {
  content = 'a';
  await ask(documented);
  const full = new DOMException('', 'QuotaExceededError');
  jest.spyOn(await caches.open('linedesk-pictures'), 'put').mockRejectedValue(full);
  content = 'b';
  await ask(addressOf('b'));
  expect(caches.contents()).toEqual({});
});

it('fails like the network when nothing is cached', async () => {
  content = noLine;
  await expect(ask(addressOf('a'))).rejects.toThrow('Failed to fetch');
});
