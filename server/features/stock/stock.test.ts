import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { type WorkerPool, startWorkers } from '../../background/workers';
import { stocks, tasks } from '../../db/schema';
import {
  ErpUnreachable,
  type StockReading,
  type StockReadingOptions,
  StockUnreadable,
} from '../../erpConnector';
import { toChunks } from '../../files/stockFile';
import { buildRawWorkbook, buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import type { ContractCall } from '../../test/contract';
import { buildCatalog, buildUser } from '../../test/factories';
import { until } from '../../test/until';
import { stockWorks } from './stockTasks';

let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let workers: WorkerPool;
let admin: Awaited<ReturnType<typeof buildUser>>;
const readStock = jest.fn<Promise<StockReading>, [StockReadingOptions]>();

beforeAll(async () => {
  t = await buildTestApp();
  hosts = buildTaskHosts(t.database, t.env);
  workers = startWorkers(1);
  admin = await buildUser(t.db, { roles: ['admin'] });
  await buildCatalog(t.db, { garments: [{ generic: 'WJM123' }] });
});

beforeEach(async () => {
  await t.db.delete(stocks);
  await t.db.delete(tasks);
  readStock.mockReset();
});

afterEach(() => hosts.stop());

afterAll(async () => {
  await hosts.close();
  await workers.close();
  await t.close();
});

type Row = { sku: string; warehouse: string; quantity: number };

const sheet = (...rows: (string | number | null)[][]) =>
  buildWorkbook([['sku', 'stock', 'warehouse'], ...rows]);
const fileOf = (content: Buffer, filename = 'stock.xlsx') => ({ field: 'stocks_file', filename, content });
const startWork = () => hosts.start(stockWorks({ db: t.db, workers, erp: { readStock } }));

const put = (...rows: Row[]) => t.db.insert(stocks).values(rows);

async function stockNow(): Promise<Row[]> {
  const rows = await t.db
    .select({ sku: stocks.sku, warehouse: stocks.warehouse, quantity: stocks.quantity })
    .from(stocks)
    .orderBy(stocks.sku, stocks.warehouse);
  return rows;
}

const upload = (content: Buffer) => t.as(admin).call('uploadStock', { body: {}, files: [fileOf(content)] });

async function uploaded(content: Buffer) {
  const { json } = await upload(content);
  startWork();
  return hosts.ended(json.task_id);
}

async function synced(reading: StockReading | Error) {
  if (reading instanceof Error) readStock.mockRejectedValue(reading);
  else readStock.mockResolvedValue(reading);
  const { json } = await t.as(admin).call('syncStocks', { body: {} });
  startWork();
  return hosts.ended(json.task_id);
}

const readingOf = (warehouses: string[], ...rows: Row[]): StockReading => ({
  chunks: [...toChunks(rows)],
  count: rows.length,
  warehouses,
});

describe.each<['uploadStock' | 'removeStocks' | 'syncStocks', ContractCall]>([
  ['uploadStock', { body: {}, files: [fileOf(sheet(['WJM123000M', 1, null]))] }],
  ['removeStocks', {}],
  ['syncStocks', { body: {} }],
])('%s', (name, call) => {
  it('asks for a session', async () => {
    expect((await t.anonymous.call(name, call)).status).toBe(401);
  });

  it.each(everyRole)('as %s', async (role) => {
    const user = await buildUser(t.db, { roles: [role] });
    const answer = await t.as(user).call(name, call);
    expect(answer.status).toBe(role === 'admin' ? 200 : 403);
    expect(await t.db.select().from(tasks)).toHaveLength(role === 'admin' ? 1 : 0);
  });

  it('answers the id of a task, which names who asked for it', async () => {
    const { json } = await t.as(admin).call(name, call);
    expect(json).toEqual({ status: 'success', task_id: expect.stringMatching(/^\d+$/) });
    expect(await hosts.findTask(json.task_id)).toMatchObject({ createdBy: admin.id, status: 'created' });
  });
});

describe('an upload', () => {
  it('sets what the file names and leaves the rest', async () => {
    await put(
      { sku: 'WJM123000M', warehouse: '0001', quantity: 1 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 2 },
    );
    const task = await uploaded(sheet(['WJM123000M', 12, null], ['WJM123310L', '0', 3]));
    expect(task).toMatchObject({
      class: 'UploadStock',
      status: 'done',
      progress: 100,
      error: null,
      errors: null,
    });
    expect(await stockNow()).toEqual([
      { sku: 'WJM123000M', warehouse: '0001', quantity: 12 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 2 },
      { sku: 'WJM123310L', warehouse: '0003', quantity: 0 },
    ]);
  });

  it('takes an .xls too', async () => {
    const content = buildWorkbook(
      [
        ['sku', 'stock'],
        ['WJM123000M', 4],
      ],
      { bookType: 'biff8' },
    );
    expect((await uploaded(content)).status).toBe('done');
    expect(await stockNow()).toEqual([{ sku: 'WJM123000M', warehouse: '0001', quantity: 4 }]);
  });

  it('keeps stock of skus that no catalog has yet, and counts them', async () => {
    const task = await uploaded(
      sheet(['NEW123000M', 1, null], ['NEW123000M', 2, '0003'], ['NEW123000L', 3, null]),
    );
    expect(task).toMatchObject({
      status: 'done',
      errors: ['2 skus are in no catalog yet; their stock is kept for when one has them'],
    });
    expect(await stockNow()).toHaveLength(3);
    expect((await uploaded(sheet(['NEW123000M', 1, null]))).errors).toEqual([
      '1 sku is in no catalog yet; its stock is kept for when one has it',
    ]);
  });

  it('is taken whole or not at all, with every bad row named', async () => {
    await put({ sku: 'WJM123000M', warehouse: '0001', quantity: 1 });
    const before = await stockNow();
    const task = await uploaded(
      sheet(['WJM123000M', 5, null], ['WJM123000S', -1, null], ['WJM', 'many', null]),
    );
    expect(task).toMatchObject({
      status: 'failed',
      error: 'The file has 2 bad rows, nothing was changed.',
      errors: [
        'Row 3, column stock: "-1" must not be negative',
        'Row 4, column sku: "WJM" must be a sku, as in WJM123000M',
        'Row 4, column stock: "many" must be a whole number',
      ],
    });
    expect(await stockNow()).toEqual(before);
  });

  it('names a single bad row once', async () => {
    expect(await uploaded(sheet(['WJM123000S', -1, null]))).toMatchObject({
      status: 'failed',
      error: 'Row 2, column stock: "-1" must not be negative',
      errors: null,
    });
  });

  it.each([
    [
      'a missing column',
      buildWorkbook([['sku'], ['WJM123000M']]),
      /^Row 1, column stock: the column is missing$/,
    ],
    ['no rows', sheet(), /^Row 2, column sku: the file has no stock$/],
  ])('fails in words for %s', async (_what, content, error) => {
    expect(await uploaded(content)).toMatchObject({ status: 'failed', error: expect.stringMatching(error) });
    expect(await stockNow()).toEqual([]);
  });

  it('refuses unknown warehouses, in one list with all else; one that a customer has is known', async () => {
    await buildUser(t.db, { roles: ['wls'], warehouse: '0008' });
    const task = await uploaded(
      sheet(['WJM123000M', 1, 7], ['WJM123000M', 'x', null], ['WJM123000S', 1, 8], ['WJM123000L', 1, 7]),
    );
    expect(task.errors).toEqual([
      'Row 2, column warehouse: there is no warehouse "0007"; use 0001 or 0003',
      'Row 3, column stock: "x" must be a whole number',
      'Row 5, column warehouse: there is no warehouse "0007"; use 0001 or 0003',
    ]);
    expect((await uploaded(sheet(['WJM123000S', 1, 8]))).status).toBe('done');
  });

  it('tells what it leaves out', async () => {
    const content = buildWorkbook([
      ['sku', 'stock', 'bin'],
      ['WJM123000M', 4, 'A7'],
    ]);
    expect(await uploaded(content)).toMatchObject({
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
      sheet(['WJM123000M', 4, null]),
      'stock.csv',
      "'stock.csv' is not an .xlsx or .xls file; save it as one and try again.",
    ],
  ])('is refused at once as %s', async (_what, content, filename, error) => {
    const answer = await t.as(admin).call('uploadStock', { body: {}, files: [fileOf(content, filename)] });
    expect(answer).toMatchObject({ status: 200, json: { status: 'error', error } });
    expect(await t.db.select().from(tasks)).toEqual([]);
  });

  it('answers 413 at once for too many rows', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(200_001);
    const content = buildRawWorkbook(`<sheetData><row><c t="str"><v>sku</v></c></row>${rows}</sheetData>`);
    expect(await upload(content)).toMatchObject({
      status: 413,
      json: { detail: 'The file has more than 200,000 rows.' },
    });
    expect(await t.db.select().from(tasks)).toEqual([]);
  });

  it.each<[string, object, ReturnType<typeof fileOf>[], string]>([
    ['no file', {}, [], 'Stock file is required'],
    ['an empty field', {}, [fileOf(Buffer.alloc(0), '')], 'Stock file is required'],
    ['a text for a file', { stocks_file: 'stock.xlsx' }, [], 'Stock file is required'],
    ['a text beside the file', { stocks_file: 'stock.xlsx' }, [fileOf(sheet())], 'Only one file can be sent'],
    ['two files', {}, [fileOf(sheet()), fileOf(sheet())], 'Only one file can be sent'],
    ['another field', { warehouse: '0001' }, [fileOf(sheet())], "'warehouse' is not a known field."],
    ['a file in another field', {}, [{ ...fileOf(sheet()), field: 'file' }], 'Stock file is required'],
  ])('is refused with %s', async (_what, body, files, detail) => {
    const answer = await t.as(admin).call('uploadStock', { body, files });
    expect(answer).toMatchObject({ status: 422, json: { detail } });
    expect(await t.db.select().from(tasks)).toEqual([]);
  });

  it('without its file fails in words', async () => {
    const { json } = await upload(sheet(['WJM123000M', 1, null]));
    await t.db
      .update(tasks)
      .set({ files: [] })
      .where(eq(tasks.id, Number(json.task_id)));
    startWork();
    expect((await hosts.ended(json.task_id)).error).toBe('The file of this task is gone; upload it again.');
  });
});

describe('a sync', () => {
  it('takes over the ERP’s figures, and removes what its warehouses no longer have', async () => {
    await put(
      { sku: 'WJM123000L', warehouse: '0001', quantity: 9 },
      { sku: 'WJM123000M', warehouse: '0001', quantity: 9 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 9 },
    );
    const task = await synced(readingOf(['0001'], { sku: 'WJM123000M', warehouse: '0001', quantity: 4 }));
    expect(task).toMatchObject({ class: 'SyncStocks', status: 'done', progress: 100, errors: null });
    expect(await stockNow()).toEqual([
      { sku: 'WJM123000M', warehouse: '0001', quantity: 4 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 9 },
    ]);
  });

  it.each([
    [
      'cannot be reached',
      new ErpUnreachable('it refuses the connection'),
      'The ERP could not be reached: it refuses the connection. The stock stays as it was.',
      null,
    ],
    [
      'gives stock that cannot be read',
      new StockUnreadable('Row 2, column stock: is required', ['Row 2, column stock: is required']),
      'Row 2, column stock: is required',
      ['Row 2, column stock: is required'],
    ],
  ])('fails in words when the ERP %s, and changes nothing', async (_what, error, words, errors) => {
    await put({ sku: 'WJM123000M', warehouse: '0001', quantity: 9 });
    expect(await synced(error)).toMatchObject({ status: 'failed', error: words, errors });
    expect(await stockNow()).toHaveLength(1);
    expect(readStock).toHaveBeenCalledTimes(1);
  });

  it('is tried again after an error on our side', async () => {
    readStock.mockRejectedValueOnce(new TypeError('x is not a function'));
    const task = await synced(readingOf([], { sku: 'WJM123000M', warehouse: '0001', quantity: 4 }));
    expect(task.status).toBe('done');
  });
});

describe('removing', () => {
  it('removes all stock, after what was asked for before', async () => {
    await upload(sheet(['WJM123000M', 1, null]));
    const { json } = await t.as(admin).call('removeStocks');
    startWork();
    expect(await hosts.ended(json.task_id)).toMatchObject({ class: 'RemoveStocks', status: 'done' });
    expect(await stockNow()).toEqual([]);
  });
});

it('a host that goes away in the middle leaves the stock as it was, and the next one writes it once', async () => {
  await put({ sku: 'WJM123000M', warehouse: '0001', quantity: 9 });
  readStock.mockImplementationOnce(async ({ signal }) => {
    await once(signal, 'abort');
    throw signal.reason;
  });
  const { json } = await t.as(admin).call('syncStocks', { body: {} });
  const first = hosts.start(stockWorks({ db: t.db, workers, erp: { readStock } }), { patienceMs: 0 });
  await until(() => readStock.mock.calls.length === 1);
  await first.stop();
  expect((await hosts.findTask(json.task_id)).status).toBe('created');
  expect(await stockNow()).toEqual([{ sku: 'WJM123000M', warehouse: '0001', quantity: 9 }]);

  readStock.mockResolvedValue(readingOf([], { sku: 'WJM123000M', warehouse: '0001', quantity: 4 }));
  startWork();
  expect((await hosts.ended(json.task_id)).status).toBe('done');
  expect(await stockNow()).toEqual([{ sku: 'WJM123000M', warehouse: '0001', quantity: 4 }]);
});
