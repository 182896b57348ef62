import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { pictureTags } from '../../db/schema';
import { filesOf } from '../../files/filesOf';
import { buildPicture } from '../../test/buildPicture';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { pictureTaskDefinitions } from './pictureTasks';
import { comparePictureTags, pictureTagOf, savePictureTags } from './pictureTags';

let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  t = await buildTestApp();
  hosts = buildTaskHosts(t.database, t.env);
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterEach(() => hosts.stop());
afterAll(async () => {
  await hosts.close();
  await t.close();
});

const files = () => filesOf(t.env);
const at = (picture: string) => path.join(t.env.dataDir, 'images', `${picture}.jpg`);
const show = (address: string) => t.app.inject({ url: `/images/${address}.jpg` });
const noted = () => t.db.select().from(pictureTags).orderBy(asc(pictureTags.picture));

async function upload(name: string, background: string) {
  const content = await buildPicture({ background });
  const sent = [{ field: 'images', filename: `${name}.jpg`, content }];
  const { json } = await t.as(admin).call('uploadImages', { body: {}, files: sent });
  hosts.start(pictureTaskDefinitions({ db: t.db, env: t.env }));
  expect(await hosts.ended(json.task_id)).toMatchObject({ status: 'done' });
  await hosts.stop();
}

test('line sheets have the URLs of uploaded pictures, and new ones once they are replaced', async () => {
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer: admin, catalog, lines: { WJM123000M: 3 } });
  const open = () => t.as(admin).call('getOrder', { params: { id: String(order.id) } });
  const tagsOf = async () => (await open()).json.garments[0]?.picture_tags ?? {};
  expect((await open()).json.garments[0]).not.toHaveProperty('picture_tags');

  await upload('WJM123', '#c82828');
  const first = await tagsOf();
  expect(Object.keys(first)).toEqual(['garments/WJM123', 'thumbnails/WJM123']);
  const address = (tags: Record<string, string>) => `thumbnails/WJM123.${tags['thumbnails/WJM123'] ?? ''}`;
  const shown = await show(address(first));
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toContain('immutable');
  expect(shown.headers['content-location']).toBe(`/images/${address(first)}.jpg`);

  await upload('WJM123', '#102040');
  const second = await tagsOf();
  expect(address(second)).not.toBe(address(first));
  const changed = await show(address(second));
  expect([changed.statusCode, changed.rawPayload.equals(shown.rawPayload)]).toEqual([200, false]);
  expect((await show(address(first))).statusCode).toBe(302);

  const preview = await t.as(admin).call('getCatalog', { params: { catalog_id: String(catalog.id) } });
  expect(preview.json.garments[0]?.picture_tags).toEqual(second);
});

test('the tags follow what is put, replaced and removed without the host', async () => {
  await t.db.delete(pictureTags);
  rmSync(path.join(t.env.dataDir, 'images'), { recursive: true, force: true });
  for (const folder of ['garments', 'colors']) {
    mkdirSync(path.join(t.env.dataDir, 'images', folder), { recursive: true });
  }
  writeFileSync(at('garments/PUT001'), 'a');
  writeFileSync(at('colors/PUT001_000'), 'b');
  writeFileSync(at('garments/no-picture'), 'c');
  expect(await comparePictureTags(t.db, files())).toBe(2);
  const [swatch, picture] = await noted();
  expect([swatch, picture]).toMatchObject([
    { generic: 'PUT001', picture: 'colors/PUT001_000' },
    { generic: 'PUT001', picture: 'garments/PUT001' },
  ]);
  expect((await show(`garments/PUT001.${picture?.tag ?? ''}`)).body).toBe('a');
  expect(await comparePictureTags(t.db, files())).toBe(0);

  writeFileSync(at('garments/PUT001'), 'another');
  rmSync(at('colors/PUT001_000'));
  expect(await comparePictureTags(t.db, files())).toBe(2);
  const after = await noted();
  expect(after.map((row) => row.picture)).toEqual(['garments/PUT001']);
  expect((await show(`garments/PUT001.${after[0]?.tag ?? ''}`)).body).toBe('another');
});

test('a picture uploaded during the comparison has its newest tag', async () => {
  await t.db.delete(pictureTags);
  await files().write('images/garments/RACE01.jpg', Buffer.from('old'));
  await comparePictureTags(t.db, files());
  const store = files();
  const listFacts = store.listFacts.bind(store);
  jest.spyOn(store, 'listFacts').mockImplementation(async (folder) => {
    const listed = await listFacts(folder);
    if (folder !== 'images/garments') return listed;
    await store.write('images/garments/RACE01.jpg', Buffer.from('new'));
    const facts = await store.find('images/garments/RACE01.jpg');
    const tag = facts && pictureTagOf('images/garments/RACE01.jpg', facts);
    if (tag !== null) await savePictureTags(t.db, [tag]);
    return listed;
  });
  // The listing that was overtaken says that it differs.
  await t.db.update(pictureTags).set({ tag: 'stale' });
  await comparePictureTags(t.db, store);
  const row = (await noted()).find(({ generic }) => generic === 'RACE01');
  expect((await show(`garments/RACE01.${row?.tag ?? ''}`)).body).toBe('new');
});
