import { eq } from 'drizzle-orm';
import { message } from '../../../../src/domain/language/message';
import { type Booking, ErpUnreachable, type Withdrawal } from '../../../core/erpConnector';
import { orderLines, orderProposalLines, orderProposals, orders } from '../../../db/schema';
import { buildPeople, type Person } from '../../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../../test/factories';

const key = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
const withdraw = jest.fn<Promise<Withdrawal>, [Booking]>();

beforeAll(async () => {
  t = await buildTestApp({
    erp: { withdraw, submit: jest.fn(), giveUp: jest.fn(), collect: jest.fn(), readStock: jest.fn() },
  });
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db);
});
beforeEach(async () => {
  await t.takeQueued();
  withdraw.mockReset();
  withdraw.mockResolvedValue({ withdrawn: true });
});
afterAll(() => t.close());

const as = (who: Person) => t.as(people[who]);
const success = { status: 'success' };
const all = ['WJM123000M', 'WJM123000S', 'WJM123310L'];

/** An order in this status, for which the customer proposes 9 M for 7, another S, no L, and another wanted color. */
async function buildProposed(values: Partial<Parameters<typeof buildOrder>[1]> = {}) {
  const order = await buildOrder(t.db, {
    ...{ customer: people.customer, catalog, sapStatus: 2, erpNumber: '12345', version: 4 },
    ...{ lines: { WJM123000M: 7, WJM123310L: 2 }, wanted: ['WJM123310'] },
    ...values,
    erpKey: null,
  });
  const body = {
    ...{ id: String(order.id), lines: { WJM123000M: 9, WJM123000S: 1 } },
    wanted: ['WJM123000'],
  };
  await as('customer').call('saveOrderProposal', { body });
  await t.db
    .update(orders)
    .set({ proposedAt: new Date(0) })
    .where(eq(orders.id, order.id));
  return order;
}

const take = (id: number, values: object = {}, who: Person = 'agent') =>
  as(who).call('takeOrderProposal', {
    body: { id: String(id), skus: all, wanted: ['WJM123000', 'WJM123310'], version: 5, ...values },
  });

const read = async (id: number, who: Person = 'customer') =>
  (await as(who).call('getOrder', { params: { id: String(id) } })).json;

/** Everything of an order that taking changes. */
async function stateOf(id: number) {
  const of = { orders: eq(orders.id, id), lines: eq(orderLines.orderId, id) };
  const { rows } = await t.database.pool.query(
    'select kind, detail from order_events where order_id = $1 order by id',
    [id],
  );
  return {
    order: await t.db.select().from(orders).where(of.orders),
    lines: await t.db.select().from(orderLines).where(of.lines),
    proposal: await t.db.select().from(orderProposals).where(eq(orderProposals.orderId, id)),
    proposed: await t.db.select().from(orderProposalLines).where(eq(orderProposalLines.orderId, id)),
    events: rows,
  };
}

const queued = async (name: string) =>
  (await t.takeQueued()).filter(({ class: one }) => one === name).map(({ input }) => input);

test('all of it unlocks, changes and sends the order again, with its history and a mail', async () => {
  const { id } = await buildProposed();
  expect((await take(id)).json).toEqual(success);
  expect(withdraw).toHaveBeenCalledTimes(1);
  const order = await read(id);
  expect(order).toMatchObject({
    ...{ sap_status: 1, items_count: 10, total_price: 400, wanted: ['WJM123000'] },
    lines: { WJM123: { WJM123000M: 9, WJM123000S: 1 } },
    proposal: { changes: [], wanted: ['WJM123000'] },
  });
  expect(order).not.toHaveProperty('proposed_at');
  const { order: rows, events } = await stateOf(id);
  expect(events).toEqual([
    { kind: 'unlocked', detail: { withdrawn: true } },
    { kind: 'proposal_taken', detail: { taken: 5, changes: 5 } },
    { kind: 'sent', detail: { pieces: 10, version: 2 } },
  ]);
  const tasks = await t.takeQueued();
  expect(tasks).toEqual([
    {
      class: 'SendMail',
      input: {
        ...{ kind: 'proposal', userId: people.customer.id, orderId: id },
        news: { what: 'taken', taken: 5, changes: 5, by: people.agent.id, isSent: true },
      },
    },
    { class: 'SendOrder', input: { key: rows[0]?.erpKey } },
  ]);
  const versions = await as('agent').call('listOrderVersions', { params: { id: String(id) } });
  expect(versions.json.versions.map(({ items_count: pieces }) => pieces)).toEqual([9, 10]);
});

test('some of it leaves the rest saved for the customer, and no longer proposed', async () => {
  const { id } = await buildProposed();
  expect((await take(id, { skus: ['WJM123000M'], wanted: ['WJM123310'] })).json).toEqual(success);
  const order = await read(id);
  expect(order).toMatchObject({
    ...{ lines: { WJM123: { WJM123000M: 9, WJM123310L: 2 } }, wanted: [] },
    proposal: {
      changes: [
        { sku: 'WJM123000S', ordered: 0, proposed: 1, wh_price: 40 },
        { sku: 'WJM123310L', ordered: 2, proposed: 0, wh_price: 40 },
      ],
      wanted: ['WJM123000'],
    },
  });
  expect(order).not.toHaveProperty('proposed_at');
});

test('what the ERP refused is changed and sent without asking it to withdraw', async () => {
  const { id } = await buildProposed({ sapStatus: 99, erpMessage: 'No such material' });
  expect((await take(id)).json).toEqual(success);
  expect(withdraw).not.toHaveBeenCalled();
  expect(await read(id)).toMatchObject({ sap_status: 1, items_count: 10 });
});

test('an order that is open by now is changed and not sent', async () => {
  const { id } = await buildProposed({ sapStatus: 0 });
  expect((await take(id)).json).toEqual(success);
  expect(withdraw).not.toHaveBeenCalled();
  expect(await read(id)).toMatchObject({ sap_status: 0, items_count: 10 });
  expect(await queued('SendOrder')).toEqual([]);
});

test('a taken line has the price of today, all others theirs', async () => {
  const own = await buildCatalog(t.db, { garments: [{ whPriceCents: 5000 }] });
  const { id } = await buildProposed({ catalog: own });
  await take(id, { skus: ['WJM123000M'], wanted: [] });
  expect((await read(id)).line_prices).toEqual({ WJM123000M: 50, WJM123310L: 40 });
});

describe('nothing has changed', () => {
  const unchangedBy = async (id: number, act: () => Promise<unknown>) => {
    const before = await stateOf(id);
    await act();
    expect(await stateOf(id)).toEqual(before);
    expect(await t.takeQueued()).toEqual([]);
  };

  test.each<[string, () => Promise<Withdrawal>, string]>([
    [
      'the ERP has shipped it',
      async () => ({ refusal: message('The ERP has delivered this order ({number}).', { number: '45' }) }),
      'The ERP has delivered this order (45).',
    ],
    [
      'the ERP cannot be reached',
      () => Promise.reject(new ErpUnreachable(message('it refuses the connection'))),
      'The ERP could not be reached: it refuses the connection. The order stays locked; please try again later.',
    ],
  ])('when %s', async (_what, answer, error) => {
    withdraw.mockImplementation(answer);
    const { id } = await buildProposed();
    await unchangedBy(id, async () => expect((await take(id)).json).toEqual({ status: 'error', error }));
  });

  test('while the order waits for the ERP', async () => {
    const { id } = await buildProposed({ sapStatus: 1 });
    const error = 'This order is in the ERP, so the changes can be taken once the ERP has answered.';
    await unchangedBy(id, async () => expect((await take(id)).json).toEqual({ status: 'error', error }));
  });

  test.each<[string, object, string]>([
    ['which is not proposed any more', { proposedAt: null }, 'Nothing is proposed for this order any more.'],
    ['of a seen proposal that was changed since', { version: 9 }, ''],
  ])('by a call for one %s, and the ERP is not asked', async (_what, values, error) => {
    const { id } = await buildProposed();
    await t.db.update(orders).set(values).where(eq(orders.id, id));
    await unchangedBy(id, async () => {
      const answer = await take(id);
      if (error === '') expect(answer.status).toBe(409);
      else expect(answer.json).toEqual({ status: 'error', error });
    });
    expect(withdraw).not.toHaveBeenCalled();
  });

  test.each([
    [{ skus: [], wanted: [] }],
    [{ skus: ['WJM123000L'] }],
    [{ skus: ['WJM123000M'], wanted: ['WJM123'] }],
  ])('by codes that are not proposed: %j', async (values) => {
    const { id } = await buildProposed();
    await unchangedBy(id, async () => expect((await take(id, values)).status).toBe(422));
    expect(withdraw).not.toHaveBeenCalled();
  });

  test('when what would be left could not be sent, and the ERP is not asked', async () => {
    const { id } = await buildProposed({ lines: { WJM123310L: 2 } });
    const error = 'This order has no pieces, so there is nothing to send.';
    await unchangedBy(id, async () =>
      expect((await take(id, { skus: ['WJM123310L'], wanted: [] })).json).toEqual({ status: 'error', error }),
    );
    expect(withdraw).not.toHaveBeenCalled();
  });

  test.each(['orders', 'order_lines', 'order_proposals', 'order_events', 'order_versions', 'tasks'])(
    'when the host is killed at a write to %s after the ERP was asked; taking it again sends it once',
    async (table) => {
      const { id } = await buildProposed();
      withdraw.mockImplementationOnce(async () => {
        await t.db.execute(`
          create function cut_off() returns trigger language plpgsql as
            $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
          create trigger cut_off before insert or update on ${table} execute function cut_off()`);
        return { withdrawn: true };
      });
      await unchangedBy(id, async () => {
        expect((await take(id)).status).toBe(503);
        await t.db.execute('drop function cut_off cascade');
      });
      expect((await take(id)).json).toEqual(success);
      const [order] = (await stateOf(id)).order;
      expect(order).toMatchObject({ sapStatus: 1, itemsCount: 10 });
      expect(await queued('SendOrder')).toEqual([{ key: order?.erpKey }]);
    },
  );

  test('when the order was sent again while the ERP was asked', async () => {
    const { id } = await buildProposed();
    withdraw.mockImplementation(async () => {
      await t.db.update(orders).set({ erpKey: key }).where(eq(orders.id, id));
      return { withdrawn: true };
    });
    expect((await take(id)).json).toEqual({
      status: 'error',
      error: 'This order was sent again in the meantime; please look at it once more.',
    });
    expect(await read(id)).toMatchObject({ sap_status: 2, items_count: 9 });
    await t.db.update(orders).set({ erpKey: null }).where(eq(orders.id, id));
  });
});

test('of several at a time exactly one takes and sends it', async () => {
  const { id } = await buildProposed();
  const answers = await Promise.all([take(id), take(id, {}, 'admin'), take(id)]);
  expect(answers.filter(({ json }) => json.status === 'success')).toHaveLength(1);
  expect(await queued('SendOrder')).toHaveLength(1);
  expect((await stateOf(id)).events.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
});

test.each<[Person, number]>([
  ['admin', 200],
  ['agent', 200],
  ['otherAgent', 404],
  ['customer', 403],
  ['stranger', 403],
  ['app', 403],
])('%s gets %i', async (who, status) => {
  const { id } = await buildProposed();
  expect((await take(id, {}, who)).status).toBe(status);
  expect((await read(id)).sap_status).toBe(status === 200 ? 1 : 2);
});

test('nobody takes it without signing in', async () => {
  const { id } = await buildProposed();
  const body = { id: String(id), skus: all, wanted: [], version: 5 };
  expect((await t.anonymous.call('takeOrderProposal', { body })).status).toBe(401);
});
