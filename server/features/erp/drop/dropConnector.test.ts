import { worded } from '../../../../src/test/worded';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startWorkers } from '../../../core/workers';
import type { ErpConnector } from '../../../core/erpConnector';
import { buildWorkbook } from '../../../test/buildSpreadsheet';
import { buildDropFolder, type DropFolder } from '../../../test/dropFolder';
import { buildSalesOrder, orderKey as key } from '../../../test/salesOrder';
import { openDropConnector } from './dropConnector';

const order = buildSalesOrder();
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const workers = startWorkers(1);
const parts = { log, workers };
let erp: DropFolder;
let connector: ErpConnector;

beforeEach(async () => {
  erp = buildDropFolder();
  connector = await openDropConnector(erp.folder, { ...parts, files: erp.files });
});

afterEach(() => erp.remove());

afterAll(() => workers.close());

describe('submit', () => {
  test('drops one complete document, named after its key', async () => {
    await connector.submit(order);
    expect(erp.list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(erp.at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('again changes nothing, even when the ERP has removed the document', async () => {
    await connector.submit(order);
    await connector.submit({ ...order, channel: 'changed' });
    expect(JSON.parse(readFileSync(erp.at('out', `${key}.json`), 'utf8'))).toEqual(order);
    rmSync(erp.at('out', `${key}.json`));
    await connector.submit(order);
    await (await openDropConnector(erp.folder, { ...parts, files: erp.files })).submit(order);
    expect(erp.list('out')).toEqual([]);
  });

  test('after a kill while the file was being written, writes it anew', async () => {
    writeFileSync(erp.at('out', `.${key}.tmp`), '{"document": "sales-or');
    await connector.submit(order);
    expect(erp.list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(erp.at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('after a kill just before the move, moves what was written', async () => {
    writeFileSync(erp.at('out', `.${key}.tmp`), JSON.stringify(order));
    writeFileSync(erp.at('sent', key), '');
    await connector.submit({ ...order, channel: 'changed' });
    expect(erp.list('out')).toEqual([`${key}.json`]);
    expect(JSON.parse(readFileSync(erp.at('out', `${key}.json`), 'utf8'))).toEqual(order);
  });

  test('explains why the folder cannot be written to, and works once it can', async () => {
    rmSync(erp.at('out'), { recursive: true });
    await expect(connector.submit(order)).rejects.toThrow('its drop folder is missing');
    writeFileSync(erp.at('out'), 'a file in its place');
    await expect(connector.submit(order)).rejects.toThrow('its drop folder is missing');
    rmSync(erp.at('out'));
    mkdirSync(erp.at('out'));
    mkdirSync(erp.at('out', `.${key}.tmp`));
    await expect(connector.submit(order)).rejects.toThrow('its drop folder does not answer');
    rmSync(erp.at('out', `.${key}.tmp`), { recursive: true });
    await connector.submit(order);
    expect(erp.list('out')).toEqual([`${key}.json`]);
  });

  test('never makes a path of a key', async () => {
    await expect(connector.submit({ ...order, key: '../../escaped' })).rejects.toThrow('file name');
    await expect(connector.withdraw({ key: '../in', number: '' })).rejects.toThrow('file name');
    expect(existsSync(erp.at('..', 'escaped.json'))).toBe(false);
  });
});

describe('giveUp', () => {
  test('of a document that was handed over returns that the ERP will answer', async () => {
    await connector.submit(order);
    expect(await connector.giveUp(key)).toBe('waits');
    rmSync(erp.at('out', `${key}.json`));
    expect(await connector.giveUp(key)).toBe('waits');
  });

  test('of one that was not handed over removes leftovers of an interruption', async () => {
    expect(await connector.giveUp(key)).toBe('nothing');
    writeFileSync(erp.at('out', `.${key}.tmp`), '{"document": "sales-or');
    expect(await connector.giveUp(key)).toBe('nothing');
    writeFileSync(erp.at('out', `.${key}.tmp`), JSON.stringify(order));
    writeFileSync(erp.at('sent', key), '');
    expect(await connector.giveUp(key)).toBe('nothing');
    expect(erp.list('out')).toEqual([]);
    expect(erp.list('sent')).toEqual([]);
  });

  test('of a missing folder returns that nothing is sent', async () => {
    rmSync(erp.at('sent'), { recursive: true });
    writeFileSync(erp.at('sent'), 'a file in its place');
    expect(await connector.giveUp(key)).toBe('nothing');
  });
});

describe('withdraw', () => {
  const booking = { key, number: '0000012345' };

  test('leaves one complete cancellation, however often it is called', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await connector.withdraw(booking)).toEqual({ withdrawn: true });
    expect(erp.list('out')).toEqual([`${key}.cancel.json`]);
    expect(JSON.parse(readFileSync(erp.at('out', `${key}.cancel.json`), 'utf8'))).toEqual({
      document: 'cancellation',
      format: 1,
      key,
      erp_number: '0000012345',
    });
  });

  test('has nothing to do for an order that was never sent', async () => {
    expect(await connector.withdraw({ key: null, number: '' })).toEqual({ withdrawn: false });
    expect(erp.list('out')).toEqual([]);
  });

  test('explains why the folder cannot be written to', async () => {
    rmSync(erp.at('out'), { recursive: true });
    await expect(connector.withdraw(booking)).rejects.toThrow('its drop folder is missing');
  });
});

describe('readStock', () => {
  const read = () =>
    connector.readStock({ progress: async () => undefined, signal: new AbortController().signal });

  test('reads the file that the ERP left, and leaves it there', async () => {
    writeFileSync(erp.at('in', 'stock.csv'), 'sku;stock;warehouse\nWJM123000M;4;0001\nWJM123000M;7;0003\n');
    expect(await read()).toEqual({
      chunks: [
        JSON.stringify([
          { row: 2, sku: 'WJM123000M', warehouse: '0001', quantity: 4 },
          { row: 3, sku: 'WJM123000M', warehouse: '0003', quantity: 7 },
        ]),
      ],
      count: 2,
      warehouses: ['0001', '0003'],
      faults: [],
    });
    expect(existsSync(erp.at('in', 'stock.csv'))).toBe(true);
  });

  test('reads a spreadsheet too', async () => {
    writeFileSync(
      erp.at('in', 'stock.xlsx'),
      buildWorkbook([
        ['sku', 'stock'],
        ['WJM123000M', 4],
      ]),
    );
    expect((await read()).count).toBe(1);
  });

  test('names bad rows, and leaves codes of the brand’s own to the tables', async () => {
    writeFileSync(erp.at('in', 'stock.csv'), 'own_sku,stock\nJP 1/M,1.5\nJP 1/L,1\n');
    const { chunks, faults } = await read();
    expect(worded(faults)).toEqual([{ row: 2, column: 'stock', message: '"1.5" must be a whole number' }]);
    expect(chunks).toEqual([JSON.stringify([{ row: 3, ownSku: 'JP 1/L', warehouse: '0001', quantity: 1 }])]);
  });

  test('says where the file is expected when there is none', async () => {
    await expect(read()).rejects.toThrow(
      "There is no stock file in the ERP's folder: it leaves one as in/stock.csv or in/stock.xlsx.",
    );
  });
});
