import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWorkers } from '../../../background/workers';
import { buildWorkbook } from '../../../test/buildSpreadsheet';
import { readDroppedStock } from './readDroppedStock';

const workers = startWorkers(1);
let inbox: string;

beforeEach(() => {
  inbox = mkdtempSync(path.join(tmpdir(), 'linedesk-erp-'));
});

afterEach(() => rmSync(inbox, { recursive: true }));

afterAll(() => workers.close());

test('reads the file that the ERP left, and leaves it there', async () => {
  writeFileSync(path.join(inbox, 'stock.csv'), 'sku;stock;warehouse\nWJM123000M;4;0001\nWJM123000M;7;0003\n');
  expect(await readDroppedStock(inbox, workers)).toEqual({
    chunks: [
      JSON.stringify([
        { sku: 'WJM123000M', warehouse: '0001', quantity: 4 },
        { sku: 'WJM123000M', warehouse: '0003', quantity: 7 },
      ]),
    ],
    count: 2,
    warehouses: ['0001', '0003'],
  });
  expect(existsSync(path.join(inbox, 'stock.csv'))).toBe(true);
});

test('reads a spreadsheet too', async () => {
  writeFileSync(
    path.join(inbox, 'stock.xlsx'),
    buildWorkbook([
      ['sku', 'stock'],
      ['WJM123000M', 4],
    ]),
  );
  expect((await readDroppedStock(inbox, workers)).count).toBe(1);
});

test('names every bad row', async () => {
  writeFileSync(path.join(inbox, 'stock.csv'), 'sku,stock\nWJM123000M,-4\nWJM,1\n');
  await expect(readDroppedStock(inbox, workers)).rejects.toMatchObject({
    message: 'The file has 2 bad rows, nothing was changed.',
    errors: [
      'Row 2, column stock: must not be negative',
      'Row 3, column sku: must be a sku, as in WJM123000M',
    ],
  });
});

test('says where a file belongs when there is none', async () => {
  await expect(readDroppedStock(inbox, workers)).rejects.toThrow(
    "There is no stock file in the ERP's folder: it leaves one as in/stock.csv or in/stock.xlsx.",
  );
});
