import { eq, sql } from 'drizzle-orm';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { orderEvents, orders } from '../../db/schema';
import { InvalidEnvError } from '../../core/env';
import { type ErpConnector, ErpUnreachable } from '../../core/erpConnector';
import { buildErp, recordedLog } from '../../test/buildErp';
import { until } from '../../test/until';
import { applyAnswer, giveUpOrder, submitOrder } from './erpTasks';
import { markUnlocked, markWaiting } from './queries';

let erp: Awaited<ReturnType<typeof buildErp>>;

beforeAll(async () => {
  erp = await buildErp();
});

afterEach(() => erp.clear());

afterAll(() => erp.close());

test('an order is dropped as one document and becomes Sent with the number of the ERP', async () => {
  await erp.startHost();
  const { id, key } = await erp.buildWaitingOrder();
  await erp.send(key);
  await until(() => erp.filesIn('out').includes(`${key}.json`));
  expect(erp.filesIn('out')).toEqual([`${key}.json`]);
  expect(await erp.statusOf(id)).toBe(1);
  const before = await erp.findOrder(id);

  erp.answer(key, { status: 'accepted', erp_number: '0000012345', message: '' });
  await until(async () => (await erp.statusOf(id)) !== 1);
  expect(await erp.findOrder(id)).toMatchObject({
    sapStatus: 2,
    erpNumber: '0000012345',
    erpMessage: null,
    version: before.version + 1,
    editedAt: before.editedAt,
  });
  await until(() => erp.filesIn('in', 'done').length > 0);
});

test('an order that the ERP rejects has the ERP’s message', async () => {
  await erp.startHost();
  const { id, key } = await erp.buildWaitingOrder();
  erp.answer(key, { status: 'rejected', message: 'V1 312: Customer X does not exist' });
  await until(async () => (await erp.statusOf(id)) !== 1);
  expect(await erp.findOrder(id)).toMatchObject({
    sapStatus: 99,
    erpMessage: 'V1 312: Customer X does not exist',
  });
});

describe('an answer changes nothing', () => {
  test.each([
    [0, 'unlocked meanwhile'],
    [2, 'accepted before'],
    [99, 'rejected before'],
  ])('of an order in status %i, %s', async (sapStatus) => {
    await erp.startHost();
    const { id, key } = await erp.buildWaitingOrder();
    await erp.db.update(orders).set({ sapStatus, erpNumber: 'first' }).where(eq(orders.id, id));
    const before = await erp.findOrder(id);
    erp.answer(key, { status: 'accepted', erp_number: 'second' });
    await until(() => erp.filesIn('in', 'done').length > 0);
    expect(await erp.findOrder(id)).toEqual(before);
  });

  test('when it arrives late, for an order that was sent again under a new key', async () => {
    await erp.startHost();
    const { id, key } = await erp.buildWaitingOrder();
    await markWaiting(erp.db, id, '11111111-0000-4000-8000-000000000000');
    const before = await erp.findOrder(id);
    erp.answer(key, { status: 'rejected', message: 'of the first try' });
    await until(() => erp.filesIn('in', 'done').length > 0);
    expect(await erp.findOrder(id)).toEqual(before);
  });

  test('when no order has its key', async () => {
    await erp.startHost();
    const key = '22222222-0000-4000-8000-000000000000';
    erp.answer(key, { status: 'rejected', message: 'Customer Bo is blocked.' });
    await until(() => erp.filesIn('in', 'done').length > 0);
    expect(recordedLog.warn).toHaveBeenCalledWith(
      { key, status: 'rejected' },
      'the ERP answered an order that waits for no answer; nothing was changed',
    );
  });
});

describe('after an unlocking', () => {
  /** An order that was accepted, withdrawn and unlocked. */
  async function buildUnlocked() {
    const order = await erp.buildWaitingOrder();
    await erp.db.update(orders).set({ sapStatus: 0 }).where(eq(orders.id, order.id));
    return order;
  }

  test('an ERP that refuses the withdrawal later is respected', async () => {
    await erp.startHost();
    const { id, key } = await buildUnlocked();
    erp.answer(key, { status: 'kept', message: 'it is on the lorry.' });
    await until(async () => (await erp.statusOf(id)) !== 0);
    expect(await erp.findOrder(id)).toMatchObject({
      sapStatus: 99,
      erpMessage: 'The ERP could not withdraw this order: it is on the lorry.',
    });
    const events = await erp.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.at(-1)).toMatchObject({
      kind: 'kept',
      actorId: null,
      detail: { message: 'it is on the lorry.' },
    });
  });

  test.each([
    ['one that withdrew it', 'withdrawn', 0],
    ['one that refuses to withdraw an order which was sent again meanwhile', 'kept', 1],
  ])('%s changes nothing', async (_what, status, sapStatus) => {
    await erp.startHost();
    const { id, key } = await buildUnlocked();
    if (sapStatus === 1) await markWaiting(erp.db, id, '33333333-0000-4000-8000-000000000000');
    const before = await erp.findOrder(id);
    erp.answer(key, { status, message: 'shipped' });
    await until(() => erp.filesIn('in', 'done').length > 0);
    expect(await erp.findOrder(id)).toEqual(before);
  });

  test('an answer that arrives before the unlocking is done waits for it', async () => {
    const { id, key } = await erp.buildWaitingOrder();
    await erp.db.update(orders).set({ sapStatus: 2 }).where(eq(orders.id, id));
    const answering = await erp.db.transaction(async (tx) => {
      await markUnlocked(tx, id);
      const applied = applyAnswer(erp.db, recordedLog, { key, status: 'kept', message: 'shipped' });
      await until(async () => {
        const waiting = await erp.db.execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return waiting.rows.length === 1;
      });
      return { applied };
    });
    await answering.applied;
    expect(await erp.statusOf(id)).toBe(99);
  });
});

describe('the ERP cannot be reached', () => {
  test('an order waits while there are tries left, and goes out once it can', async () => {
    await erp.startHost();
    renameSync(erp.at('out'), erp.at('away'));
    const { id, key } = await erp.buildWaitingOrder();
    await erp.send(key);
    await until(() =>
      recordedLog.warn.mock.calls.some(([, message]) => message === 'task will be tried again'),
    );
    expect(await erp.statusOf(id)).toBe(1);
    renameSync(erp.at('away'), erp.at('out'));
    await until(() => erp.filesIn('out').includes(`${key}.json`));
    expect(await erp.statusOf(id)).toBe(1);
  });

  test('after the last try the order shows the error, in words', async () => {
    await erp.startHost();
    renameSync(erp.at('out'), erp.at('away'));
    const { id, key } = await erp.buildWaitingOrder();
    await erp.send(key);
    await until(async () => (await erp.statusOf(id)) !== 1);
    expect(await erp.findOrder(id)).toMatchObject({
      sapStatus: 99,
      erpMessage: 'The ERP could not be reached: its drop folder is missing.',
      erpNumber: '',
    });
    // Nothing is left of it that might be sent later.
    renameSync(erp.at('away'), erp.at('out'));
    await erp.sendsEnded();
    expect(erp.filesIn('out')).toEqual([]);
    expect(erp.filesIn('sent')).toEqual([]);
  });

  test('an internal error is not shown with its message', async () => {
    const broken: ErpConnector = {
      ...(await erp.openDrop()),
      submit: () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'x')")),
    };
    const { key } = await erp.buildWaitingOrder();
    const sending = submitOrder(erp.db, broken, { key });
    await expect(sending).rejects.toThrow('sending the order failed on our side');
    await expect(sending).rejects.toBeInstanceOf(ErpUnreachable);
  });

  test('an interrupted last try is reported; an order that the ERP received nevertheless keeps waiting', async () => {
    const connector = await erp.openDrop();
    const lost = await erp.buildWaitingOrder();
    await giveUpOrder(erp.db, connector, lost, null);
    expect(await erp.findOrder(lost.id)).toMatchObject({
      sapStatus: 99,
      erpMessage: 'The ERP could not be reached: it did not answer in time.',
    });
    const arrived = await erp.buildWaitingOrder();
    await submitOrder(erp.db, connector, arrived);
    await giveUpOrder(erp.db, connector, arrived, null);
    expect(await erp.statusOf(arrived.id)).toBe(1);
  });

  test('giving up leaves an order alone that waits no more', async () => {
    const connector = await erp.openDrop();
    const { id, key } = await erp.buildWaitingOrder();
    await erp.db.update(orders).set({ sapStatus: 0 }).where(eq(orders.id, id));
    await giveUpOrder(erp.db, connector, { key }, 'its drop folder is missing');
    expect(await erp.statusOf(id)).toBe(0);
  });

  test('a folder that cannot be made stops the start with one sentence', async () => {
    mkdirSync(erp.at(), { recursive: true });
    writeFileSync(erp.at('out'), 'a file in its place');
    await expect(erp.openDrop()).rejects.toBeInstanceOf(InvalidEnvError);
  });
});

test('two hosts send each order once and take in each answer once', async () => {
  await erp.startHost();
  await erp.startHost();
  const waiting = [];
  for (let count = 0; count < 12; count += 1) waiting.push(await erp.buildWaitingOrder());
  await Promise.all(waiting.map(({ key }) => erp.send(key)));
  await until(() => erp.filesIn('out').filter((name) => !name.startsWith('.')).length === 12);
  const before = await Promise.all(waiting.map(({ id }) => erp.findOrder(id)));
  for (const { key } of waiting) erp.answer(key, { status: 'accepted', erp_number: key });
  await until(() => erp.filesIn('in', 'done').length === 12);
  for (const { id, version } of before) {
    const after = await erp.findOrder(id);
    expect(after).toMatchObject({ sapStatus: 2, erpNumber: after.erpKey, version: version + 1 });
  }
});
