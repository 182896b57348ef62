import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { extraPictures, tasks } from '../../db/schema';
import { buildPicture } from '../../test/buildPicture';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';
import { until } from '../../test/until';
import { pictureTaskDefinitions } from './pictureTasks';

type Name = 'uploadImages' | 'uploadColors';

let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let admin: Awaited<ReturnType<typeof buildUser>>;
let picture: Buffer;
beforeAll(async () => {
  t = await buildTestApp();
  hosts = buildTaskHosts(t.database, t.env);
  admin = await buildUser(t.db, { roles: ['admin'] });
  picture = await buildPicture();
});
afterEach(() => hosts.stop());
afterAll(async () => {
  await hosts.close();
  await t.close();
});

const toFiles = (files: Record<string, Buffer>) =>
  Object.entries(files).map(([filename, content]) => ({ field: 'images', filename, content }));

const upload = (name: Name, files: Record<string, Buffer>) =>
  t.as(admin).call(name, { body: {}, files: toFiles(files) });

const startHost = () => hosts.start(pictureTaskDefinitions({ db: t.db, env: t.env }));

async function uploaded(name: Name, files: Record<string, Buffer>) {
  const { json } = await upload(name, files);
  expect(json.error).toBeUndefined();
  startHost();
  return hosts.ended(json.task_id);
}

const at = (kind: string, name: string) => path.join(t.env.dataDir, 'images', kind, name);
const show = (address: string, headers = {}) => t.app.inject({ url: `/images/${address}`, headers });
const colorOf = async (image: Buffer) => (await sharp(image).stats()).dominant;

describe('pictures of garments', () => {
  it('become a picture and a small one, drawn anew without what else the upload held', async () => {
    expect(await uploaded('uploadImages', { 'WJM123.jpg': picture })).toMatchObject({
      class: 'UploadImages',
      status: 'done',
      progress: 100,
      errors: null,
    });
    const shown = await show('garments/WJM123.jpg');
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const metadata = await sharp(shown.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 790, height: 1080 });
    expect(metadata.exif).toBeUndefined();
    const small = await sharp((await show('thumbnails/WJM123.jpg')).rawPayload).metadata();
    expect(small).toMatchObject({ format: 'jpeg', width: 240, height: 328 });
  });

  it('replace those of the same name, so that cached ones are revalidated', async () => {
    await uploaded('uploadImages', { 'WJM124.jpg': await buildPicture({ background: '#ff0000' }) });
    await hosts.stop();
    const first = await show('garments/WJM124.jpg');
    await uploaded('uploadImages', { 'WJM124.jpg': await buildPicture({ background: '#0000ff' }) });
    const known = { 'if-none-match': first.headers.etag };
    const second = await show('garments/WJM124.jpg', known);
    expect(second.statusCode).toBe(200);
    expect(await colorOf(first.rawPayload)).toMatchObject({ r: 248, b: 8 });
    expect(await colorOf(second.rawPayload)).toMatchObject({ r: 8, b: 248 });
    const again = await show('garments/WJM124.jpg', { 'if-none-match': second.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it('that a camera took lying on its side are shown upright', async () => {
    const lying = await buildPicture({ width: 1080, height: 790, orientation: 6 });
    await uploaded('uploadImages', { 'WJM125.jpg': lying });
    expect(await sharp(at('garments', 'WJM125.jpg')).metadata()).toMatchObject({ width: 790, height: 1080 });
  });

  it('in a color are counted from 1 on, without a gap', async () => {
    const catalog = await buildCatalog(t.db, { garments: [{ generic: 'EXTRA1', colors: ['000', '310'] }] });
    const picturesOf = async () => {
      const answer = await t.as(admin).call('getCatalog', { params: { catalog_id: String(catalog.id) } });
      return answer.json.garments[0]?.pictures;
    };
    const second = await uploaded('uploadImages', {
      'EXTRA1_000_1.jpg': picture,
      'EXTRA1_000_3.jpg': picture,
      'EXTRA1_310_2.jpg': picture,
    });
    expect(second).toMatchObject({
      status: 'done',
      errors: [
        'EXTRA1_000_3.jpg: is kept, and shown once EXTRA1_000_2.jpg is there',
        'EXTRA1_310_2.jpg: is kept, and shown once EXTRA1_310_1.jpg is there',
      ],
    });
    expect(await picturesOf()).toEqual({ '000': 1 });
    await hosts.stop();
    await uploaded('uploadImages', { 'EXTRA1_000_2.jpg': picture });
    expect(await picturesOf()).toEqual({ '000': 3 });
    await hosts.stop();
    // Uploading one again does not lower the count.
    await uploaded('uploadImages', { 'EXTRA1_000_1.jpg': picture });
    expect(await picturesOf()).toEqual({ '000': 3 });
  });

  it('counted before are still counted, as the demo’s are generated on request', async () => {
    await t.db.insert(extraPictures).values({ generic: 'DRAWN1', color: '000', count: 3 });
    await uploaded('uploadImages', { 'DRAWN1_000_1.jpg': picture });
    const rows = await t.db.select().from(extraPictures);
    expect(rows).toContainEqual({ generic: 'DRAWN1', color: '000', count: 3 });
  });

  it.each<[string, string, () => Promise<Buffer>, string]>([
    [
      'another size',
      'WJM130.jpg',
      () => buildPicture({ width: 600, height: 800 }),
      'WJM130.jpg: 600x800 px, not 790x1080',
    ],
    [
      'another name',
      'coat.jpg',
      () => buildPicture(),
      'coat.jpg: must be named like WJM123.jpg or WJM123_000_1.jpg',
    ],
    ['a PNG', 'WJM130.jpg', () => buildPicture({ format: 'png' }), 'WJM130.jpg: is not a JPEG'],
    ['a text', 'WJM130.jpg', async () => Buffer.from('not a picture'), 'WJM130.jpg: is not a JPEG'],
    ['nothing', 'WJM130.jpg', async () => Buffer.alloc(0), 'WJM130.jpg: is not a JPEG'],
    [
      'a picture in another format that begins as a JPEG does',
      'WJM130.jpg',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await buildPicture({ format: 'png' })]),
      'WJM130.jpg: is not a JPEG',
    ],
  ])('%s is refused alone, and left out among others', async (_what, filename, build, line) => {
    const bad = await build();
    const before = (await t.db.select().from(tasks)).length;
    expect((await upload('uploadImages', { [filename]: bad })).json).toEqual({
      status: 'error',
      error: `The file was not taken: ${line}.`,
      errors: [line],
    });
    expect(await t.db.select().from(tasks)).toHaveLength(before);
    const { json } = await upload('uploadImages', { 'WJM131.jpg': picture, [filename]: bad });
    expect(json).toEqual({ status: 'ok_failed', task_id: expect.any(String), errors: [line] });
    startHost();
    expect((await hosts.ended(json.task_id)).status).toBe('done');
    expect(existsSync(at('garments', 'WJM130.jpg'))).toBe(false);
  });

  it('have no path in their names', async () => {
    const { json } = await upload('uploadImages', { '../../../WJM137.jpg': picture });
    const [task] = await t.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, Number(json.task_id)));
    expect(task?.files).toEqual(['WJM137.jpg']);
  });

  it('of one name are stored once', async () => {
    const call = {
      body: {},
      files: [...toFiles({ 'WJM132.jpg': picture }), ...toFiles({ 'WJM132.jpg': picture })],
    };
    expect((await t.as(admin).call('uploadImages', call)).json).toMatchObject({
      status: 'ok_failed',
      errors: ['WJM132.jpg: is sent twice'],
    });
  });

  it('that are all unacceptable are refused with a line each', async () => {
    const text = Buffer.from('text');
    expect((await upload('uploadImages', { 'WJM133.jpg': text, 'WJM134.jpg': text })).json).toEqual({
      status: 'error',
      error: 'None of the 2 files was taken: WJM133.jpg: is not a JPEG.',
      errors: ['WJM133.jpg: is not a JPEG', 'WJM134.jpg: is not a JPEG'],
    });
  });

  it('that are truncated are reported by the task, and the others are stored', async () => {
    const noise = await sharp(
      Buffer.from(Array.from({ length: 790 * 1080 * 3 }, (_, i) => (i * 7919) % 251)),
      {
        raw: { width: 790, height: 1080, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    const broken = noise.subarray(0, noise.length / 2);
    const line = 'WJM135.jpg: is damaged, nothing was changed for it';
    expect(await uploaded('uploadImages', { 'WJM135.jpg': broken, 'WJM136.jpg': picture })).toMatchObject({
      status: 'done',
      errors: [line],
    });
    expect([existsSync(at('garments', 'WJM135.jpg')), existsSync(at('garments', 'WJM136.jpg'))]).toEqual([
      false,
      true,
    ]);
    await hosts.stop();
    expect(await uploaded('uploadImages', { 'WJM135.jpg': broken })).toMatchObject({
      status: 'failed',
      error: 'None of the pictures could be read.',
      errors: [line],
    });
  });
});

describe('swatches', () => {
  it('of any size become one of 120x120', async () => {
    const wide = await buildPicture({ width: 40, height: 10, background: '#00ff00' });
    expect(await uploaded('uploadColors', { 'WJM123_000.jpg': wide })).toMatchObject({
      class: 'UploadColors',
      status: 'done',
    });
    const shown = await show('colors/WJM123_000.jpg');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 120, height: 120 });
  });

  it('are not named like pictures', async () => {
    expect((await upload('uploadColors', { 'WJM123.jpg': picture })).json.errors).toEqual([
      'WJM123.jpg: must be named like WJM123_000.jpg',
    ]);
  });

  it('that would fill the memory are left out', async () => {
    const bomb = await buildPicture({ width: 12_000, height: 9_000 });
    expect((await upload('uploadColors', { 'WJM123_000.jpg': bomb })).json.errors).toEqual([
      'WJM123_000.jpg: 12000x9000 px are too many',
    ]);
  });
});

describe.each<Name>(['uploadImages', 'uploadColors'])('%s', (name) => {
  it.each(everyRole.map((role) => [role, role === 'admin' ? 422 : 403] as const))(
    'by %s without a picture answers %i',
    async (role, status) => {
      const caller = await buildUser(t.db, { roles: [role] });
      const files = [{ field: 'images', filename: '', content: Buffer.alloc(0) }];
      expect((await t.as(caller).call(name, { body: {}, files })).status).toBe(status);
      expect((await t.anonymous.call(name, { body: {}, files })).status).toBe(401);
    },
  );

  it('accepts no other fields', async () => {
    const other = [{ field: 'picture', filename: 'WJM123.jpg', content: picture }];
    expect((await t.as(admin).call(name, { body: {}, files: other })).status).toBe(422);
    const more = { body: { brand: 'x' }, files: toFiles({ 'WJM123.jpg': picture }) };
    expect((await t.as(admin).call(name, more)).status).toBe(422);
  });

  it('accepts no JSON', async () => {
    expect((await t.as(admin).call(name, { body: {} })).status).toBe(415);
  });

  it('accepts pictures of up to 10 MiB', async () => {
    const filename = name === 'uploadImages' ? 'WJM140.jpg' : 'WJM140_000.jpg';
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    const call = (size: number) => upload(name, { [filename]: padded(size) });
    expect((await call(10 * 1024 * 1024)).json.status).toBe('success');
    expect((await call(10 * 1024 * 1024 + 1)).status).toBe(413);
  });

  it('accepts up to 500 pictures', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}.jpg`, Buffer.from('x')]));
    expect((await upload(name, many(500))).json.errors).toHaveLength(500);
    expect((await upload(name, many(501))).status).toBe(413);
  });
});

it('a host killed in the middle leaves only complete pictures, and the next one stores them all', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `KILL0${index}.jpg`);
  const { json } = await upload('uploadImages', Object.fromEntries(names.map((name) => [name, picture])));
  const first = startHost();
  await until(() => existsSync(at('garments', 'KILL00.jpg')));
  // A stop without patience ends where a kill would, except for the half-written file, which is added here.
  const half = at('garments', '.00000000-0000-4000-8000-000000000000.tmp');
  mkdirSync(path.dirname(half), { recursive: true });
  writeFileSync(half, picture.subarray(0, 100));
  utimesSync(half, new Date(0), new Date(0));
  await first.stop();
  startHost();
  expect((await hosts.ended(json.task_id)).status).toBe('done');
  for (const name of names) {
    expect(await sharp(at('garments', name)).metadata()).toMatchObject({ width: 790, height: 1080 });
    expect(await sharp(at('thumbnails', name)).metadata()).toMatchObject({ width: 240 });
  }
  expect(readdirSync(path.dirname(half)).filter((name) => name.startsWith('.'))).toEqual([]);
});
