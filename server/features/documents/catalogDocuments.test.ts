import { eq } from 'drizzle-orm';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { garmentPrices, garments } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';
import { readPdf } from '../../test/readPdf';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const operations = ['downloadCatalogPdf', 'downloadCatalogStockPdf', 'downloadCatalogDesign'] as const;
type Operation = (typeof operations)[number];

const call = (
  operation: Operation,
  user: { id: number },
  catalog: { id: number | string },
  { pl, headers = {} }: { pl?: string; headers?: Record<string, string> } = {},
) =>
  t
    .as(user)
    .call(operation, { params: { id: String(catalog.id) }, query: pl === undefined ? {} : { pl }, headers });

async function textsOf(operation: Operation, user: { id: number }, catalog: { id: number }, pl?: string) {
  const { status, raw } = await call(operation, user, catalog, { pl });
  expect(status).toBe(200);
  if (operation === 'downloadCatalogDesign') return raw.toString('utf8').split(/[\t\n]/);
  return readPdf(raw).flatMap(({ texts }) => texts.map(({ text }) => text));
}

const coat = {
  generic: 'COA001',
  number: '10',
  name: 'Belted coat',
  drop: 'Drop 1',
  madeIn: 'Portugal',
  composition: 'Wool',
  sizes: ['S', 'M'],
  colors: ['000', '310'],
  whPriceCents: 17_790,
  rtPriceCents: 44_350,
};

test('the preview shows everything needed to choose', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const catalog = await buildCatalog(t.db, {
    name: 'Coats',
    brand: 'Maren Vale',
    garments: [coat, { ...coat, generic: 'COA002', name: 'Cape', drop: 'Drop 2' }],
  });
  const texts = await textsOf('downloadCatalogPdf', admin, catalog);
  for (const text of [
    'Maren Vale',
    'LINE SHEET',
    'Coats',
    'Drop 1 · 1 style',
    'Belted coat',
    'COA001 · 10',
    'Wool',
  ]) {
    expect(texts).toContain(text);
  }
  for (const text of ['000 Color 000, 310 Color', '310', 'S M', '177.90 EUR', '443.50']) {
    expect(texts.join(' ')).toContain(text);
  }
});

test('the stock is listed by color and size', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const catalog = await buildCatalog(t.db, {
    garments: [{ ...coat, generic: 'STO001', withStocks: true, stock: 1234 }],
  });
  const { raw } = await call('downloadCatalogStockPdf', admin, catalog);
  const texts = readPdf(raw).flatMap((page) => page.texts);
  const stockOf = (code: string) => {
    const line = texts.find(({ text }) => text === code)?.y ?? 0;
    return texts.filter(({ y, text }) => y === line && /^[\d,]+$/.test(text)).map(({ text }) => text);
  };
  expect(stockOf('STO001000')).toEqual(['1,234', '1,234', '2,468']);
  expect(stockOf('STO001310')).toEqual(['1,234', '1,234', '2,468']);
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['4,936', 'Stock of warehouse', '0001']),
  );
});

test('the figures of sizes do not overlap, however many and long they are', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const sizes = Array.from({ length: 14 }, (_, n) => String(34 + 2 * n));
  const catalog = await buildCatalog(t.db, {
    garments: [{ ...coat, generic: 'STO003', withStocks: true, stock: 123_456, sizes }],
  });
  const { raw } = await call('downloadCatalogStockPdf', admin, catalog);
  const figures = readPdf(raw).flatMap(({ texts }) => texts.filter(({ text }) => text === '123,456'));
  const gaps = figures.flatMap((one, n) => {
    const next = figures[n + 1];
    return next !== undefined && next.y === one.y ? [next.x - one.right] : [];
  });
  expect(gaps).toHaveLength(2 * 12);
  expect(Math.min(...gaps)).toBeGreaterThan(6);
});

test('a warehouse whose stock was never reported is marked, and untracked stock is not shown as zero', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'], warehouse: '0003' });
  const catalog = await buildCatalog(t.db, { garments: [{ ...coat, generic: 'STO002' }] });
  const texts = await textsOf('downloadCatalogStockPdf', admin, catalog);
  expect(texts).toEqual(expect.arrayContaining(['Not reported yet', 'Stock is not tracked', '–']));
});

test('the design text has a color a row, and columns that never move', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const catalog = await buildCatalog(t.db, {
    garments: [{ ...coat, generic: 'DES001', name: '=cmd()|é', largeDescription: 'Two\tparts\nof it' }],
  });
  const { raw, headers } = await call('downloadCatalogDesign', admin, catalog);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const row = (color: string) =>
    `DES001\t10\t'=cmd()|é\tDrop 1\t\tPortugal\t\tWool\tTwo parts of it\t${color}\tColor ${color}\tS M\tEUR\t177.90\t443.50\n`;
  expect(raw.toString('utf8')).toBe(
    'generic\tnumber\tname\tdrop\tcollection\tmade_in\tdescription\tcomposition\tlarge_description\t' +
      `color\tcolor_name\tsizes\tcurrency\twh_price\trt_price\n${row('000')}${row('310')}`,
  );
});

test('pictures are printed small, and missing or broken ones as placeholders', async () => {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const generics = ['PIC001', 'PIC002', 'PIC003'];
  const catalog = await buildCatalog(t.db, { garments: generics.map((generic) => ({ ...coat, generic })) });
  const folder = path.join(t.env.dataDir, 'images/garments');
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 790, height: 1080, channels: 3, background: '#888', noise } });
  const bytes = await picture.jpeg({ quality: 95 }).toBuffer();
  writeFileSync(path.join(folder, 'PIC001.jpg'), bytes);
  writeFileSync(path.join(folder, 'PIC002.jpg'), 'no picture at all');
  const first = await call('downloadCatalogPdf', admin, catalog);
  const [page] = readPdf(first.raw);
  expect(page?.pictures).toBe(1);
  expect(page?.texts.filter(({ text }) => text === 'No picture')).toHaveLength(2);
  expect(first.raw.length).toBeLessThan(bytes.length / 2);

  const etag = String(first.headers.etag);
  const same = await call('downloadCatalogPdf', admin, catalog, { headers: { 'if-none-match': etag } });
  expect(same.status).toBe(304);
  writeFileSync(path.join(folder, 'PIC003.jpg'), bytes);
  const changed = await call('downloadCatalogPdf', admin, catalog, { headers: { 'if-none-match': etag } });
  expect([changed.status, readPdf(changed.raw)[0]?.pictures]).toEqual([200, 2]);
});

describe.each(operations)('who may request %s', (operation) => {
  test('those who may preview the catalog; 404 for all others', async () => {
    const catalog = await buildCatalog(t.db, { garments: [{ ...coat, generic: 'SEE001' }] });
    const off = await buildCatalog(t.db, { wlsEnabled: false });
    const customer = await buildUser(t.db, { catalogs: [catalog, off] });
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const agent = await buildUser(t.db, { roles: ['agent'] });
    for (const user of [customer, agent, admin]) {
      expect((await call(operation, user, catalog)).status).toBe(200);
    }
    expect((await call(operation, customer, off)).status).toBe(404);
    expect((await call(operation, await buildUser(t.db), catalog)).status).toBe(404);
    const archived = await buildCatalog(t.db, { archivedAt: new Date() });
    for (const id of [archived.id, 999_999, 'cat_1']) {
      expect((await call(operation, admin, { id })).status).toBe(404);
    }
    const none = await buildUser(t.db, { roles: [] });
    expect((await call(operation, none, catalog)).status).toBe(403);
    expect((await t.anonymous.call(operation, { params: { id: String(catalog.id) } })).status).toBe(401);
  });

  test('the prices are those of the list asked for, which must be one’s own', async () => {
    const catalog = await buildCatalog(t.db, { garments: [{ ...coat, generic: 'PRC001' }] });
    const [row] = await t.db.select().from(garments).where(eq(garments.catalogId, catalog.id));
    await t.db
      .insert(garmentPrices)
      .values({ garmentId: row?.id ?? 0, pricelist: '0151', whPriceCents: 9990, rtPriceCents: 20_000 });
    const customer = await buildUser(t.db, { catalogs: [catalog], pricelist: '0151' });
    const admin = await buildUser(t.db, { roles: ['admin'] });
    for (const user of [customer, admin]) {
      expect((await textsOf(operation, user, catalog, '0151')).join(' ')).toContain('99.90');
      for (const pl of [undefined, '']) {
        expect((await textsOf(operation, user, catalog, pl)).join(' ')).toContain('177.90');
      }
    }
    const { status, json } = await call(operation, customer, catalog, { pl: '0352' });
    expect([status, json]).toEqual([
      403,
      expect.objectContaining({ detail: 'You may not see the price list 0352.' }),
    ]);
    expect((await call(operation, admin, catalog, { pl: '0352' })).status).toBe(200);
  });
});
