import { eq } from 'drizzle-orm';
import { orderEvents, orders } from '../../db/schema';
import type { OperationId } from '../../core/call';
import { buildTestApp, type Caller, type TestApp } from '../../test/buildTestApp';
import type { ContractCall } from '../../test/contract';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

let t: TestApp;
let callers: Record<Who, Caller>;
let build: (values: { sapStatus: number; isReturn: boolean }) => Promise<{ id: number; customer: number }>;

beforeAll(async () => {
  t = await buildTestApp();
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const seller = await buildUser(t.db, { roles: ['agent'] });
  const otherAgent = await buildUser(t.db, { roles: ['agent'] });
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const wholesale = await buildCatalog(t.db);
  const returns = await buildCatalog(t.db, { catalogType: 'return' });
  const customer = await buildUser(t.db, { agents: [agent], catalogs: [wholesale, returns] });
  const stranger = await buildUser(t.db, { agents: [agent, seller, otherAgent] });
  const app = await buildUser(t.db, { roles: ['app'] });
  callers = {
    anonymous: t.anonymous,
    'its customer': t.as(customer),
    'another customer': t.as(stranger),
    "its customer's agent": t.as(agent),
    'its seller': t.as(seller),
    'another agent': t.as(otherAgent),
    admin: t.as(admin),
    'somebody with the app role': t.as(app),
  };
  build = async ({ sapStatus, isReturn }) => {
    const catalog = isReturn ? returns : wholesale;
    const lines = { WJM123000M: 3 };
    const made = await buildOrder(t.db, { customer, seller, catalog, lines, sapStatus });
    return { id: made.id, customer: customer.id };
  };
});
afterAll(() => t.close());

type Who =
  | 'anonymous'
  | 'its customer'
  | 'another customer'
  | "its customer's agent"
  | 'its seller'
  | 'another agent'
  | 'admin'
  | 'somebody with the app role';

/** The status for each person who tries to see an order. */
const seen: Record<Who, number> = {
  anonymous: 401,
  'its customer': 200,
  'another customer': 404,
  "its customer's agent": 200,
  'its seller': 200,
  'another agent': 404,
  admin: 200,
  'somebody with the app role': 403,
};
/** What only staff may do is forbidden to customers. */
const byStaff: Record<Who, number> = { ...seen, 'its customer': 403, 'another customer': 403 };

interface Call {
  name: OperationId;
  who: Record<Who, number>;
  /** The states in which the call is allowed. */
  states: number[] | 'every';
  call: (id: string, customer: string) => ContractCall;
}

const calls: Call[] = [
  { name: 'getOrder', who: seen, states: 'every', call: (id) => ({ params: { id } }) },
  { name: 'listOrderEvents', who: seen, states: 'every', call: (id) => ({ params: { id } }) },
  { name: 'reportPresence', who: seen, states: 'every', call: (id) => ({ body: { id } }) },
  {
    name: 'updateOrder',
    who: seen,
    states: [0],
    call: (id) => ({ body: { id, lines: { WJM123000S: 1 }, wanted: [], service_date: null } }),
  },
  { name: 'finishOrder', who: seen, states: [0], call: (id) => ({ body: { id, customer_finished: true } }) },
  {
    name: 'updateOrderAddress',
    who: byStaff,
    states: [0],
    call: (id) => ({ body: { id, name: 'Another name' } }),
  },
  { name: 'deleteOrder', who: byStaff, states: [0], call: (id) => ({ body: { id } }) },
  {
    name: 'copyOrder',
    // The copy is for the same customer, whom the seller may not order for.
    who: { ...seen, 'its seller': 404 },
    states: 'every',
    call: (source, customer_id) => ({ body: { source, customer_id, title: 'A copy' } }),
  },
];

const everyState = [0, 1, 2, 3, 99, 7];
const everyone = Object.keys(seen).filter((who): who is Who => who in seen);

async function stateOf(id: number) {
  const [row] = await t.db.select().from(orders).where(eq(orders.id, id));
  return { row, events: await t.db.$count(orderEvents, eq(orderEvents.orderId, id)) };
}

describe.each(calls)('$name', ({ name, who, states, call }) => {
  test.each(everyone)('by %s', async (caller) => {
    const order = await build({ sapStatus: 0, isReturn: false });
    const before = await stateOf(order.id);
    const answer = await callers[caller].call(name, call(String(order.id), String(order.customer)));
    expect(answer.status).toBe(who[caller]);
    if (who[caller] !== 200) expect(await stateOf(order.id)).toEqual(before);
  });

  test.each(everyState.flatMap((state) => [true, false].map((isReturn) => ({ state, isReturn }))))(
    'in $state, of returns: $isReturn',
    async ({ state, isReturn }) => {
      const order = await build({ sapStatus: state, isReturn });
      const before = await stateOf(order.id);
      const { status, json } = await callers.admin.call(name, call(String(order.id), String(order.customer)));
      expect(status).toBe(200);
      if (states === 'every' || states.includes(state)) {
        expect(json).not.toMatchObject({ status: 'error' });
      } else {
        expect(json).toMatchObject({ status: 'error', error: expect.stringMatching(/^\S.*\.$/) });
        expect(await stateOf(order.id)).toEqual(before);
      }
    },
  );

  test.each(['0', 'ord_1', '999999999'])('404 for the unknown id %s', async (id) => {
    const { customer } = await build({ sapStatus: 0, isReturn: false });
    expect((await callers.admin.call(name, call(id, String(customer)))).status).toBe(404);
  });
});
