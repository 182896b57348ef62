import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '../../files/filesOf';
import { type PictureMaker, PictureStore } from './pictureStore';
import { readByteRange, registerImages } from './registerImages';

let dataDir = '';
let imagesDir = '';
let app: FastifyInstance;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-images-'));
  imagesDir = path.join(dataDir, 'images');
  mkdirSync(imagesDir);
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes pictures of one garment. */
const buildMaker = (make: PictureMaker['make']): PictureMaker => ({ make, generics: async () => ['WJM123'] });
const serve = (make?: PictureMaker['make']) =>
  registerImages(app, new PictureStore(filesOf({ dataDir }), make && buildMaker(make)));
const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function put(kind: string, name: string, content: string) {
  mkdirSync(path.join(imagesDir, kind), { recursive: true });
  const unfinished = path.join(imagesDir, 'unfinished');
  writeFileSync(unfinished, content);
  renameSync(unfinished, path.join(imagesDir, kind, name));
}

describe('a picture that is there', () => {
  beforeEach(async () => {
    await serve();
    put('garments', 'WJM123.jpg', 'a picture');
  });

  it('is sent to anybody, with an ETag and for how long it may be kept', async () => {
    const answer = await ask('/images/garments/WJM123.jpg');
    expect(answer.body).toBe('a picture');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '9',
      'cache-control': 'public, max-age=60',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'last-modified': expect.any(String),
    });
  });

  it.each([
    ['the same tag', (etag: string) => etag],
    ['a weak one among others', (etag: string) => `"other", W/${etag}`],
    ['any', () => '*'],
  ])('is not sent again to somebody who has %s', async (_which, headerFor) => {
    const { etag } = (await ask('/images/garments/WJM123.jpg')).headers;
    const again = await ask('/images/garments/WJM123.jpg', { 'if-none-match': headerFor(String(etag)) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('is sent again when it was replaced by one of the same size', async () => {
    const { etag } = (await ask('/images/garments/WJM123.jpg')).headers;
    put('garments', 'WJM123.jpg', 'b picture');
    const changed = await ask('/images/garments/WJM123.jpg', { 'if-none-match': String(etag) });
    expect([changed.statusCode, changed.body]).toEqual([200, 'b picture']);
  });

  describe('of which a part is asked for', () => {
    const url = '/images/garments/WJM123.jpg';
    const part = async (headers: Record<string, string>) => {
      const answer = await ask(url, headers);
      return [answer.statusCode, answer.body, answer.headers['content-range']];
    };

    it('sends that part, and says which it is', async () => {
      const answer = await ask(url, { range: 'bytes=2-4' });
      expect([answer.statusCode, answer.body]).toEqual([206, 'pic']);
      expect(answer.headers).toMatchObject({
        'content-range': 'bytes 2-4/9',
        'content-length': '3',
        'content-type': 'image/jpeg',
        'accept-ranges': 'bytes',
        etag: expect.any(String),
        'cache-control': 'public, max-age=60',
      });
      expect(await part({ range: 'bytes=-4' })).toEqual([206, 'ture', 'bytes 5-8/9']);
    });

    it('answers 416 with the size when it has none of those bytes', async () => {
      const answer = await ask(url, { range: 'bytes=9-' });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */9']);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    });

    it('sends the part to who has the rest of this picture, and all to who has another', async () => {
      const { etag, 'last-modified': modified } = (await ask(url)).headers;
      const range = 'bytes=2-';
      const rest = [206, 'picture', 'bytes 2-8/9'];
      const whole = [200, 'a picture', undefined];
      expect(await part({ range, 'if-range': String(etag) })).toEqual(rest);
      expect(await part({ range, 'if-range': String(modified) })).toEqual(rest);
      expect(await part({ range, 'if-range': `W/${String(etag)}` })).toEqual(whole);
      expect(await part({ range, 'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toEqual(whole);
      put('garments', 'WJM123.jpg', 'b picture');
      expect(await part({ range, 'if-range': String(etag) })).toEqual([200, 'b picture', undefined]);
    });

    it('is all the same told that nothing has changed, and by HEAD what the whole would be', async () => {
      const { etag } = (await ask(url)).headers;
      expect(await part({ range: 'bytes=2-4', 'if-none-match': String(etag) })).toEqual([304, '', undefined]);
      const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=2-4' } });
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, '9']);
    });
  });

  describe('at the address of its content', () => {
    const url = '/images/garments/WJM123.jpg';
    const addressOf = async () => String((await ask(url)).headers['content-location']);

    it('is sent to be kept for good', async () => {
      const address = await addressOf();
      expect(address).toMatch(/^\/images\/garments\/WJM123\.[\w-]+\.jpg$/);
      const answer = await ask(address);
      expect(answer.body).toBe('a picture');
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-location': address,
        etag: (await ask(url)).headers.etag,
      });
      expect((await ask(address, { range: 'bytes=2-4' })).body).toBe('pic');
    });

    it('leads to the new one once it was replaced, and never shows that itself', async () => {
      const before = await addressOf();
      put('garments', 'WJM123.jpg', 'b picture');
      const answer = await ask(before);
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, url, '']);
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      const after = await addressOf();
      expect(after).not.toBe(before);
      expect((await ask(after)).body).toBe('b picture');
    });

    it('answers 404 when there is no such picture at all', async () => {
      expect((await ask('/images/garments/WJM999.abc.jpg')).statusCode).toBe(404);
    });
  });

  it('answers HEAD with its headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/images/garments/WJM123.jpg' });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '9']);
  });
});

describe('a picture that is not there', () => {
  it.each([
    '/images/garments/WJM999.jpg',
    '/images/colors/WJM999_000.jpg',
    '/images/uploads/WJM123.jpg',
    '/images/garments/..%2F..%2Fpostgres.password',
    '/images/garments/%2e%2e%2fsecret.jpg',
  ])('answers 404 as a problem that is soon asked for again: %s', async (url) => {
    await serve();
    writeFileSync(path.join(imagesDir, 'secret.jpg'), 'secret');
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(answer.headers['cache-control']).toBe('public, max-age=10');
    expect(answer.json()).toMatchObject({ status: 404, detail: 'There is no such picture.' });
  });

  it('is made once, however many ask, and kept whole', async () => {
    const make = jest.fn(async () => Buffer.from('made'));
    await serve(make);
    const url = '/images/thumbnails/WJM123_000_1.jpg';
    const answers = await Promise.all([ask(url), ask(url), ask(url)]);
    expect(answers.map(({ body }) => body)).toEqual(['made', 'made', 'made']);
    expect((await ask(url)).body).toBe('made');
    expect(make.mock.calls).toEqual([['thumbnails', 'WJM123_000_1']]);
    expect(readdirSync(path.join(imagesDir, 'thumbnails'))).toEqual(['WJM123_000_1.jpg']);
  });

  it('is made beside one other at most', async () => {
    let [running, most] = [0, 0];
    await serve(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return Buffer.from('made');
    });
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) => ask(`/images/garments/WJM12${index}.jpg`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    expect(most).toBe(2);
  });

  it('stays missing when nobody can make it', async () => {
    await serve(async () => null);
    expect((await ask('/images/garments/NOBODY.jpg')).statusCode).toBe(404);
    expect(readdirSync(imagesDir)).toEqual([]);
  });

  it('is tried again after making it failed', async () => {
    const make = jest.fn(async () => Buffer.from('made')).mockRejectedValueOnce(new Error('no ink'));
    await serve(make);
    expect((await ask('/images/garments/WJM123.jpg')).statusCode).toBe(500);
    expect((await ask('/images/garments/WJM123.jpg')).body).toBe('made');
  });
});

describe('garments without a picture', () => {
  const generics = ['WJM123', 'WJM124'];

  it('are counted, by what has been there some seconds ago', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    const store = new PictureStore(filesOf({ dataDir }), undefined);
    expect(await store.countMissing(generics)).toBe(2);
    put('garments', 'WJM123.jpg', 'a picture');
    expect(await store.countMissing(generics)).toBe(2);
    jest.setSystemTime(Date.now() + 3000);
    expect(await store.countMissing(generics)).toBe(1);
    jest.useRealTimers();
  });

  it('are not those whose pictures can be made', async () => {
    expect(
      await new PictureStore(
        filesOf({ dataDir }),
        buildMaker(async () => null),
      ).countMissing(generics),
    ).toBe(1);
  });

  it('can’t be counted in a folder that can’t be read', async () => {
    writeFileSync(path.join(imagesDir, 'garments'), 'no folder');
    expect(await new PictureStore(filesOf({ dataDir }), undefined).countMissing(generics)).toBeNull();
  });
});

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-4', { start: 4, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=7-99', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['Bytes= 2-5 ', { start: 2, end: 5 }],
  ['bytes=10-', 'outside'],
  ['bytes=10-12', 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-3', 'whole'],
])('of ten bytes %s is %j', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

it('finds no byte in an empty file', () => {
  expect(['bytes=0-', 'bytes=-5'].map((header) => readByteRange(header, 0))).toEqual(['outside', 'outside']);
});
