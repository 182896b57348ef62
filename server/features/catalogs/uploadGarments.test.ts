import { eq } from 'drizzle-orm';
import { skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { requiredColumns } from '../../test/catalogUpload';
import { buildCatalog } from '../../test/factories';
import { buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

type Catalog = Awaited<ReturnType<typeof buildCatalog>>;

let t: TestApp;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

it('adds garments to every catalog', async () => {
  const both = [await buildCatalog(t.db), await buildCatalog(t.db)];
  await batch.done('uploadGarments', both, [
    [...requiredColumns, 'color_name', 'stock', 'wh_price_0151'],
    ['NEW001', 'Scarf', 0, 'U', 12.5, 'EUR', 'Black', 4, 11],
    ['NEW001', 'Scarf', 1, 'U', 12.5, 'EUR', 'White', 0, null],
  ]);
  for (const catalog of both) {
    expect((await batch.preview(catalog)).find(({ generic }) => generic === 'NEW001')).toMatchObject({
      name: 'Scarf',
      number: 'NEW001',
      wh_price: 12.5,
      rt_price: 0,
      with_stocks: false,
      sizes: ['U'],
      colors: [
        { number: '000', name: 'Black' },
        { number: '001', name: 'White' },
      ],
      skus: [
        { sku: 'NEW001000U', stock: 4 },
        { sku: 'NEW001001U', stock: 0 },
      ],
    });
  }
  expect(await batch.preview(both[0] as Catalog)).toHaveLength(2);
});

it('sets the names of catalogs from right to left apart in what it says', async () => {
  const catalog = await buildCatalog(t.db, { name: 'חורף 27', garments: [{ generic: 'OLD002' }] });
  await batch.refused(
    'uploadGarments',
    [catalog],
    [requiredColumns, ['OLD002', 'מעיל', 0, 'U', 9, 'שקל']],
    [
      '2 currency: "\u2068שקל\u2069" must be a currency of 3 capitals, as in EUR',
      '2 generic: OLD002 is in \u2068חורף 27\u2069 already; change it with the action edit',
    ],
  );
});

it('is refused for all catalogs when a garment is in one of them, or has another currency', async () => {
  const here = await buildCatalog(t.db, { name: 'Here', garments: [{ generic: 'OLD001' }] });
  const there = await buildCatalog(t.db, { name: 'There', currency: 'USD' });
  await batch.refused(
    'uploadGarments',
    [here, there],
    [requiredColumns, ['NEW001', 'Scarf', 0, 'U', 12.5, 'EUR'], ['OLD001', 'Hat', 0, 'U', 9, 'EUR']],
    [
      '2 currency: "EUR" is not USD, the currency of There',
      '3 currency: "EUR" is not USD, the currency of There',
      '3 generic: OLD001 is in Here already; change it with the action edit',
    ],
  );
});

it('restores a removed garment with the values of the file', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ drop: 'D1', prices: { '0151': 3000 } }, { generic: 'KEEP01' }],
  });
  const [sku] = catalog.skus;
  await batch.done('deleteGarments', [catalog], [['generic'], ['WJM123']]);
  await batch.done('uploadGarments', [catalog], [requiredColumns, ['WJM123', 'Cape', 310, 'M', 55, 'EUR']]);
  expect((await batch.preview(catalog)).find(({ generic }) => generic === 'WJM123')).toMatchObject({
    name: 'Cape',
    drop: '',
    wh_price: 55,
    sizes: ['M'],
    colors: [{ number: '310', name: 'Color 310' }],
    skus: [{ sku: 'WJM123310M' }],
  });
  const stored = await t.db
    .select()
    .from(skus)
    .where(eq(skus.id, sku?.id ?? 0));
  expect(stored).toMatchObject([{ sku: 'WJM123000S', removedAt: expect.any(Date) }]);
});
