import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

type Catalog = Awaited<ReturnType<typeof buildCatalog>>;

let t: TestApp;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

it('removes garments and skus from every catalog; orders still have their lines', async () => {
  const garmentsOfBoth = { garments: [{}, { generic: 'GONE01', colors: ['000'] }] };
  const both = [await buildCatalog(t.db, garmentsOfBoth), await buildCatalog(t.db, garmentsOfBoth)];
  const [first] = both as [Catalog];
  const customer = await buildUser(t.db, { catalogs: [first] });
  const order = await buildOrder(t.db, {
    customer,
    catalog: first,
    lines: { GONE01000M: 2, WJM123310L: 1 },
  });
  await batch.done('deleteGarments', both, [
    ['generic', 'sku', 'color', 'size'],
    ['GONE01', null, null, null],
    [null, 'WJM123310S', null, null],
    [null, 'WJM123310M', null, null],
    ['WJM123', null, 310, 'L'],
    ['WJM123', null, 0, 'S'],
  ]);
  for (const catalog of both) {
    expect(await batch.preview(catalog)).toMatchObject([
      {
        generic: 'WJM123',
        sizes: ['M', 'L'],
        colors: [{ number: '000' }],
        skus: [{ size: 'M' }, { size: 'L' }],
      },
    ]);
  }
  const sheet = (await t.as(customer).call('getOrder', { params: { id: String(order.id) } })).json;
  expect(sheet.lines).toEqual({ GONE01: { GONE01000M: 2 }, WJM123: { WJM123310L: 1 } });
  expect(sheet.garments).toMatchObject([
    { generic: 'GONE01', colors: [{ number: '000', name: 'Color 000' }], skus: [{ sku: 'GONE01000M' }] },
    { generic: 'WJM123', colors: [{ number: '000' }, { number: '310', name: 'Color 310' }] },
  ]);
});

it('removes a garment with its last sku', async () => {
  const catalog = await buildCatalog(t.db, {
    garments: [{ colors: ['000'], sizes: ['U'] }, { generic: 'KEEP01' }],
  });
  await batch.done('deleteGarments', [catalog], [['sku'], ['WJM123000U']]);
  expect((await batch.preview(catalog)).map(({ generic }) => generic)).toEqual(['KEEP01']);
  const listed = (await t.as(batch.admin).call('listAllCatalogs')).json;
  expect(listed.find(({ id }) => id === String(catalog.id))?.num_items).toBe(1);
});

it('names every row of what is not there', async () => {
  const first = await buildCatalog(t.db, { name: 'Delete here' });
  const second = await buildCatalog(t.db, { name: 'Delete there', garments: [{ generic: 'OTHER1' }] });
  await batch.refused(
    'deleteGarments',
    [first, second],
    [
      ['generic', 'sku', 'color', 'size'],
      ['OTHER1', null, null, null],
      [null, 'WJM123000M', null, null],
      ['OTHER1', null, 0, 'XXL'],
      [null, 'WJM123000M', null, 'L'],
    ],
    [
      '2 generic: OTHER1 is not in Delete here',
      '3 sku: WJM123000M is not in Delete there',
      '4 generic: OTHER1 is not in Delete here; OTHER1000XXL is not in Delete there',
      '5 sku: WJM123000M is not in Delete here; WJM123000M is not in Delete there',
    ],
  );
});
