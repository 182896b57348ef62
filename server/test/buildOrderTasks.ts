import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderEvents, orders } from '../db/schema';
import { orderFileMakers } from '../features/documents/orderFiles';
import { sendStep } from '../features/erp/sendStep';
import { orderTaskDefinitions } from '../features/order-tasks/orderTaskDefinitions';
import { orderSteps } from '../features/orders/orderWrites';
import type { OrderStep } from '../background/taskSteps';
import { startWorkers } from '../core/workers';
import { buildTaskHosts } from './buildTaskHosts';
import type { TestApp } from './buildTestApp';

type Action = keyof Parameters<typeof orderTaskDefinitions>[0]['steps'] | 'excel' | 'pdf';

/** What a task does, to which orders, and with what. */
type Rest = [action: Action, asked: readonly { id: number }[], more?: { service_date?: number | null }];

/** The tasks over many orders of a host, done when asked for. */
export function buildOrderTasks(t: TestApp) {
  const hosts = buildTaskHosts(t.database, t.env);
  const workers = startWorkers(1);
  const steps = { ...orderSteps(t.env), send: sendStep(t.env) };

  /** Starts a host; `changed` replaces what is done to one order. */
  const startHost = (changed: Partial<Record<keyof typeof steps, OrderStep>> = {}) =>
    hosts.start(
      orderTaskDefinitions({
        db: t.db,
        env: t.env,
        steps: { ...steps, ...changed },
        makers: orderFileMakers({ reader: t.reader, env: t.env, workers, pictures: noPictures }),
      }),
    );

  const start = async (user: { id: number }, ...[action, asked, more]: Rest) => {
    const body = { action, orders: asked.map(({ id }) => String(id)), key: randomUUID(), ...more };
    const { status, json } = await t.as(user).call('startOrderTask', { body });
    if (status !== 200 || json.task_id === undefined) throw new Error(`The task was not started: ${status}`);
    return json.task_id;
  };

  const reportOf = async (user: { id: number }, id: string) =>
    (await t.as(user).call('getOrderTask', { params: { id } })).json;

  return {
    hosts,
    steps,
    startHost,
    start,
    reportOf,
    /** Starts a task, waits for its end, and returns its report. */
    async done(user: { id: number }, ...asked: Rest) {
      const id = await start(user, ...asked);
      await hosts.ended(id);
      return reportOf(user, id);
    },
    async findOrder(id: number) {
      const [order] = await t.db.select().from(orders).where(eq(orders.id, id));
      if (order === undefined) throw new Error('The order does not exist.');
      return order;
    },
    /** The kinds of an order's events, oldest first. */
    async kindsOf(id: number) {
      const events = await t.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
      return events.toSorted((a, b) => a.id - b.id).map(({ kind }) => kind);
    },
    async close() {
      await hosts.close();
      await workers.close();
    },
  };
}

const noPictures = { find: async () => null, countMissing: async () => null, findMissing: async () => null };
