import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readEnv } from '../core/env';
import { addressTag, PictureStore } from '../features/images/pictureStore';
import { registerImages } from '../features/images/registerImages';
import { answerProblems } from '../http/answerProblems';
import { BucketStore } from './BucketStore';
import { StorageUnreachable } from '../core/StorageUnreachable';

const key = 'images/garments/WJM123.jpg';
const patience = { connect: 300, read: 300, write: 300, idle: 400 };
const picture = Buffer.alloc(200_000, 'a picture ');
const head = { 'content-length': picture.length, etag: '"abc"', 'last-modified': new Date(0).toUTCString() };

const storage = createServer((request, response) => answer(request, response));
let answer: RequestListener;
let asked: string[];
const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-broken-'));
let files: BucketStore;

beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const { port } = storage.address() as AddressInfo;
  const account = { S3_ACCESS_KEY_ID: 'A', S3_SECRET_ACCESS_KEY: 'B' };
  const settings = { S3_BUCKET: 'linedesk', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...account };
  const { s3 } = readEnv({ DATA_DIR: dataDir, ...settings });
  if (s3 === null) throw new Error('No bucket is set.');
  files = new BucketStore(s3, dataDir, patience);
});
afterEach(() => storage.closeAllConnections());
afterAll(async () => {
  storage.closeAllConnections();
  await new Promise((resolve) => storage.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

/** How the storage responds to a request; HEAD works unless stated otherwise. */
const faults: Record<string, RequestListener> = {
  'says nothing': () => undefined,
  'answers 500': (_request, response) => response.writeHead(500).end(),
  'is overloaded': (_request, response) => response.writeHead(503).end(),
  'hangs up': (request) => request.socket.destroy(),
  'stops in the middle': (_request, response) => {
    response.writeHead(200, head);
    response.write(picture.subarray(0, 100_000));
  },
  'hangs up in the middle': (_request, response) => {
    response.writeHead(200, head);
    response.write(picture.subarray(0, 100_000), () => response.destroy());
  },
  'hangs up after the head': (_request, response) => {
    response.writeHead(200, head);
    response.flushHeaders();
    setTimeout(() => response.destroy(), 20);
  },
};

function breakStorage(how: string, { only }: { only?: string } = {}) {
  asked = [];
  answer = (request, response) => {
    asked.push(String(request.method));
    request.resume();
    if (only !== undefined && request.method !== only) response.writeHead(200, head).end();
    else faults[how]?.(request, response);
  };
}

const outright = ['says nothing', 'answers 500', 'is overloaded', 'hangs up'];
const inTheMiddle = ['stops in the middle', 'hangs up in the middle', 'hangs up after the head'];

describe.each(outright)('a storage that %s', (how) => {
  it.each([
    ['written', 'PUT', () => files.write(key, picture)],
    ['looked for', 'HEAD', () => files.find(key)],
    ['read', 'GET', () => files.read(key)],
    ['borrowed', 'HEAD', () => files.borrow(key)],
    ['listed', 'GET', () => files.list('images')],
    ['removed', 'GET', () => files.remove(key)],
  ])('is a fault soon when a file is %s, after two tries at most', async (_what, method, doIt) => {
    breakStorage(how);
    const begun = Date.now();
    await expect(doIt()).rejects.toThrow(StorageUnreachable);
    expect(Date.now() - begun).toBeLessThan(3000);
    // The SDK's retry budget is used up after many retries.
    expect([[method], [method, method]]).toContainEqual(asked);
  });
});

it.each(inTheMiddle)(
  'reading from a storage that %s throws, and never gives a truncated file',
  async (how) => {
    breakStorage(how, { only: 'GET' });
    const content = await files.read(key);
    await expect(content && text(content)).rejects.toThrow(StorageUnreachable);
    await expect(files.borrow(key)).rejects.toThrow(StorageUnreachable);
  },
);

it('cancels a response whose reader was closed', async () => {
  let isClosed = false;
  answer = (_request, response) => {
    response.once('close', () => (isClosed = true));
    response.writeHead(200, { ...head, 'content-length': 50_000_000 });
    response.write(picture);
  };
  const content = await files.read(key);
  content?.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isClosed).toBe(true);
});

describe('a picture in it', () => {
  const app = Fastify();
  beforeAll(async () => {
    answerProblems(app);
    await registerImages(app, new PictureStore(files, undefined));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const ask = (address: string) => {
    const { port } = app.server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}/images/garments/${address}`);
  };

  it.each(outright)('is refused with a message while the storage %s', async (how) => {
    breakStorage(how);
    const shown = await ask('WJM123.jpg');
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await shown.json()).toMatchObject({
      detail: 'The storage of pictures and files does not answer at the moment; please try again shortly.',
    });
  });

  it.each(inTheMiddle)('is never cached incomplete when the storage %s', async (how) => {
    breakStorage(how, { only: 'GET' });
    // At this URL it may be cached for a year.
    const shown = await ask(`WJM123.${addressTag({ tag: 'abc' })}.jpg`);
    if (shown.status === 200) return expect(shown.arrayBuffer()).rejects.toThrow();
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store']);
    return expect(shown.headers.get('etag')).toBeNull();
  });
});
