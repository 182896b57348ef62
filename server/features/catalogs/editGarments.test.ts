import { and, eq } from 'drizzle-orm';
import { skus, stocks } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog } from '../../test/factories';
import { buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

let t: TestApp;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

it('changes only what a row contains; a blank cell changes nothing', async () => {
  const both = [
    await buildCatalog(t.db, { garments: [{ description: 'Warm', drop: 'D1', prices: { '0151': 3000 } }] }),
    await buildCatalog(t.db, { garments: [{ description: 'Soft' }] }),
  ];
  await batch.done('editGarments', both, [
    [
      'sku',
      'generic',
      'name',
      'description',
      'wh_price',
      'rt_price_0151',
      'color_name',
      'with_stocks',
      'stock',
    ],
    ['WJM123000M', null, null, null, 45.5, 99, 'Night', 'yes', 12],
    [null, 'WJM123', 'Jumper', ' ', null, null, null, null, null],
  ]);
  for (const [index, catalog] of both.entries()) {
    const [garment] = await batch.preview(catalog);
    expect(garment).toMatchObject({
      name: 'Jumper',
      description: ['Warm', 'Soft'][index],
      drop: ['D1', ''][index],
      wh_price: 45.5,
      rt_price: 100,
      with_stocks: true,
      sizes: ['S', 'M', 'L'],
      colors: [
        { number: '000', name: 'Night' },
        { number: '310', name: 'Color 310' },
      ],
    });
    expect(garment?.skus).toHaveLength(6);
  }
  const params = { catalog_id: String(both[0]?.id) };
  const priced = await t.as(batch.admin).call('getCatalog', { params, query: { pl: '0151' } });
  expect(priced.json.garments[0]).toMatchObject({ wh_price: 30, rt_price: 99 });
  const [stock] = await t.db
    .select()
    .from(stocks)
    .where(and(eq(stocks.sku, 'WJM123000M'), eq(stocks.warehouse, '0001')));
  expect(stock?.quantity).toBe(12);
});

it('finds a sku by its color and size, whatever its code', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ generic: 'CODE01', colors: ['000'], sizes: ['ONE SIZE'] }],
  });
  await t.db.update(skus).set({ sku: 'CODE01000U' }).where(eq(skus.catalogId, catalog.id));
  await batch.done(
    'editGarments',
    [catalog],
    [
      ['generic', 'color', 'size', 'stock'],
      ['CODE01', 0, 'ONE SIZE', 5],
    ],
  );
  expect((await batch.preview(catalog))[0]).toMatchObject({
    skus: [{ sku: 'CODE01000U', size: 'ONE SIZE', stock: 5 }],
  });
  await batch.refused(
    'editGarments',
    [catalog],
    [
      ['generic', 'color', 'size', 'sku', 'stock'],
      ['CODE01', 0, 'ONE SIZE', null, 5],
      [null, null, null, 'CODE01000U', 6],
    ],
    ['3 sku: repeats row 2'],
  );
});

it('names every row of what is not there', async () => {
  const first = await buildCatalog(t.db, { name: 'Edit here' });
  const second = await buildCatalog(t.db, { name: 'Edit there', garments: [{ generic: 'OTHER1' }] });
  await batch.refused(
    'editGarments',
    [first, second],
    [
      ['sku', 'generic', 'color', 'color_name', 'name'],
      ['WJM123000M', null, null, null, 'Coat'],
      ['WJM123000XL', null, null, null, null],
      [null, 'OTHER1', null, null, null],
      [null, 'WJM123', 999, 'Pink', null],
    ],
    [
      '2 sku: WJM123 is not in Edit there',
      '3 sku: WJM123 is not in Edit there; WJM123000XL is not in Edit here',
      '4 generic: OTHER1 is not in Edit here',
      '5 color: 999 is not a color of WJM123 in Edit here; 999 is not a color of WJM123 in Edit there',
    ],
  );
});

it('creates what is not there when it may', async () => {
  const catalog = await buildCatalog(t.db);
  const rows = [
    ['generic', 'sku', 'name', 'color', 'color_name', 'size', 'wh_price', 'stock'],
    ['WJM123', null, null, 0, null, 'XS', null, null],
    [null, 'WJM123777S', null, null, 'Pink', null, null, 3],
    ['NEW002', null, 'Belt', 0, null, 90, 20, null],
  ];
  await batch.done('editGarments', [catalog], rows, { override: 'true' });
  expect(await batch.preview(catalog)).toMatchObject([
    { generic: 'NEW002', name: 'Belt', wh_price: 20, currency: 'EUR', skus: [{ sku: 'NEW00200090' }] },
    {
      generic: 'WJM123',
      name: 'Merino jumper',
      sizes: ['XS', 'S', 'M', 'L'],
      colors: [{ number: '000' }, { number: '310' }, { number: '777', name: 'Pink' }],
      skus: [
        ...Array.from({ length: 6 }, () => expect.anything()),
        { sku: 'WJM123000XS', size: 'XS' },
        { sku: 'WJM123777S', size: 'S', stock: 3 },
      ],
    },
  ]);
  // The second time, nothing changes.
  const before = await batch.contentOf(catalog);
  await batch.done('editGarments', [catalog], rows, { override: 'true' });
  const after = await batch.contentOf(catalog);
  expect([after.garments, after.skus]).toEqual([before.garments, before.skus]);
});

it('inserts a new size at its position when the file shows it', async () => {
  const catalog = await buildCatalog(t.db);
  const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((size) => ['WJM123', 0, size]);
  await batch.done('editGarments', [catalog], [['generic', 'color', 'size'], ...sizes], { override: 'true' });
  expect((await batch.preview(catalog))[0]?.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL']);
});

it('reports the missing fields of a new product', async () => {
  const catalog = await buildCatalog(t.db, { name: 'Lacking' });
  await batch.refused(
    'editGarments',
    [catalog],
    [
      ['generic', 'name'],
      ['NEW003', 'Belt'],
    ],
    [
      '2 size: is required, as NEW003 is not in Lacking yet',
      '2 wh_price: is required, as NEW003 is not in Lacking yet',
    ],
    { override: 'true' },
  );
});

it('never gives a sku a second code or a second size', async () => {
  const catalog = await buildCatalog(t.db, {
    name: 'Codes',
    garments: [{ generic: 'CODE02', colors: ['000'] }],
  });
  await batch.refused(
    'editGarments',
    [catalog],
    [
      ['sku', 'generic', 'color', 'size'],
      ['CODE02000S', null, null, 'Small'],
      ['CODE02000-M', null, null, 'M'],
      ['CODE02000L', null, null, null],
      ['CODE02000LL', null, null, 'XL'],
    ],
    [
      '2 size: CODE02000S is the size S in Codes',
      '3 sku: is CODE02000M in Codes, for the same color and size',
    ],
    { override: 'true' },
  );
});

it('enforces the limits of a catalog', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ sizes: Array.from({ length: 60 }, (_, i) => `${i}`) }],
  });
  const rows = Array.from({ length: 60 }, (_, index) => ['WJM123', 0, `N${index}`]);
  const before = await batch.contentOf(catalog);
  const { json } = await batch.sendRows('editGarments', [catalog], [['generic', 'color', 'size'], ...rows], {
    override: 'true',
  });
  expect(json).toEqual({
    status: 'error',
    error: `WJM123 would have more than 100 sizes in ${catalog.name}; nothing was changed.`,
  });
  expect(await batch.contentOf(catalog)).toEqual(before);
});
