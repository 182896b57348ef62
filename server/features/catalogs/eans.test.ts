import { eq } from 'drizzle-orm';
import { skus } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalogUpload, type CatalogUpload, requiredColumns, type Rows } from '../../test/catalogUpload';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

let t: TestApp;
let upload: CatalogUpload;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

const columns = [...requiredColumns, 'ean'];
const row = (size: string, ean: string | number | null): Rows[number] => [
  'WJM123',
  'Coat',
  0,
  size,
  40,
  'EUR',
  ean,
];
const [first, second, third] = ['4006381333931', '4012345678901', '96385074'];

type Catalog = Awaited<ReturnType<typeof buildCatalog>>;

/** A catalog of a garment in one color. */
async function catalogWith(eans: Record<string, string>, sizes = ['S', 'M', 'L']) {
  const catalog = await buildCatalog(t.db, { garments: [{ colors: ['000'], sizes }] });
  const rows = Object.entries(eans).map(([size, ean]) => [`WJM123000${size}`, ean]);
  if (rows.length > 0) await batch.done('editGarments', [catalog], [['sku', 'ean'], ...rows]);
  return catalog;
}

/** The EANs of the garment that `catalogWith` makes, by size. */
async function eansOf(catalog: Catalog) {
  const garment = (await batch.preview(catalog)).find(({ generic }) => generic === 'WJM123');
  return Object.fromEntries(garment?.skus.map(({ size, ean }) => [size, ean]) ?? []);
}

describe('a catalog file', () => {
  it('may have EANs, which are served with the catalog and the order', async () => {
    const { json } = await upload.sendRows([
      columns,
      row('XS', ` ${first}`),
      row('S', 4012345678901),
      row('M', 36000291452),
      row('L', '10012345678902'),
      row('XL', null),
    ]);
    const expected = [
      { size: 'XS', ean: first },
      { size: 'S', ean: second },
      { size: 'M', ean: '036000291452' },
      { size: 'L', ean: '10012345678902' },
      { size: 'XL' },
    ];
    const facts = (garment: { skus: { size: string; ean?: string }[] } | undefined) =>
      garment?.skus.map(({ size, ...sku }) => ('ean' in sku ? { size, ean: sku.ean } : { size }));
    expect(facts((await upload.preview(json.catalog_id)).garments[0])).toEqual(expected);

    const id = Number(json.catalog_id);
    const customer = await buildUser(t.db);
    const catalog = { id, skus: await t.db.select().from(skus).where(eq(skus.catalogId, id)) };
    const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 2, WJM123000XL: 1 } });
    const opened = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
    expect(facts(opened.json.garments[0])).toEqual(expected);
  });

  it('without EANs has none anywhere', async () => {
    const catalog = await buildCatalog(t.db);
    const customer = await buildUser(t.db);
    const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000M: 2 } });
    const opened = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
    expect(opened.raw.toString()).not.toContain('ean');
  });

  it('is refused for each bad or repeated one', async () => {
    const { json } = await upload.changingNothing(() =>
      upload.sendRows([columns, row('S', first), row('M', '4006381333932'), row('L', `0${first}`)]),
    );
    expect(json).toMatchObject({
      status: 'error',
      errors: [
        { row: 3, column: 'ean', message: '"4006381333932" has a wrong check digit' },
        { row: 4, column: 'ean', message: `repeats ${first} of row 2` },
      ],
    });
  });
});

describe('a file of changes', () => {
  it('changes the EANs that it has; a blank cell changes none', async () => {
    const catalog = await catalogWith({ S: first, M: second });
    await batch.done(
      'editGarments',
      [catalog],
      [
        ['sku', 'ean'],
        ['WJM123000S', null],
        ['WJM123000M', third],
      ],
    );
    expect(await eansOf(catalog)).toEqual({ S: first, M: third, L: undefined });
  });

  it('may swap the EANs of two skus, or move one', async () => {
    const catalog = await catalogWith({ S: first, M: second });
    await batch.done(
      'editGarments',
      [catalog],
      [
        ['sku', 'ean'],
        ['WJM123000S', second],
        ['WJM123000M', first],
      ],
    );
    expect(await eansOf(catalog)).toMatchObject({ S: second, M: first });
    await batch.done(
      'editGarments',
      [catalog],
      [
        ['sku', 'ean'],
        ['WJM123000L', first],
        ['WJM123000M', third],
      ],
    );
    expect(await eansOf(catalog)).toEqual({ S: second, M: third, L: first });
  });

  it('is refused for an EAN that another sku has', async () => {
    const catalog = await catalogWith({ S: first });
    const other = await catalogWith({});
    const fault = `2 ean: ${first} is the EAN of WJM123000S in ${catalog.name}`;
    await batch.refused(
      'editGarments',
      [other, catalog],
      [
        ['sku', 'ean'],
        ['WJM123000M', first],
      ],
      [fault],
    );
    await batch.refused(
      'uploadGarments',
      [catalog],
      [columns, ['WJM456', 'Hat', 0, 'M', 40, 'EUR', first]],
      [fault],
    );
    await batch.refused(
      'editGarments',
      [catalog],
      [columns, ['WJM456', 'Hat', 0, 'M', 40, 'EUR', first]],
      [fault],
      { override: 'true' },
    );
  });

  it('may give a sku of one catalog the EAN that another has in another catalog', async () => {
    await catalogWith({ S: first });
    expect(await eansOf(await catalogWith({ M: first }))).toMatchObject({ S: undefined, M: first });
  });
});

describe('a sku that is removed', () => {
  it('frees its EAN, which orders with the sku still have, and can be added again', async () => {
    const catalog = await catalogWith({ S: first, M: second });
    const customer = await buildUser(t.db);
    const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000S: 2 } });
    await batch.done('deleteGarments', [catalog], [['sku'], ['WJM123000S']]);
    await batch.done(
      'editGarments',
      [catalog],
      [
        ['sku', 'ean'],
        ['WJM123000L', first],
      ],
    );
    const opened = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
    expect(opened.json.garments[0]?.skus).toMatchObject([
      { size: 'S', ean: first },
      { size: 'M', ean: second },
      { size: 'L', ean: first },
    ]);

    await batch.refused(
      'editGarments',
      [catalog],
      [columns, row('S', first)],
      [`2 ean: ${first} is the EAN of WJM123000L in ${catalog.name}`],
      { override: 'true' },
    );
    const back = { override: 'true' };
    await batch.done('editGarments', [catalog], [columns, row('S', null)], back);
    expect(await eansOf(catalog)).toEqual({ S: undefined, M: second, L: first });
  });
});
