import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readEnv } from '../core/env';
import { eachAtMost } from '../core/eachAtMost';
import { openBucket } from '../test/openBucket';
import { type FileLocation, filesOf } from './filesOf';
import type { FileStore } from './fileStore';

const key = 'images/garments/WJM123.jpg';

/** The files below a folder, by their paths within it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)));

const kinds = {
  disk: async () => ({ env: {}, close: async () => undefined }),
  bucket: openBucket,
  'bucket with a prefix': async () => {
    const { env, close } = await openBucket();
    return { env: { ...env, S3_PREFIX: 'brand/shop' }, close };
  },
};

describe.each(Object.entries(kinds))('files in a %s', (_kind, openLocation) => {
  let location: FileLocation;
  let files: FileStore;
  let close: () => Promise<void>;
  let dataDir = '';

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-files-'));
    const opened = await openLocation();
    close = opened.close;
    location = readEnv({ DATA_DIR: dataDir, ...opened.env });
    files = filesOf(location);
  });
  afterEach(async () => {
    for (const folder of ['images', 'uploads', 'mail', 'order-files']) await files.remove(folder);
  });
  afterAll(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const contentOf = async (one: string, wanted = {}) => {
    const content = await files.read(one, wanted);
    return content && text(content);
  };
  const write = (one: string, content: string) => files.write(one, Buffer.from(content));

  test('can be stored', async () => {
    expect(await files.fault()).toBeNull();
  });

  test('are read as they were written, with their size and time', async () => {
    await write(key, 'a picture');
    expect(await contentOf(key)).toBe('a picture');
    const facts = await files.find(key);
    expect(facts).toMatchObject({ size: 9, tag: expect.stringMatching(/^[\w-]+$/) });
    expect(Math.abs(Date.now() - Number(facts?.modified))).toBeLessThan(60_000);
  });

  test('are replaced atomically, and get another tag', async () => {
    await write(key, 'a picture');
    const before = await files.find(key);
    await write(key, 'b picture');
    const after = await files.find(key);
    expect(await contentOf(key)).toBe('b picture');
    expect(after?.tag).not.toBe(before?.tag);
    expect(await contentOf(key, { tag: before?.tag })).toBeNull();
    expect(await contentOf(key, { tag: after?.tag })).toBe('b picture');
  });

  test('are read in parts', async () => {
    await write(key, 'a picture');
    expect(await contentOf(key, { range: { start: 2, end: 4 } })).toBe('pic');
  });

  test('that exist are not replaced by writeOnce', async () => {
    await files.writeOnce(key, Buffer.from('made'));
    expect(await contentOf(key)).toBe('made');
  });

  test('on the local disk are taken over', async () => {
    const local = path.join(dataDir, 'upload');
    writeFileSync(local, 'an upload');
    await files.take('uploads/7/0', local);
    expect(await contentOf('uploads/7/0')).toBe('an upload');
  });

  test('that do not exist are null', async () => {
    expect([await files.find(key), await files.read(key), await files.borrow(key)]).toEqual([
      null,
      null,
      null,
    ]);
    await expect(files.remove(key)).resolves.toBeUndefined();
  });

  test('are borrowed by a path that reflects changes', async () => {
    await write(key, 'a picture');
    const first = await files.borrow(key);
    expect(readFileSync(first?.path ?? '', 'utf8')).toBe('a picture');
    expect(await files.borrow(key)).toEqual(first);
    await write(key, 'b picture');
    const second = await files.borrow(key);
    expect(readFileSync(second?.path ?? '', 'utf8')).toBe('b picture');
    expect(second?.tag).not.toBe(first?.tag);
  });

  test('are listed by folder, with those below it, and no others', async () => {
    const all = ['images/colors/WJM123_000.jpg', key, 'uploads/7/0', 'uploads/71/0'];
    for (const one of all) await write(one, 'x');
    expect((await files.list('images')).toSorted()).toEqual(all.slice(0, 2));
    expect(await files.list('images/garments')).toEqual([key]);
    const { size, tag } = (await files.find(key)) ?? {};
    expect([...(await files.listFacts('images/garments'))]).toMatchObject([[key, { size, tag }]]);
    expect(await files.list('uploads/7')).toEqual(['uploads/7/0']);
    expect(await files.list('order-files')).toEqual([]);
  });

  test('are removed one by one or with their folder', async () => {
    for (const one of ['uploads/7/0', 'uploads/7/1', 'uploads/71/0']) await write(one, 'x');
    await files.remove('uploads/71/0');
    expect((await files.list('uploads')).toSorted()).toEqual(['uploads/7/0', 'uploads/7/1']);
    await files.remove('uploads/7');
    expect(await files.list('uploads')).toEqual([]);
  });

  test.each([
    '../secret',
    'images/../../secret',
    'images/..',
    'images//x.jpg',
    'images/.hidden',
    '/etc/passwd',
    'images/garments/a\\b',
    'postgres/PG_VERSION',
    'images/a\0.jpg',
    '',
  ])('have no key like %j', async (bad) => {
    for (const doing of [
      () => files.write(bad, Buffer.from('x')),
      () => files.take(bad, path.join(dataDir, 'nothing')),
      () => files.find(bad),
      () => files.read(bad),
      () => files.borrow(bad),
      () => files.list(bad),
      () => files.remove(bad),
    ])
      await expect(doing()).rejects.toThrow('is not a valid file key');
  });

  test('are swept of unused copies and unfinished files', async () => {
    await write(key, 'a picture');
    const lent = await files.borrow(key);
    const long = new Date(Date.now() - 2 * 86_400_000);
    const isCopy = lent?.path !== path.join(dataDir, key);
    if (isCopy) utimesSync(lent?.path ?? '', long, long);
    const half = path.join(dataDir, 'images/garments/.00000000-0000-4000-8000-000000000000.tmp');
    if (!isCopy) {
      writeFileSync(half, 'a pic');
      utimesSync(half, long, long);
    }
    await files.sweep();
    expect(existsSync(half)).toBe(false);
    expect(filesIn(dataDir).filter((file) => file.endsWith(lent?.tag ?? ''))).toEqual([]);
    expect(await contentOf(key)).toBe('a picture');
  });
});

// Storage services replace objects atomically; the mock of these tests writes in place.
test('files on disk are never read half-written while they are replaced', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-files-'));
  const files = filesOf(readEnv({ DATA_DIR: dataDir }));
  const sizes = [300_000, 600_000];
  await files.write(key, Buffer.alloc(300_000));
  const writing = (async () => {
    for (let round = 0; round < 20; round += 1) await files.write(key, Buffer.alloc(sizes[round % 2] ?? 0));
  })();
  const seen = new Set<number | undefined>();
  for (let round = 0; round < 40; round += 1) {
    const content = await files.read(key, {});
    seen.add(content === null ? undefined : (await text(content)).length);
  }
  await writing;
  expect(sizes).toEqual(expect.arrayContaining([...seen]));
  rmSync(dataDir, { recursive: true, force: true });
});

test('listings of several pages are complete', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-files-'));
  const { env, close } = await openBucket();
  const files = filesOf(readEnv({ DATA_DIR: dataDir, ...env }));
  const keys = Array.from({ length: 1005 }, (_, index) => `order-files/${index}/0`);
  await eachAtMost(8, keys, (one) => files.write(one, Buffer.from('x')));
  expect((await files.list('order-files')).toSorted()).toEqual(keys.toSorted());
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('storage that can’t be used is reported in one sentence', () => {
  let opened: Awaited<ReturnType<typeof openBucket>>;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-files-'));
  beforeAll(async () => {
    opened = await openBucket();
  });
  afterAll(() => opened.close());

  test.each([
    [{ S3_BUCKET: 'another' }, /^The storage at http:\S+ has no bucket 'another'; create it/],
    [{ S3_ACCESS_KEY_ID: 'SOMEBODY' }, /refuses the bucket 'linedesk'; check S3_ACCESS_KEY_ID/],
    [
      { S3_ENDPOINT: 'http://127.0.0.1:9' },
      /^The storage at http:\/\/127.0.0.1:9 does not answer; check S3_ENDPOINT/,
    ],
  ])('%j', async (wrong, sentence) => {
    const files = filesOf(readEnv({ DATA_DIR: dataDir, ...opened.env, ...wrong }));
    expect(await files.fault()).toMatch(sentence);
  });
});
