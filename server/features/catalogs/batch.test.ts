import { and, eq } from 'drizzle-orm';
import { catalogs, garments, skus, stocks } from '../../db/schema';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import type { Rows } from '../../test/catalogUpload';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

// Reading a spreadsheet holds a thread for long, and must never hold the host's own: here, it can't.
jest.mock('../../plugins/spreadsheet/readSpreadsheet', () => ({
  readSpreadsheet: () => {
    throw new Error("A spreadsheet was read on the host's own thread.");
  },
}));

type Name = 'uploadGarments' | 'editGarments' | 'deleteGarments';
type Catalog = Awaited<ReturnType<typeof buildCatalog>>;

let t: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterAll(() => t.close());

const idsOf = (...of: Catalog[]) => of.map(({ id }) => id).join(',');

const send = (name: Name, body: Record<string, string>, ...contents: Buffer[]) =>
  t.as(admin).call(name, {
    body,
    files: contents.map((content) => ({ field: 'file_path', filename: 'batch.xlsx', content })),
  });

const sendRows = (name: Name, of: Catalog[], rows: Rows, more: Record<string, string> = {}) =>
  send(name, { catalog_ids: idsOf(...of), ...more }, buildWorkbook(rows));

async function done(name: Name, of: Catalog[], rows: Rows, more: Record<string, string> = {}) {
  expect((await sendRows(name, of, rows, more)).json).toEqual({ status: 'success' });
}

async function preview(catalog: Catalog) {
  const answer = await t.as(admin).call('getCatalog', { params: { catalog_id: String(catalog.id) } });
  return answer.json.garments;
}

/** Everything that a catalog is in the tables. */
async function contentOf(catalog: Catalog) {
  return {
    catalog: await t.db.select().from(catalogs).where(eq(catalogs.id, catalog.id)),
    garments: await t.db
      .select()
      .from(garments)
      .where(eq(garments.catalogId, catalog.id))
      .orderBy(garments.id),
    skus: await t.db.select().from(skus).where(eq(skus.catalogId, catalog.id)).orderBy(skus.id),
  };
}

/** Sends a file that must be refused with these lines, and must change nothing. */
async function refused(
  name: Name,
  of: Catalog[],
  rows: Rows,
  lines: string[],
  more: Record<string, string> = {},
) {
  const before = await Promise.all(of.map(contentOf));
  const { json } = await sendRows(name, of, rows, more);
  expect((json.errors ?? []).map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual(
    lines,
  );
  expect(json.status).toBe('error');
  expect(json.error).toMatch(/^The file has \d+ bad rows?, nothing was changed\.$/);
  expect(await Promise.all(of.map(contentOf))).toEqual(before);
}

const full = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];

describe('upload', () => {
  it('adds garments to every catalog', async () => {
    const both = [await buildCatalog(t.db), await buildCatalog(t.db)];
    await done('uploadGarments', both, [
      [...full, 'color_name', 'stock', 'wh_price_0151'],
      ['NEW001', 'Scarf', 0, 'U', 12.5, 'EUR', 'Black', 4, 11],
      ['NEW001', null, 1, 'U', null, null, 'White', 0, null],
    ]);
    for (const catalog of both) {
      expect((await preview(catalog)).find(({ generic }) => generic === 'NEW001')).toMatchObject({
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
    expect(await preview(both[0] as Catalog)).toHaveLength(2);
  });

  it('is refused for all catalogs when a garment is in one of them, or has another currency', async () => {
    const here = await buildCatalog(t.db, { name: 'Here', garments: [{ generic: 'OLD001' }] });
    const there = await buildCatalog(t.db, { name: 'There', currency: 'USD' });
    await refused(
      'uploadGarments',
      [here, there],
      [full, ['NEW001', 'Scarf', 0, 'U', 12.5, 'EUR'], ['OLD001', 'Hat', 0, 'U', 9, 'EUR']],
      [
        '2 currency: is not USD, the currency of There',
        '3 currency: is not USD, the currency of There',
        '3 generic: OLD001 is in Here already; change it with the action edit',
      ],
    );
  });

  it('brings back a garment that was taken out, as the file has it', async () => {
    const catalog = await buildCatalog(t.db, {
      garments: [{ drop: 'D1', prices: { '0151': 3000 } }, { generic: 'KEEP01' }],
    });
    const [sku] = catalog.skus;
    await done('deleteGarments', [catalog], [['generic'], ['WJM123']]);
    await done('uploadGarments', [catalog], [full, ['WJM123', 'Cape', 310, 'M', 55, 'EUR']]);
    expect((await preview(catalog)).find(({ generic }) => generic === 'WJM123')).toMatchObject({
      name: 'Cape',
      drop: '',
      wh_price: 55,
      sizes: ['M'],
      colors: [{ number: '310', name: 'Colour 310' }],
      skus: [{ sku: 'WJM123310M' }],
    });
    const kept = await t.db
      .select()
      .from(skus)
      .where(eq(skus.id, sku?.id ?? 0));
    expect(kept).toMatchObject([{ sku: 'WJM123000S', removedAt: expect.any(Date) }]);
  });
});

describe('edit', () => {
  it('changes what a row says and nothing else; a blank cell says nothing', async () => {
    const both = [
      await buildCatalog(t.db, { garments: [{ description: 'Warm', drop: 'D1', prices: { '0151': 3000 } }] }),
      await buildCatalog(t.db, { garments: [{ description: 'Soft' }] }),
    ];
    await done('editGarments', both, [
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
      const [garment] = await preview(catalog);
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
          { number: '310', name: 'Colour 310' },
        ],
      });
      expect(garment?.skus).toHaveLength(6);
    }
    const params = { catalog_id: String(both[0]?.id) };
    const priced = await t.as(admin).call('getCatalog', { params, query: { pl: '0151' } });
    expect(priced.json.garments[0]).toMatchObject({ wh_price: 30, rt_price: 99 });
    const [stock] = await t.db
      .select()
      .from(stocks)
      .where(and(eq(stocks.sku, 'WJM123000M'), eq(stocks.warehouse, '0001')));
    expect(stock?.quantity).toBe(12);
  });

  it('finds a sku by its colour and size, whatever its code', async () => {
    const catalog = await buildCatalog(t.db, {
      garments: [{ generic: 'CODE01', colors: ['000'], sizes: ['ONE SIZE'] }],
    });
    await t.db.update(skus).set({ sku: 'CODE01000U' }).where(eq(skus.catalogId, catalog.id));
    await done(
      'editGarments',
      [catalog],
      [
        ['generic', 'color', 'size', 'stock'],
        ['CODE01', 0, 'ONE SIZE', 5],
      ],
    );
    expect((await preview(catalog))[0]).toMatchObject({
      skus: [{ sku: 'CODE01000U', size: 'ONE SIZE', stock: 5 }],
    });
    await refused(
      'editGarments',
      [catalog],
      [
        ['generic', 'color', 'size', 'sku'],
        ['CODE01', 0, 'ONE SIZE', null],
        [null, null, null, 'CODE01000U'],
      ],
      ['3 sku: repeats row 2'],
    );
  });

  it('names every row of what is not there', async () => {
    const here = await buildCatalog(t.db, { name: 'Edit here' });
    const there = await buildCatalog(t.db, { name: 'Edit there', garments: [{ generic: 'OTHER1' }] });
    await refused(
      'editGarments',
      [here, there],
      [
        ['sku', 'generic', 'color', 'color_name', 'name'],
        ['WJM123000M', null, null, null, 'Coat'],
        ['WJM123000XL', null, null, null, null],
        [null, 'OTHER1', null, null, null],
        [null, 'WJM123', 999, 'Pink', null],
      ],
      [
        '2 sku: WJM123 is not in Edit there',
        '3 sku: WJM123 is not in Edit there',
        '3 sku: WJM123000XL is not in Edit here',
        '4 generic: OTHER1 is not in Edit here',
        '5 color: 999 is not a color of WJM123 in Edit here',
        '5 color: 999 is not a color of WJM123 in Edit there',
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
    await done('editGarments', [catalog], rows, { override: 'true' });
    expect(await preview(catalog)).toMatchObject([
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
    // Once more, nothing is new.
    const before = await contentOf(catalog);
    await done('editGarments', [catalog], rows, { override: 'true' });
    const after = await contentOf(catalog);
    expect([after.garments, after.skus]).toEqual([before.garments, before.skus]);
  });

  it('puts a new size in its place when the file shows where that is', async () => {
    const catalog = await buildCatalog(t.db);
    const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((size) => ['WJM123', 0, size]);
    await done('editGarments', [catalog], [['generic', 'color', 'size'], ...sizes], { override: 'true' });
    expect((await preview(catalog))[0]?.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL']);
  });

  it('says what a product that is new lacks', async () => {
    const catalog = await buildCatalog(t.db, { name: 'Lacking' });
    await refused(
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
    await refused(
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

  it('keeps a catalog within what can be shown of it', async () => {
    const catalog = await buildCatalog(t.db, {
      garments: [{ sizes: Array.from({ length: 60 }, (_, i) => `${i}`) }],
    });
    const rows = Array.from({ length: 60 }, (_, index) => ['WJM123', 0, `N${index}`]);
    const before = await contentOf(catalog);
    const { json } = await sendRows('editGarments', [catalog], [['generic', 'color', 'size'], ...rows], {
      override: 'true',
    });
    expect(json).toEqual({
      status: 'error',
      error: `WJM123 would have more than 100 sizes in ${catalog.name}; nothing was changed.`,
    });
    expect(await contentOf(catalog)).toEqual(before);
  });
});

describe('delete', () => {
  it('takes garments and skus out of every catalog; orders keep their lines', async () => {
    const garmentsOfBoth = { garments: [{}, { generic: 'GONE01', colors: ['000'] }] };
    const both = [await buildCatalog(t.db, garmentsOfBoth), await buildCatalog(t.db, garmentsOfBoth)];
    const [first] = both as [Catalog];
    const customer = await buildUser(t.db, { catalogs: [first] });
    const order = await buildOrder(t.db, {
      customer,
      catalog: first,
      lines: { GONE01000M: 2, WJM123310L: 1 },
    });
    await done('deleteGarments', both, [
      ['generic', 'sku', 'color', 'size'],
      ['GONE01', null, null, null],
      [null, 'WJM123310S', null, null],
      [null, 'WJM123310M', null, null],
      ['WJM123', null, 310, 'L'],
      ['WJM123', null, 0, 'S'],
    ]);
    for (const catalog of both) {
      expect(await preview(catalog)).toMatchObject([
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
      { generic: 'GONE01', colors: [{ number: '000', name: 'Colour 000' }], skus: [{ sku: 'GONE01000M' }] },
      { generic: 'WJM123', colors: [{ number: '000' }, { number: '310', name: 'Colour 310' }] },
    ]);
  });

  it('takes a garment out with its last sku', async () => {
    const catalog = await buildCatalog(t.db, {
      garments: [{ colors: ['000'], sizes: ['U'] }, { generic: 'KEEP01' }],
    });
    await done('deleteGarments', [catalog], [['sku'], ['WJM123000U']]);
    expect((await preview(catalog)).map(({ generic }) => generic)).toEqual(['KEEP01']);
    const listed = (await t.as(admin).call('listAllCatalogs')).json;
    expect(listed.find(({ id }) => id === String(catalog.id))?.num_items).toBe(1);
  });

  it('names every row of what is not there', async () => {
    const here = await buildCatalog(t.db, { name: 'Delete here' });
    const there = await buildCatalog(t.db, { name: 'Delete there', garments: [{ generic: 'OTHER1' }] });
    await refused(
      'deleteGarments',
      [here, there],
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
        '4 generic: OTHER1 is not in Delete here',
        '4 generic: OTHER1000XXL is not in Delete there',
        '5 sku: WJM123000M is not in Delete here',
        '5 sku: WJM123000M is not in Delete there',
      ],
    );
  });
});

describe.each<Name>(['uploadGarments', 'editGarments', 'deleteGarments'])('%s', (name) => {
  const rows: Rows = [full, ['ROLE01', 'Scarf', 0, 'U', 12.5, 'EUR']];
  const content = buildWorkbook(rows);
  const file = { field: 'file_path', filename: 'a.xlsx', content };

  it.each(everyRole.map((role) => [role, role === 'admin' ? 200 : 403] as const))(
    'by %s answers %i',
    async (role, status) => {
      const catalog = await buildCatalog(t.db);
      const caller = await buildUser(t.db, { roles: [role], catalogs: [catalog] });
      const call = { body: { catalog_ids: idsOf(catalog) }, files: [file] };
      expect((await t.as(caller).call(name, call)).status).toBe(status);
      expect((await t.anonymous.call(name, call)).status).toBe(401);
    },
  );

  it.each(['999999', 'cat_w26aw', '0'])('knows no catalog %s, and then changes no other', async (id) => {
    const catalog = await buildCatalog(t.db);
    const before = await contentOf(catalog);
    expect((await send(name, { catalog_ids: `${catalog.id},${id}` }, content)).status).toBe(404);
    expect(await contentOf(catalog)).toEqual(before);
  });

  it('knows no catalog that is archived', async () => {
    const catalog = await buildCatalog(t.db, { archivedAt: new Date() });
    expect((await send(name, { catalog_ids: idsOf(catalog) }, content)).status).toBe(404);
  });

  it.each<[string, Record<string, string>, Buffer[], string]>([
    ['no catalog', { catalog_ids: '' }, [content], 'Select some catalog'],
    ['no file', { catalog_ids: '1' }, [], 'Excel file is required'],
    ['two files', { catalog_ids: '1' }, [content, content], 'Only one Excel file can be sent'],
    ['another field', { catalog_ids: '1', brand: 'x' }, [content], "The form has the unknown field 'brand'"],
  ])('with %s is 422', async (_what, body, contents, detail) => {
    expect((await send(name, body, ...contents)).json).toMatchObject({ status: 422, detail });
  });

  it('is refused in words for what is no spreadsheet', async () => {
    const catalog = await buildCatalog(t.db);
    expect((await send(name, { catalog_ids: idsOf(catalog) }, Buffer.from('a,b'))).json).toEqual({
      status: 'error',
      error: 'The file is not an Excel file; save it as .xlsx or .xls and try again.',
    });
  });

  it('is refused with every bad row of the file itself', async () => {
    const catalog = await buildCatalog(t.db);
    await refused(
      name,
      [catalog],
      [
        ['generic', 'sku', ...full.slice(1)],
        ['x', 'y', 'Scarf', 0, 'U', 12.5, 'EUR'],
      ],
      name === 'uploadGarments'
        ? ['2 generic: must be 6 capital letters or digits, as in WJM123']
        : [
            '2 generic: must be 6 capital letters or digits, as in WJM123',
            '2 sku: must be a sku, as in WJM123000M',
          ],
    );
  });
});

it('an override is true or false, and only for edit', async () => {
  const body = { catalog_ids: '1', override: 'maybe' };
  const content = buildWorkbook([full]);
  expect((await send('editGarments', body, content)).json).toMatchObject({
    status: 422,
    detail: "The field 'override' must be true or false",
  });
  expect((await send('uploadGarments', { ...body, override: 'true' }, content)).status).toBe(422);
});

it('two batches on the same catalogs are done one after the other', async () => {
  const both = [await buildCatalog(t.db), await buildCatalog(t.db)];
  const rows = (index: number): Rows => [
    full,
    ...Array.from({ length: 30 }, (_, size) => [`BOTH0${index}`, 'Scarf', 0, `S${size}`, 12.5, 'EUR']),
  ];
  const answers = await Promise.all([
    ...[0, 1, 2, 3].map((index) =>
      sendRows('uploadGarments', index % 2 ? both : both.toReversed(), rows(index)),
    ),
    sendRows('uploadGarments', both, rows(0)),
  ]);
  expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', ...Array(4).fill('success')]);
  for (const catalog of both) expect(await preview(catalog)).toHaveLength(5);
});
