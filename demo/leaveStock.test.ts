import { readFileSync } from 'node:fs';
import { stocks } from '../server/db/schema';
import { buildErp } from '../server/test/buildErp';
import { leaveStock } from './leaveStock';

let erp: Awaited<ReturnType<typeof buildErp>>;

beforeAll(async () => {
  erp = await buildErp();
});

afterAll(() => erp.close());

test('the demo’s first stock can be taken from the ERP again and again', async () => {
  await erp.db.insert(stocks).values([
    { sku: 'WJM123000M', warehouse: '0003', quantity: 0 },
    { sku: 'WJM123000M', warehouse: '0001', quantity: 12 },
  ]);
  const drop = await erp.openDrop();
  await leaveStock(erp.db, erp.env);
  await erp.db.delete(stocks);
  // The second start finds the file.
  await leaveStock(erp.db, erp.env);
  expect(readFileSync(erp.at('in', 'stock.csv'), 'utf8')).toContain('WJM123000M,12,0001\n');
  const signal = new AbortController().signal;
  expect(await drop.readStock({ progress: async () => undefined, signal })).toMatchObject({
    count: 2,
    warehouses: ['0001', '0003'],
  });
});
