import { inEnglish } from '../../src/domain/language/wording';
import { wordReason } from '../core/taskLines';
import { eq, isNull } from 'drizzle-orm';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orders, tasks } from '../db/schema';
import type { ErpConnector, SalesOrder } from '../core/erpConnector';
import { openConnector } from '../features/erp/openConnector';
import { markWaiting } from '../features/erp/queries';
import { sendTask, sendTaskDefinition, startErp } from '../features/erp/erpTasks';
import type { Repeating } from '../core/repeat';
import { startWorkers } from '../core/workers';
import { startTask, startTasks } from '../background/tasks';
import { buildCatalog, buildOrder, buildUser } from './factories';
import { openTestDatabase } from './testDatabase';
import { until } from './until';

/** A log that records its messages. */
export const recordedLog = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

/** Few and quick retries, so that a test sees the last one. */
const quick = { retrySeconds: [1], pollSeconds: 0.05 };

/** A database and a drop folder, which `clear` empties between tests; hosts can be started on them. */
export async function buildErp() {
  const database = await openTestDatabase();
  const { db, pool } = database;
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-erp-'));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-data-'));
  const env = { dataDir, erpOData: null, erpDir: folder, erpPollSeconds: 0.05 };
  const workers = startWorkers(1);
  const hosts: Repeating[] = [];
  let keys = 0;

  const at = (...parts: string[]) => path.join(folder, ...parts);

  /** An order as it is stored, with the reason of a refusal in English words. */
  async function findOrder(id: number) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (order === undefined) throw new Error('The order does not exist.');
    return { ...order, erpMessage: wordReason(inEnglish, order.erpMessage) };
  }

  /** The drop folder, as a host opens it. */
  const openDrop = () => openConnector({ db, env, log: recordedLog, workers });

  /** Starts a host with the drop folder or another ERP connector. */
  async function startHost(connector?: ErpConnector) {
    const parts = { db, connector: connector ?? (await openDrop()), env, log: recordedLog };
    hosts.push(
      startErp(parts),
      startTasks({ database, env, log: recordedLog, ...quick }, [sendTaskDefinition(parts)]),
    );
  }

  async function stopHosts() {
    await Promise.all(hosts.splice(0).map((host) => host.stop()));
  }

  return {
    db,
    pool,
    env,
    at,
    findOrder,
    openDrop,
    startHost,
    stopHosts,
    /** The files and folders there, including those still being written. */
    filesIn: (...parts: string[]) => (existsSync(at(...parts)) ? readdirSync(at(...parts)).toSorted() : []),
    documentOf: (key: string): SalesOrder => JSON.parse(readFileSync(at('out', `${key}.json`), 'utf8')),
    statusOf: async (id: number) => (await findOrder(id)).sapStatus,
    /** Answers as the ERP. */
    answer: (key: string, words: object) =>
      writeFileSync(at('in', `${key}.json`), JSON.stringify({ key, ...words })),

    /** Queues the send of an order. */
    send: (key: string) => startTask(db, env, sendTask, { input: { key }, createdBy: null }),

    /** An order that waits for the ERP, as sendOrder leaves it, but without its task. */
    async buildWaitingOrder(values: Partial<Parameters<typeof buildOrder>[1]> = {}) {
      const catalog = await buildCatalog(db);
      const customer = await buildUser(db, { sapId: null });
      const order = await buildOrder(db, { customer, catalog, lines: { WJM123000M: 2 }, ...values });
      keys += 1;
      const key = `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
      await markWaiting(db, order.id, key);
      return { id: order.id, key };
    },

    /** Resolves when every send has ended. */
    sendsEnded: () => until(async () => (await db.$count(tasks, isNull(tasks.finishedAt))) === 0),

    async clear() {
      await stopHosts();
      jest.clearAllMocks();
      await db.delete(tasks);
      rmSync(folder, { recursive: true, force: true });
    },

    async close() {
      await workers.close();
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
      await database.close();
    },
  };
}
