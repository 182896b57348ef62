import { message } from '../../../src/domain/language/message';
import { once } from 'node:events';
import { Refusal } from '../../core/problems';
import { tasks } from '../../db/schema';
import { ErpUnreachable } from '../../core/erpConnector';
import { buildStockHost, readingOf, stockFileOf, stockSheet } from '../../test/buildStockHost';
import { everyRole } from '../../test/buildTestApp';
import type { ContractCall } from '../../test/contract';
import { buildCatalog, buildUser } from '../../test/factories';
import { until } from '../../test/until';

let host: Awaited<ReturnType<typeof buildStockHost>>;

beforeAll(async () => {
  host = await buildStockHost();
  await buildCatalog(host.t.db, { garments: [{ generic: 'WJM123' }] });
});

beforeEach(() => host.empty());

afterEach(() => host.hosts.stop());

afterAll(() => host.close());

describe.each<['uploadStock' | 'removeStocks' | 'syncStocks', ContractCall]>([
  ['uploadStock', { body: {}, files: [stockFileOf(stockSheet(['WJM123000M', 1, null]))] }],
  ['removeStocks', {}],
  ['syncStocks', { body: {} }],
])('%s', (name, call) => {
  it('requires a session', async () => {
    expect((await host.t.anonymous.call(name, call)).status).toBe(401);
  });

  it.each(everyRole)('as %s', async (role) => {
    const user = await buildUser(host.t.db, { roles: [role] });
    const answer = await host.t.as(user).call(name, call);
    expect(answer.status).toBe(role === 'admin' ? 200 : 403);
    expect(await host.t.db.select().from(tasks)).toHaveLength(role === 'admin' ? 1 : 0);
  });

  it('returns the id of a task, which names its creator', async () => {
    const { json } = await host.t.as(host.admin).call(name, call);
    expect(json).toEqual({ status: 'success', task_id: expect.stringMatching(/^\d+$/) });
    expect(await host.hosts.findTask(json.task_id)).toMatchObject({
      createdBy: host.admin.id,
      status: 'created',
    });
  });
});

describe('a sync', () => {
  it('applies the ERP’s figures, and removes what its warehouses no longer have', async () => {
    await host.put(
      { sku: 'WJM123000L', warehouse: '0001', quantity: 9 },
      { sku: 'WJM123000M', warehouse: '0001', quantity: 9 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 9 },
    );
    const task = await host.synced(
      readingOf(['0001'], { sku: 'WJM123000M', warehouse: '0001', quantity: 4 }),
    );
    expect(task).toMatchObject({ class: 'SyncStocks', status: 'done', progress: 100, errors: null });
    expect(await host.stockNow()).toEqual([
      { sku: 'WJM123000M', warehouse: '0001', quantity: 4 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 9 },
    ]);
  });

  it.each([
    [
      'cannot be reached',
      new ErpUnreachable(message('it refuses the connection')),
      'The ERP could not be reached: it refuses the connection. The stock stays as it was.',
    ],
    [
      'gives stock that cannot be read',
      new Refusal(message('The ERP does not give its stock: {reason}', { reason: 'no right to it' })),
      'The ERP does not give its stock: no right to it',
    ],
  ])('fails with a message when the ERP %s, and changes nothing', async (_what, error, words) => {
    await host.put({ sku: 'WJM123000M', warehouse: '0001', quantity: 9 });
    expect(await host.synced(error)).toMatchObject({ status: 'failed', error: words });
    expect(await host.stockNow()).toHaveLength(1);
    expect(host.readStock).toHaveBeenCalledTimes(1);
  });

  it('lists every bad row of the ERP’s file, and changes nothing', async () => {
    await host.put({ sku: 'WJM123000M', warehouse: '0001', quantity: 9 });
    const reading = readingOf(['0001'], { row: 3, sku: 'AB', isCode: true, warehouse: '0001', quantity: 1 });
    const faults = [{ row: 2, column: 'stock', message: 'is required' }];
    expect(await host.synced({ ...reading, faults })).toMatchObject({
      status: 'failed',
      error: 'The file has 2 bad rows, nothing was changed.',
      errors: [
        'Row 2, column stock: is required',
        'Row 3, column sku: "AB" must be a sku, as in WJM123000M, or the own sku or EAN of one',
      ],
    });
    expect(await host.stockNow()).toHaveLength(1);
  });

  it('is tried again after an error on our side', async () => {
    host.readStock.mockRejectedValueOnce(new TypeError('x is not a function'));
    const task = await host.synced(readingOf([], { sku: 'WJM123000M', warehouse: '0001', quantity: 4 }));
    expect(task.status).toBe('done');
  });
});

describe('removing', () => {
  it('removes all stock, after what was asked for before', async () => {
    await host.upload(stockSheet(['WJM123000M', 1, null]));
    const { json } = await host.t.as(host.admin).call('removeStocks');
    host.startHost();
    expect(await host.hosts.ended(json.task_id)).toMatchObject({ class: 'RemoveStocks', status: 'done' });
    expect(await host.stockNow()).toEqual([]);
  });
});

it('a host killed in the middle leaves the stock unchanged, and the next one writes it once', async () => {
  await host.put({ sku: 'WJM123000M', warehouse: '0001', quantity: 9 });
  host.readStock.mockImplementationOnce(async ({ signal }) => {
    await once(signal, 'abort');
    throw signal.reason;
  });
  const { json } = await host.t.as(host.admin).call('syncStocks', { body: {} });
  const first = host.startHost({ patienceMs: 0 });
  await until(() => host.readStock.mock.calls.length === 1);
  await first.stop();
  expect((await host.hosts.findTask(json.task_id)).status).toBe('created');
  expect(await host.stockNow()).toEqual([{ sku: 'WJM123000M', warehouse: '0001', quantity: 9 }]);

  host.readStock.mockResolvedValue(readingOf([], { sku: 'WJM123000M', warehouse: '0001', quantity: 4 }));
  host.startHost();
  expect((await host.hosts.ended(json.task_id)).status).toBe('done');
  expect(await host.stockNow()).toEqual([{ sku: 'WJM123000M', warehouse: '0001', quantity: 4 }]);
});
