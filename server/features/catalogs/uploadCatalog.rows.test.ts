import { stocks } from '../../db/schema';
import { buildRawWorkbook, buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import {
  buildCatalogUpload,
  buildForm,
  type CatalogUpload,
  fixtureOf,
  type Rows,
  requiredColumns,
} from '../../test/catalogUpload';

// Reading a spreadsheet blocks a thread for a long time, so the host must never do it on its own thread; in this test it can't.
jest.mock('../../files/readSpreadsheet', () => ({
  readSpreadsheet: () => {
    throw new Error("A spreadsheet was read on the host's own thread.");
  },
}));

let t: TestApp;
let upload: CatalogUpload;
beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
});
afterAll(() => t.close());

describe('a file from another program', () => {
  it.each(['catalog-libreoffice.xlsx', 'catalog-libreoffice.xls'])(
    '%s is imported completely',
    async (name) => {
      const answer = await upload.send(buildForm(), fixtureOf(name));
      expect(answer.json).toEqual({ status: 'success', catalog_id: expect.any(String) });

      const { currency, garments: shown } = await upload.preview(answer.json.catalog_id, { pl: '0352' });
      expect(currency).toBe('EUR');
      expect(shown.map(({ generic, number, skus: cells }) => [generic, number, cells.length])).toEqual([
        ['450123', '2', 3],
        ['LKA102', '7', 5],
        ['LKC300', '10', 5],
        ['LKB200', '12', 3],
        ['LKD400', '100', 1],
        ['LKD401', '101', 2],
        ['LKA101', '8412345678905', 6],
      ]);
      expect(shown.at(-1)).toEqual({
        generic: 'LKA101',
        number: '8412345678905',
        name: 'Chaqueta Niño & Niña',
        drop: 'Drop 1',
        collection: 'Atelier',
        made_in: 'España',
        description: 'Chaqueta acolchada',
        composition: '100% poliéster, relleno de plumón',
        large_description: 'Chaqueta acolchada con capucha, "reversible", dos bolsillos & cremallera',
        wh_price: 49.9,
        rt_price: 129.9,
        currency: 'EUR',
        with_stocks: true,
        stock_updated: expect.any(Number),
        sizes: ['S', 'M', 'L'],
        colors: [
          { number: '000', name: 'Negro' },
          { number: '031', name: 'Azul marino' },
        ],
        skus: [
          { sku: 'LKA101000S', color: '000', size: 'S', stock: 12, quantity: 0 },
          { sku: 'LKA101000M', color: '000', size: 'M', stock: 8, quantity: 0 },
          { sku: 'LKA101000L', color: '000', size: 'L', stock: 0, quantity: 0 },
          { sku: 'LKA101031S', color: '031', size: 'S', stock: 0, quantity: 0 },
          { sku: 'LKA101031M', color: '031', size: 'M', stock: 3, quantity: 0 },
          { sku: 'LKA101031L', color: '031', size: 'L', stock: 1, quantity: 0 },
        ],
        pictures: {},
      });
      expect(shown[3]?.skus.map(({ sku, size }) => [sku, size])).toContainEqual(['LKB200500U', 'ONE SIZE']);
      expect(shown[5]).toMatchObject({ name: '日本製デニム', wh_price: 1100.1, rt_price: 2999.99 });
    },
  );

  it('leaves the stock unknown where its cell is blank', async () => {
    await t.db.delete(stocks);
    await t.db.insert(stocks).values({ sku: 'LKA101031S', warehouse: '0001', quantity: 33 });
    await t.db.insert(stocks).values({ sku: 'LKA101000L', warehouse: '0001', quantity: 44 });
    await upload.send(buildForm(), fixtureOf('catalog-libreoffice.xlsx'));
    const saved = await t.db.select().from(stocks);
    const bySku = new Map(saved.map(({ sku, quantity }) => [sku, quantity]));
    expect([bySku.get('LKA101031S'), bySku.get('LKA101000L'), bySku.get('LKA101000S')]).toEqual([33, 0, 12]);
    expect(bySku.has('LKA10200736')).toBe(false);
    expect(new Set(saved.map(({ warehouse }) => warehouse))).toEqual(new Set(['0001']));
  });
});

describe('cells', () => {
  const columns = [...requiredColumns, 'number', 'with_stocks', 'stock', 'sku'];
  const base = ['WJM123', 'Coat', 0, 'S', 40, 'EUR'];
  const garmentOf = async (rows: Rows) => {
    const { json } = await upload.sendRows(rows);
    expect(json.status).toBe('success');
    return (await upload.preview(json.catalog_id)).garments[0];
  };

  it.each<[string, Rows[number], object]>([
    ['a code of 15 digits', [...base, 123456789012345], { number: '123456789012345' }],
    ['a code of 16 digits as text', [...base, '1234567890123456'], { number: '1234567890123456' }],
    ['a code with leading zeros as text', [...base, '0007'], { number: '0007' }],
    ['zeros that only a format shows', [...base, { t: 'n', v: 7, z: '0000' }], { number: '0007' }],
    [
      'a date in a text',
      ['WJM123', { t: 'n', v: 46000, z: 'yyyy-mm-dd' }, 0, 'S', 40, 'EUR'],
      { name: '2025-12-09' },
    ],
    ['the value of a formula', [...base, { t: 'n', v: 42, f: '6*7' }], { number: '42' }],
    ['a color that is a number', ['WJM123', 'Coat', 7, 'S', 40, 'EUR'], { colors: [{ number: '007' }] }],
    ['a price as text', ['WJM123', 'Coat', 0, 'S', '1234,5', 'EUR'], { wh_price: 1234.5 }],
    ['a truth', [...base, null, true], { with_stocks: true }],
    ['a truth as a number', [...base, null, 1], { with_stocks: true }],
    ['a truth as text', [...base, null, 'No'], { with_stocks: false }],
    [
      'a name with signs',
      ['WJM123', 'A &amp; <B> “C” é 日', 0, 'S', 4, 'EUR'],
      { name: 'A &amp; <B> “C” é 日' },
    ],
  ])('%s is preserved', async (_case, row, garment) => {
    expect(await garmentOf([columns, row])).toMatchObject(garment);
  });

  it('a formula whose text holds an escaped sign is unescaped once', async () => {
    const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
    const row = ['WJM123', 'R&amp;amp;D', '0', 'S', '40', 'EUR'].map(text).join('');
    const sheet = `<sheetData><row>${requiredColumns.map(text).join('')}</row><row>${row}</row></sheetData>`;
    const { json } = await upload.send(buildForm(), buildRawWorkbook(sheet));
    expect((await upload.preview(json.catalog_id)).garments).toMatchObject([{ name: 'R&amp;D' }]);
  });

  it('of columns in any order, in any case, among others', async () => {
    const rows = [
      ['Notes', 'CURRENCY', 'Wh_Price', 'SIZE', 'Color', 'NAME', 'Generic'],
      ['mine', 'EUR', 40, 'S', 'BLK', 'Coat', 'WJM123'],
    ];
    expect(await garmentOf(rows)).toMatchObject({ generic: 'WJM123', colors: [{ number: 'BLK' }] });
  });

  it('merged downwards count for each of their rows', async () => {
    const bytes = buildWorkbook(
      [requiredColumns, [...base], [null, null, null, 'M'], [null, null, null, 'L']],
      {
        shape: (sheet) => {
          sheet['!merges'] = [0, 1, 2, 4, 5].map((c) => ({ s: { r: 1, c }, e: { r: 3, c } }));
        },
      },
    );
    const { json } = await upload.send(buildForm(), bytes);
    expect((await upload.preview(json.catalog_id)).garments).toMatchObject([{ sizes: ['S', 'M', 'L'] }]);
  });
});
