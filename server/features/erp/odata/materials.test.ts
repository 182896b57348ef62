import type { StockReading } from '../../../core/erpConnector';
import { sapError, type SapStock, startSapServer } from '../../../test/sapServer';
import { materialOf } from './materials';
import { openODataConnector } from './odataConnector';

let sap: Awaited<ReturnType<typeof startSapServer>>;

const attempts = { find: async () => null, begin: async () => undefined, end: async () => undefined };
const row = (Material: string, Plant: string, quantity: string, StorageLocation = '171A'): SapStock => ({
  Material,
  Plant,
  StorageLocation,
  MatlWrhsStkQtyInMatlBaseUnit: quantity,
});

function read(values: Partial<typeof sap.settings> = {}, signal = new AbortController().signal) {
  const progress = jest.fn(async () => undefined);
  const connector = openODataConnector({ ...sap.settings, ...values }, attempts);
  return { progress, reading: connector.readStock({ progress, signal }) };
}

const rowsOf = ({ chunks }: StockReading): unknown[] => chunks.flatMap((chunk) => JSON.parse(chunk));

beforeAll(async () => {
  sap = await startSapServer();
});

beforeEach(() => sap.reset());

afterAll(() => sap.close());

test('sums up the storage locations of a plant, in integers of 0 or more', async () => {
  sap.stock.push(
    row('WJM123000M', '1010', '4.000'),
    row('WJM123000M', '1010', '3.900', '171B'),
    row('WJM123000M', '1020', '1'),
    row('WJM123000L', '1010', '-2'),
    row('WJM123000S', '1010', 'many'),
    row('WJM123000S', '', '5'),
    row('SCREW', '1010', '5'),
    ...['0.7', '0.2', '0.1'].map((quantity, index) => row('WJM123000XL', '1010', quantity, `${index}`)),
  );
  const reading = await read().reading;
  expect(rowsOf(reading)).toEqual([
    { sku: 'WJM123000M', warehouse: '1010', quantity: 7 },
    { sku: 'WJM123000M', warehouse: '1020', quantity: 1 },
    { sku: 'WJM123000L', warehouse: '1010', quantity: 0 },
    { sku: 'WJM123000S', warehouse: '1010', quantity: 0 },
    { sku: 'WJM123000XL', warehouse: '1010', quantity: 1 },
  ]);
  expect(reading).toMatchObject({ count: 5, warehouses: ['1010', '1020'] });
});

test('maps plants and storage locations to warehouses, and materials to skus', async () => {
  sap.stock.push(
    row('F-WJM123.000/M', '1010', '4'),
    row('F-WJM123.000/M', '1010', '2', '171B'),
    row('F-WJM123.000/M', '3000', '9'),
    row('SCREW', '1010', '1000'),
  );
  const settings = {
    material: 'F-{generic}.{color}/{size}',
    warehouses: { '1010': '0001', '1010/171B': '0003', '2000': '0002' },
  };
  const reading = await read(settings).reading;
  expect(rowsOf(reading)).toEqual([
    { sku: 'WJM123000M', warehouse: '0001', quantity: 4 },
    { sku: 'WJM123000M', warehouse: '0003', quantity: 2 },
  ]);
  // Every configured warehouse is read, even the one without stock.
  expect(reading.warehouses).toEqual(expect.arrayContaining(['0001', '0002', '0003']));
});

test.each(['{own_sku}', '{ean}'])(
  'takes materials for the codes of %s, which are ours to find',
  async (material) => {
    sap.stock.push(
      ...[row('F-JP 1/M', '1010', '4'), row('JP 1/M', '1010', '4')],
      row('F-04006381333931', '1010', '2'),
    );
    const reading = await read({ material: `F-${material}` }).reading;
    expect(rowsOf(reading)).toEqual([
      { sku: 'JP 1/M', isCode: true, warehouse: '1010', quantity: 4 },
      {
        ...{ sku: '04006381333931', skuEan: '4006381333931', isCode: true },
        ...{ warehouse: '1010', quantity: 2 },
      },
    ]);
  },
);

test.each([
  ['F-{own_sku}', 'F-JP 1/M', 'F-WJM123000S'],
  ['{ean}', '4006381333931', 'WJM123000S'],
  ['{sku}', 'WJM123000M', 'WJM123000S'],
])('names a sku by %s, and one without such a code by its own', (pattern, known, plain) => {
  const sku = { sku: 'WJM123000M', generic: 'WJM123', color: '000', size: 'M' };
  expect(materialOf({ ...sku, own_sku: 'JP 1/M', ean: '4006381333931' }, pattern)).toBe(known);
  expect(materialOf({ ...sku, sku: 'WJM123000S' }, pattern)).toBe(plain);
});

test('reads all pages, whatever their size', async () => {
  sap.limitPages(7);
  for (let count = 0; count < 30; count += 1) sap.stock.push(row(`WJM123000${count}`, '1010', `${count}`));
  const { progress, reading } = read();
  expect((await reading).count).toBe(30);
  expect(progress.mock.calls.at(-1)).toEqual([100]);
  expect(progress.mock.calls.length).toBe(5);
});

test('explains why the stock could not be read', async () => {
  await expect(read().reading).rejects.toThrow('The ERP names no stock of any sku.');
  sap.refuse(sapError('No authorization for plant 1010'));
  await expect(read().reading).rejects.toThrow(
    'The ERP does not give its stock: No authorization for plant 1010',
  );
  sap.refuse(null);
  sap.next('GET', { kind: 'status', status: 503 });
  await expect(read().reading).rejects.toThrow('it answered with an error: status 503');
});

test('an invalid page does not count as the end', async () => {
  sap.stock.push(row('WJM123000M', '1010', '4'));
  sap.next('GET', { kind: 'status', status: 200, body: { d: { __count: '1' } } });
  sap.next('GET', { kind: 'status', status: 200, body: { d: {} } });
  await expect(read().reading).rejects.toThrow('its answer cannot be read');
});

test('stops when its signal is aborted', async () => {
  sap.stock.push(row('WJM123000M', '1010', '4'));
  await expect(read({}, AbortSignal.abort()).reading).rejects.toThrow('aborted');
});
