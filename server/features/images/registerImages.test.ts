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

  it('is public, with an ETag and a cache lifetime', async () => {
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
  ])('is not sent again to a client that has %s', async (_which, headerFor) => {
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

    it('sends that part with Content-Range', async () => {
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

    it('responds 416 with the size when it has none of those bytes', async () => {
      const answer = await ask(url, { range: 'bytes=9-' });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */9']);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    });

    it('sends the part if If-Range matches, and otherwise the full picture', async () => {
      const { etag, 'last-modified': modified } = (await ask(url)).headers;
      const range = 'bytes=2-';
      const partial = [206, 'picture', 'bytes 2-8/9'];
      const full = [200, 'a picture', undefined];
      expect(await part({ range, 'if-range': String(etag) })).toEqual(partial);
      expect(await part({ range, 'if-range': String(modified) })).toEqual(partial);
      expect(await part({ range, 'if-range': `W/${String(etag)}` })).toEqual(full);
      expect(await part({ range, 'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toEqual(full);
      put('garments', 'WJM123.jpg', 'b picture');
      expect(await part({ range, 'if-range': String(etag) })).toEqual([200, 'b picture', undefined]);
    });

    it('still gets 304 if unchanged, and the full headers by HEAD', async () => {
      const { etag } = (await ask(url)).headers;
      expect(await part({ range: 'bytes=2-4', 'if-none-match': String(etag) })).toEqual([304, '', undefined]);
      const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=2-4' } });
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, '9']);
    });
  });

  describe('at the address of its content', () => {
    const url = '/images/garments/WJM123.jpg';
    const addressOf = async () => String((await ask(url)).headers['content-location']);

    it('is immutable', async () => {
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

    it('redirects once it was replaced, and never shows the new one itself', async () => {
      const before = await addressOf();
      put('garments', 'WJM123.jpg', 'b picture');
      const answer = await ask(before);
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, url, '']);
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      const after = await addressOf();
      expect(after).not.toBe(before);
      expect((await ask(after)).body).toBe('b picture');
    });

    it('responds 404 when there is no such picture at all', async () => {
      expect((await ask('/images/garments/WJM999.abc.jpg')).statusCode).toBe(404);
    });
  });

  it('responds HEAD with its headers alone', async () => {
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
  ])('responds 404 as a problem with a short cache lifetime: %s', async (url) => {
    await serve();
    writeFileSync(path.join(imagesDir, 'secret.jpg'), 'secret');
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(answer.headers['cache-control']).toBe('public, max-age=10');
    expect(answer.json()).toMatchObject({ status: 404, detail: 'There is no such picture.' });
  });

  it('is generated once for concurrent requests, and stored atomically', async () => {
    const make = jest.fn(async () => Buffer.from('made'));
    await serve(make);
    const url = '/images/thumbnails/WJM123_000_1.jpg';
    const answers = await Promise.all([ask(url), ask(url), ask(url)]);
    expect(answers.map(({ body }) => body)).toEqual(['made', 'made', 'made']);
    expect((await ask(url)).body).toBe('made');
    expect(make.mock.calls).toEqual([['thumbnails', 'WJM123_000_1']]);
    expect(readdirSync(path.join(imagesDir, 'thumbnails'))).toEqual(['WJM123_000_1.jpg']);
  });

  it('is generated with at peak one other at the same time', async () => {
    let [running, peak] = [0, 0];
    await serve(async () => {
      running += 1;
      peak = Math.max(peak, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return Buffer.from('made');
    });
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) => ask(`/images/garments/WJM12${index}.jpg`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    expect(peak).toBe(2);
  });

  it('stays missing when it can’t be generated', async () => {
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

  it('do not include those whose pictures can be generated', async () => {
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
  [undefined, 'full'],
  ['bytes=0-1,4-5', 'full'],
  ['bytes=5-2', 'full'],
  ['bytes=-', 'full'],
  ['bytes=a-b', 'full'],
  ['lines=0-3', 'full'],
])('of ten bytes %s is %j', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

it('finds no byte in an empty file', () => {
  expect(['bytes=0-', 'bytes=-5'].map((header) => readByteRange(header, 0))).toEqual(['outside', 'outside']);
});
