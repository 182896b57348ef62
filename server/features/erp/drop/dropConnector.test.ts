import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErpAnswer, ErpConnector } from '../../../erp/ErpConnector';
import type { SalesOrder } from '../../../erp/SalesOrder';
import { startWorkers } from '../../../plugins/workers';
import { buildWorkbook } from '../../../test/buildSpreadsheet';
import { openDropConnector } from './dropConnector';

const key = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
const otherKey = '0b9f2f64-8f0b-4a38-8f2e-5b1f5d6b7c22';
const order: SalesOrder = {
  document: 'sales-order',
  format: 1,
  key,
  order: { id: '7', name: 'Spring', created: '2026-02-01T10:00:00.000Z' },
  catalog: { id: '3', name: 'Knitwear', season: 'AW26', brand: 'Nordhus' },
  customer: { id: '12', name: 'Boutique Lund', email: 'lund@shop.test', sap_id: '0000004711' },
  sales_organization: '1000',
  channel: 'WH',
  ship_to: null,
  delivery_date: null,
  currency: 'EUR',
  seller: null,
  lines: [],
  totals: { items_count: 0, amount: 0 },
};

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const workers = startWorkers(1);
const parts = { log, workers };
let folder: string;
let connector: ErpConnector;

const at = (...parts: string[]) => path.join(folder, ...parts);
const list = (...parts: string[]) => readdirSync(at(...parts)).toSorted();
const drop = (name: string, answer: unknown) =>
  writeFileSync(at('in', name), typeof answer === 'string' ? answer : JSON.stringify(answer));

/** One look at the folder; answers what came. */
async function collect(by = connector) {
  const answers: ErpAnswer[] = [];
  await by.collect(async (answer) => void answers.push(answer));
  return answers;
}

beforeEach(async () => {
  jest.clearAllMocks();
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-erp-'));
  connector = await openDropConnector(folder, parts);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => workers.close());

describe('submit', () => {
  test('drops one whole document, named after its key', async () => {
    await connector.submit(order);
    expect(list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('again changes nothing, even when the ERP has taken the document away', async () => {
    await connector.submit(order);
    await connector.submit({ ...order, channel: 'changed' });
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
    rmSync(at('out', `${key}.json`));
    await connector.submit(order);
    await (await openDropConnector(folder, parts)).submit(order);
    expect(list('out')).toEqual([]);
  });

  test('after a kill while the file was being written, writes it anew', async () => {
    writeFileSync(at('out', `.${key}.tmp`), '{"document": "sales-or');
    await connector.submit(order);
    expect(list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('after a kill just before the move, moves what was written', async () => {
    writeFileSync(at('out', `.${key}.tmp`), JSON.stringify(order));
    writeFileSync(at('sent', key), '');
    await connector.submit({ ...order, channel: 'changed' });
    expect(list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('says in words why the folder can not be written to, and works once it can', async () => {
    rmSync(at('out'), { recursive: true });
    await expect(connector.submit(order)).rejects.toThrow('its drop folder is missing');
    writeFileSync(at('out'), 'a file in its place');
    await expect(connector.submit(order)).rejects.toThrow('its drop folder is missing');
    rmSync(at('out'));
    mkdirSync(at('out'));
    mkdirSync(at('out', `.${key}.tmp`));
    await expect(connector.submit(order)).rejects.toThrow('its drop folder does not answer');
    rmSync(at('out', `.${key}.tmp`), { recursive: true });
    await connector.submit(order);
    expect(list('out')).toEqual([`${key}.json`]);
  });

  test('never makes a path of a key', async () => {
    await expect(connector.submit({ ...order, key: '../../escaped' })).rejects.toThrow('file name');
    await expect(connector.withdraw({ key: '../in', number: '' })).rejects.toThrow('file name');
    expect(existsSync(at('..', 'escaped.json'))).toBe(false);
  });
});

describe('giveUp', () => {
  test('of a document that was handed over says that the ERP will answer', async () => {
    await connector.submit(order);
    expect(await connector.giveUp(key)).toBe('waits');
    rmSync(at('out', `${key}.json`));
    expect(await connector.giveUp(key)).toBe('waits');
  });

  test('of one that was not clears what an interruption left behind', async () => {
    expect(await connector.giveUp(key)).toBe('nothing');
    writeFileSync(at('out', `.${key}.tmp`), '{"document": "sales-or');
    expect(await connector.giveUp(key)).toBe('nothing');
    writeFileSync(at('out', `.${key}.tmp`), JSON.stringify(order));
    writeFileSync(at('sent', key), '');
    expect(await connector.giveUp(key)).toBe('nothing');
    expect(list('out')).toEqual([]);
    expect(list('sent')).toEqual([]);
  });

  test('of a folder that is gone says that nothing goes out', async () => {
    rmSync(at('sent'), { recursive: true });
    writeFileSync(at('sent'), 'a file in its place');
    expect(await connector.giveUp(key)).toBe('nothing');
  });
});

describe('withdraw', () => {
  const booking = { key, number: '0000012345' };

  test('leaves one whole cancellation, however often it is asked', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await connector.withdraw(booking)).toEqual({ withdrawn: true });
    expect(list('out')).toEqual([`${key}.cancel.json`]);
    expect(JSON.parse(readFileSync(at('out', `${key}.cancel.json`), 'utf8'))).toEqual({
      document: 'cancellation',
      format: 1,
      key,
      erp_number: '0000012345',
    });
  });

  test('has nothing to do for an order that was never sent', async () => {
    expect(await connector.withdraw({ key: null, number: '' })).toEqual({ withdrawn: false });
    expect(list('out')).toEqual([]);
  });

  test('says in words why the folder can not be written to', async () => {
    rmSync(at('out'), { recursive: true });
    await expect(connector.withdraw(booking)).rejects.toThrow('its drop folder is missing');
  });
});

describe('readStock', () => {
  const read = () =>
    connector.readStock({ progress: async () => undefined, signal: new AbortController().signal });

  test('reads the file that the ERP left, and leaves it there', async () => {
    writeFileSync(at('in', 'stock.csv'), 'sku;stock;warehouse\nWJM123000M;4;0001\nWJM123000M;7;0003\n');
    expect(await read()).toEqual({
      chunks: [
        JSON.stringify([
          { sku: 'WJM123000M', warehouse: '0001', quantity: 4 },
          { sku: 'WJM123000M', warehouse: '0003', quantity: 7 },
        ]),
      ],
      count: 2,
      warehouses: ['0001', '0003'],
    });
    expect(existsSync(at('in', 'stock.csv'))).toBe(true);
  });

  test('reads a spreadsheet too', async () => {
    writeFileSync(
      at('in', 'stock.xlsx'),
      buildWorkbook([
        ['sku', 'stock'],
        ['WJM123000M', 4],
      ]),
    );
    expect((await read()).count).toBe(1);
  });

  test('names every bad row', async () => {
    writeFileSync(at('in', 'stock.csv'), 'sku,stock\nWJM123000M,-4\nWJM,1\n');
    await expect(read()).rejects.toMatchObject({
      message: 'Row 2, column stock: must not be negative (and 1 more)',
      errors: [
        'Row 2, column stock: must not be negative',
        'Row 3, column sku: must be a sku, as in WJM123000M',
      ],
    });
  });

  test('says where a file belongs when there is none', async () => {
    await expect(read()).rejects.toThrow(
      "There is no stock file in the ERP's folder: it leaves one as in/stock.csv or in/stock.xlsx.",
    );
  });
});

describe('collect', () => {
  const accepted = { key, status: 'accepted', erp_number: '0000012345' };
  const rejected = { key: otherKey, status: 'rejected', message: 'VP 204: no ship-to party' };

  test('hands over each answer and moves its file to done', async () => {
    await connector.submit(order);
    drop('a.json', accepted);
    drop('b.JSON', rejected);
    expect(await collect()).toEqual([accepted, rejected]);
    expect(list('in')).toEqual(['bad', 'done']);
    expect(list('in', 'done')).toEqual(['a.json', 'b.JSON']);
    // An answered order is not sent again, so nothing needs to be remembered of it.
    expect(list('sent')).toEqual([]);
    expect(await collect()).toEqual([]);
  });

  test('leaves alone what is not a finished answer', async () => {
    drop('.a.json', accepted);
    drop('a.json.tmp', accepted);
    mkdirSync(at('in', 'folder.json'));
    symlinkSync(at('in', '.a.json'), at('in', 'link.json'));
    expect(await collect()).toEqual([]);
    expect(list('in')).toEqual(['.a.json', 'a.json.tmp', 'bad', 'done', 'folder.json', 'link.json']);
  });

  test('an answer whose handling failed stays, and does not hold up the others', async () => {
    drop('a.json', accepted);
    drop('b.json', rejected);
    const handled: string[] = [];
    await connector.collect(async (answer) => {
      if (answer.key === key) throw new Error('the database is gone');
      handled.push(answer.key);
    });
    expect(handled).toEqual([otherKey]);
    expect(list('in')).toEqual(['a.json', 'bad', 'done']);
    expect(await collect()).toEqual([accepted]);
  });

  test('a kill between handling an answer and moving it hands it over once more', async () => {
    await connector.submit(order);
    drop('a.json', accepted);
    expect(await collect()).toEqual([accepted]);
    renameSync(at('in', 'done', 'a.json'), at('in', 'a.json'));
    const restarted = await openDropConnector(folder, parts);
    expect(await collect(restarted)).toEqual([accepted]);
    expect(list('in', 'done')).toEqual(['a.json']);
  });

  test('a folder that somebody tidied away is made again', async () => {
    rmSync(at('in', 'done'), { recursive: true });
    drop('a.json', accepted);
    expect(await collect()).toEqual([accepted]);
    expect(list('in', 'done')).toEqual(['a.json']);
  });

  test('what can not be read is moved to bad, once it no longer changes', async () => {
    drop('a.json', '{"key": "6f1b');
    drop('b.json', rejected);
    expect(await collect()).toEqual([rejected]);
    expect(list('in')).toEqual(['a.json', 'bad', 'done']);
    drop('a.json', '{"key": "6f1b6f0e-3c1d-');
    expect(await collect()).toEqual([]);
    expect(list('in')).toEqual(['a.json', 'bad', 'done']);
    expect(log.error).not.toHaveBeenCalled();

    expect(await collect()).toEqual([]);
    expect(list('in')).toEqual(['bad', 'done']);
    expect(list('in', 'bad')).toEqual(['a.json']);
    expect(log.error).toHaveBeenCalledWith(
      { file: 'a.json', fault: 'It is not valid JSON.' },
      'an answer of the ERP cannot be read; moved to in/bad',
    );
  });

  test('a file that was only half written is taken once it is whole', async () => {
    drop('a.json', '{"key": "6f1b');
    expect(await collect()).toEqual([]);
    drop('a.json', accepted);
    expect(await collect()).toEqual([accepted]);
    expect(list('in', 'bad')).toEqual([]);
  });

  test('an enormous file is never read', async () => {
    drop('a.json', JSON.stringify({ ...accepted, padding: 'x'.repeat(1024 * 1024) }));
    expect(await collect()).toEqual([]);
    expect(await collect()).toEqual([]);
    expect(list('in', 'bad')).toEqual(['a.json']);
  });

  test('two hosts may look at once', async () => {
    const other = await openDropConnector(folder, parts);
    for (let count = 0; count < 20; count += 1) drop(`${count}.json`, accepted);
    await Promise.all([collect(), collect(other)]);
    expect(list('in')).toEqual(['bad', 'done']);
    expect(list('in', 'done')).toHaveLength(20);
    expect(log.error).not.toHaveBeenCalled();
  });
});
