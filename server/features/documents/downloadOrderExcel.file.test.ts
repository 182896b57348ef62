import { strFromU8, unzipSync } from 'fflate';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { read } from 'xlsx';
import { buildPicture } from '../../test/buildPicture';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { callOrderExcel, garmentOf } from '../../test/orderBook';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('a garment’s picture is on two sheets, and in the file once', async () => {
  const folder = path.join(t.env.dataDir, 'images', 'thumbnails');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'PIC001.jpg'), await buildPicture({ width: 240, height: 328 }));
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('PIC001'), garmentOf('PIC002')] });
  const lines = { PIC001000S: 1, PIC001310M: 2, PIC002000S: 3 };
  for (const [sapStatus, drawings] of [
    [0, 2],
    [2, 1],
  ] as const) {
    const order = await buildOrder(t.db, { customer, catalog, lines, sapStatus });
    const { raw } = await callOrderExcel(t, customer, order);
    const names = Object.keys(unzipSync(raw));
    expect(names.filter((name) => name.startsWith('xl/media/'))).toEqual(['xl/media/picture1.jpeg']);
    expect(names.filter((name) => /^xl\/drawings\/drawing/.test(name))).toHaveLength(drawings);
  }
});

test('a replaced picture is in the next file', async () => {
  const folder = path.join(t.env.dataDir, 'images', 'thumbnails');
  mkdirSync(folder, { recursive: true });
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [garmentOf('PIC003')] });
  const order = await buildOrder(t.db, { customer, catalog, lines: { PIC003000S: 1 } });
  const colorWith = async (background: string) => {
    const small = await buildPicture({ width: 240, height: 328, background });
    writeFileSync(path.join(folder, 'PIC003.jpg'), small);
    const { raw } = await callOrderExcel(t, customer, order);
    const { channels } = await sharp(unzipSync(raw)['xl/media/picture1.jpeg']).stats();
    return channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect(await colorWith('#ff0000')).toEqual([1, 0, 0]);
  expect(await colorWith('#ff0000')).toEqual([1, 0, 0]);
  expect(await colorWith('#0000ff')).toEqual([0, 0, 1]);
});

test('the file says what it is, and is printed on the host’s paper', async () => {
  t.env.paperSize = 'Letter';
  const customer = await buildUser(t.db, { name: 'Boutique & Co' });
  const order = await buildOrder(t.db, { name: 'Autumn', customer, catalog: await buildCatalog(t.db) });
  const { raw } = await callOrderExcel(t, customer, order);
  t.env.paperSize = 'A4';
  expect(read(raw, { bookProps: true }).Props).toMatchObject({ Title: 'Autumn', Application: 'Linedesk' });
  const files = unzipSync(raw);
  expect(strFromU8(files['docProps/core.xml'] ?? new Uint8Array())).toContain('Boutique &amp; Co');
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('paperSize="1"');
});

test('the file is an attachment named after the order', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, {
    name: 'Été "27"/ñ',
    customer,
    catalog: await buildCatalog(t.db),
  });
  const { headers } = await callOrderExcel(t, customer, order);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="order_${order.id}_Ete_27_n.xlsx"; filename*=UTF-8''order_${order.id}_%C3%89t%C3%A9_27_%C3%B1.xlsx`,
  );
});

describe('who may download', () => {
  test('those who see the order, in every state; 404 for all others', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const seller = await buildUser(t.db, { roles: ['agent'] });
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const catalog = await buildCatalog(t.db);
    const order = await buildOrder(t.db, { customer, seller, catalog, sapStatus: 99 });
    for (const user of [customer, agent, seller, admin])
      expect((await callOrderExcel(t, user, order)).status).toBe(200);
    for (const user of [await buildUser(t.db), await buildUser(t.db, { roles: ['agent'] })]) {
      expect((await callOrderExcel(t, user, order)).status).toBe(404);
    }
    expect((await callOrderExcel(t, await buildUser(t.db, { roles: ['app'] }), order)).status).toBe(403);
    const anonymous = t.anonymous.call('downloadOrderExcel', { params: { id: String(order.id) } });
    expect((await anonymous).status).toBe(401);
    const deleted = await buildOrder(t.db, { customer, catalog, archivedAt: new Date() });
    for (const id of [deleted.id, 999_999, 'ord_1'])
      expect((await callOrderExcel(t, admin, { id })).status).toBe(404);
  });
});
