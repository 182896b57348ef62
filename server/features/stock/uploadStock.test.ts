import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema';
import { buildRawWorkbook, buildWorkbook } from '../../test/buildSpreadsheet';
import { buildStockHost, stockFileOf, stockSheet } from '../../test/buildStockHost';
import { buildCatalog, buildUser } from '../../test/factories';

let host: Awaited<ReturnType<typeof buildStockHost>>;

beforeAll(async () => {
  host = await buildStockHost();
  await buildCatalog(host.t.db, { garments: [{ generic: 'WJM123' }] });
});

beforeEach(() => host.empty());

afterEach(() => host.hosts.stop());

afterAll(() => host.close());

describe('an upload', () => {
  it('sets what the file contains and nothing else', async () => {
    await host.put(
      { sku: 'WJM123000M', warehouse: '0001', quantity: 1 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 2 },
    );
    const task = await host.uploaded(stockSheet(['WJM123000M', 12, null], ['WJM123310L', '0', 3]));
    expect(task).toMatchObject({
      class: 'UploadStock',
      status: 'done',
      progress: 100,
      error: null,
      errors: null,
    });
    expect(await host.stockNow()).toEqual([
      { sku: 'WJM123000M', warehouse: '0001', quantity: 12 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 2 },
      { sku: 'WJM123310L', warehouse: '0003', quantity: 0 },
    ]);
  });

  it('accepts an .xls too', async () => {
    const content = buildWorkbook(
      [
        ['sku', 'stock'],
        ['WJM123000M', 4],
      ],
      { bookType: 'biff8' },
    );
    expect((await host.uploaded(content)).status).toBe('done');
    expect(await host.stockNow()).toEqual([{ sku: 'WJM123000M', warehouse: '0001', quantity: 4 }]);
  });

  it('stores stock of skus that no catalog has yet, and notes their number', async () => {
    const task = await host.uploaded(
      stockSheet(['NEW123000M', 1, null], ['NEW123000M', 2, '0003'], ['NEW123000L', 3, null]),
    );
    expect(task).toMatchObject({
      status: 'done',
      errors: ['2 skus are in no catalog yet; their stock is kept for when one has them'],
    });
    expect(await host.stockNow()).toHaveLength(3);
    expect((await host.uploaded(stockSheet(['NEW123000M', 1, null]))).errors).toEqual([
      '1 sku is in no catalog yet; its stock is kept for when one has it',
    ]);
  });

  it('is applied entirely or not at all, with every bad row listed', async () => {
    await host.put({ sku: 'WJM123000M', warehouse: '0001', quantity: 1 });
    const before = await host.stockNow();
    const task = await host.uploaded(
      stockSheet(
        ['WJM123000M', 5, null],
        ['WJM123000S', 1.5, null],
        ['WJM123000L', 'many', null],
        ['WJM', 1, null],
      ),
    );
    expect(task).toMatchObject({
      status: 'failed',
      error: 'The file has 3 bad rows, nothing was changed.',
      errors: [
        'Row 3, column stock: "1.5" must be a whole number',
        'Row 4, column stock: "many" must be a whole number',
        'Row 5, column sku: "WJM" must be a sku, as in WJM123000M, or the own sku or EAN of one',
      ],
    });
    expect(await host.stockNow()).toEqual(before);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'reads numbers and codes of an .%s as they are seen',
    async (bookType) => {
      const rows = [
        ['\ufeffsku', 'ｓｔｏｃｋ', 'warehouse'],
        ['\u200eWJM123000M', -3, '０００１'],
        ['WJM123000L', '١٢', 3],
        ['WJM123000S', '5 Stk.', null],
        ['WJM123000XL', { t: 'n' as const, v: 1000, z: '0.00E+00' }, null],
      ];
      const task = await host.uploaded(buildWorkbook(rows, { bookType }));
      expect(task).toMatchObject({
        status: 'done',
        errors: [
          expect.stringContaining('no catalog yet'),
          "Row 2, column sku: characters that can't be seen were removed",
          'Row 2, column stock: "-3" is taken as 0',
          'Row 4, column stock: "5 Stk." is taken as 5',
          'Row 5, column stock: "1.00E+03" is taken as 1000',
        ],
      });
      expect((await host.stockNow()).map(({ sku, quantity }) => `${sku} ${quantity}`).sort()).toEqual([
        'WJM123000L 12',
        'WJM123000M 0',
        'WJM123000S 5',
        'WJM123000XL 1000',
      ]);
    },
  );

  it('lists a single bad row once', async () => {
    expect(await host.uploaded(stockSheet(['WJM123000S', 1.5, null]))).toMatchObject({
      status: 'failed',
      error: 'Row 2, column stock: "1.5" must be a whole number',
      errors: null,
    });
  });

  it.each([
    [
      'a missing column',
      buildWorkbook([['sku'], ['WJM123000M']]),
      /^Row 1, column stock: the column is missing$/,
    ],
    ['no rows', stockSheet(), /^Row 2, column sku: the file has no stock$/],
  ])('fails with a message for %s', async (_what, content, error) => {
    expect(await host.uploaded(content)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(error),
    });
    expect(await host.stockNow()).toEqual([]);
  });

  it('refuses unknown warehouses, in one list with all else; one that a customer has is known', async () => {
    await buildUser(host.t.db, { roles: ['wls'], warehouse: '0008' });
    const task = await host.uploaded(
      stockSheet(['WJM123000M', 1, 7], ['WJM123000M', 'x', null], ['WJM123000S', 1, 8], ['WJM123000L', 1, 7]),
    );
    expect(task.errors).toEqual([
      'Row 2, column warehouse: there is no warehouse "0007"; use 0001 or 0003',
      'Row 3, column stock: "x" must be a whole number',
      'Row 5, column warehouse: there is no warehouse "0007"; use 0001 or 0003',
    ]);
    expect((await host.uploaded(stockSheet(['WJM123000S', 1, 8]))).status).toBe('done');
  });

  it('notes what it leaves out', async () => {
    const content = buildWorkbook([
      ['sku', 'stock', 'bin'],
      ['WJM123000M', 4, 'A7'],
    ]);
    expect(await host.uploaded(content)).toMatchObject({
      status: 'done',
      errors: ['Row 1, column bin: the column is not known, and is left out'],
    });
  });

  it.each<[string, Buffer, string, string]>([
    [
      'another kind of file',
      Buffer.from('sku,stock\nWJM123000M,4'),
      'stock.xlsx',
      'The file is not an Excel file; save it as .xlsx or .xls and try again.',
    ],
    [
      'another name',
      stockSheet(['WJM123000M', 4, null]),
      'stock.csv',
      "'stock.csv' is not an .xlsx or .xls file; save it as one and try again.",
    ],
  ])('is refused at once as %s', async (_what, content, filename, error) => {
    const answer = await host.t
      .as(host.admin)
      .call('uploadStock', { body: {}, files: [stockFileOf(content, filename)] });
    expect(answer).toMatchObject({ status: 200, json: { status: 'error', error } });
    expect(await host.t.db.select().from(tasks)).toEqual([]);
  });

  it('responds 413 at once for too many rows', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(200_001);
    const content = buildRawWorkbook(`<sheetData><row><c t="str"><v>sku</v></c></row>${rows}</sheetData>`);
    expect(await host.upload(content)).toMatchObject({
      status: 413,
      json: { detail: 'The file has more than 200,000 rows.' },
    });
    expect(await host.t.db.select().from(tasks)).toEqual([]);
  });

  it.each<[string, object, ReturnType<typeof stockFileOf>[], string]>([
    ['no file', {}, [], 'Stock file is required'],
    ['an empty field', {}, [stockFileOf(Buffer.alloc(0), '')], 'Stock file is required'],
    ['a text for a file', { stocks_file: 'stock.xlsx' }, [], 'Stock file is required'],
    [
      'a text beside the file',
      { stocks_file: 'stock.xlsx' },
      [stockFileOf(stockSheet())],
      'Only one file can be sent',
    ],
    ['two files', {}, [stockFileOf(stockSheet()), stockFileOf(stockSheet())], 'Only one file can be sent'],
    [
      'another field',
      { warehouse: '0001' },
      [stockFileOf(stockSheet())],
      "'warehouse' is not a known field.",
    ],
    [
      'a file in another field',
      {},
      [{ ...stockFileOf(stockSheet()), field: 'file' }],
      'Stock file is required',
    ],
  ])('is refused with %s', async (_what, body, files, detail) => {
    const answer = await host.t.as(host.admin).call('uploadStock', { body, files });
    expect(answer).toMatchObject({ status: 422, json: { detail } });
    expect(await host.t.db.select().from(tasks)).toEqual([]);
  });

  it('without its file fails with a message', async () => {
    const { json } = await host.upload(stockSheet(['WJM123000M', 1, null]));
    await host.t.db
      .update(tasks)
      .set({ files: [] })
      .where(eq(tasks.id, Number(json.task_id)));
    host.startHost();
    expect((await host.hosts.ended(json.task_id)).error).toBe(
      'The file of this task is gone; upload it again.',
    );
  });
});
