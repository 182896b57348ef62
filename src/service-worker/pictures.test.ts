import { FakeCaches } from '../test/fakeCaches';
import { answerPicture, isPicturePath } from './pictures';

const host = 'https://orders.test';
const documented = `${host}/images/thumbnails/WJM123.jpg`;
const addressOf = (tag: string) => `${host}/images/thumbnails/WJM123.${tag}.jpg`;
const noLine = new TypeError('Failed to fetch');

let caches: FakeCaches;
let asked: string[];
/** What the host has at the picture's addresses: the tag of its content, or how it fails. */
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

/** Asks as a page does, and waits for what the worker does afterwards. */
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

it('asks for a content once, and has it offline', async () => {
  content = 'a';
  expect(await ask(addressOf('a'))).toBe('a');
  content = noLine;
  expect(await ask(addressOf('a'))).toBe('a');
  expect(asked).toEqual([addressOf('a')]);
});

it('takes a new content at once, and keeps it in the place of the old one', async () => {
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
  ['a proxy without a host', 502],
] as const)('shows the older content with %s', async (_what, failure) => {
  content = 'a';
  await ask(addressOf('a'));
  content = failure;
  expect(await ask(addressOf('b'))).toBe('a');
});

it('shows what it has at the documented address, and asks again', async () => {
  content = 'a';
  expect(await ask(documented)).toBe('a');
  content = 'b';
  expect(await ask(documented)).toBe('a');
  expect(await ask(documented)).toBe('b');
  // It is the same copy at the address of its content.
  expect(await ask(addressOf('b'))).toBe('b');
  expect(asked).toEqual([documented, documented, documented]);
});

it('forgets a picture that is gone, and keeps nothing of a failure', async () => {
  content = 'a';
  await ask(documented);
  content = 500;
  await ask(documented);
  expect(caches.contents()).toEqual({ 'linedesk-pictures': [documented] });
  content = 404;
  await ask(documented);
  expect(caches.contents()).toEqual({});
});

it('makes room when there is none left', async () => {
  content = 'a';
  await ask(documented);
  const full = new DOMException('', 'QuotaExceededError');
  jest.spyOn(await caches.open('linedesk-pictures'), 'put').mockRejectedValue(full);
  content = 'b';
  await ask(addressOf('b'));
  expect(caches.contents()).toEqual({});
});

it('fails as the line does when nothing is kept', async () => {
  content = noLine;
  await expect(ask(addressOf('a'))).rejects.toThrow('Failed to fetch');
});
