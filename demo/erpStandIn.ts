import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { sapStatus } from '../src/domain/orders/statuses';
import { repeat, type Repeating } from '../server/core/repeat';
import { startTask } from '../server/background/tasks';
import type { TaskLog } from '../server/background/taskDefinition';
import type { Db } from '../server/db/openDatabase';
import { orders, stocks } from '../server/db/schema';
import type { Env } from '../server/core/env';
import type { FileLocation } from '../server/files/filesOf';
import type { SalesOrder } from '../server/core/erpConnector';
import type { Cancellation } from '../server/features/erp/drop/dropConnector';
import { sendTask } from '../server/features/erp/erpTasks';
import { seasonOf } from './erpSeason';

/**
 * Stands in for an ERP in the demo, so that people see the states of an order change: a sales order is accepted a few
 * seconds after it was dropped, or rejected if its customer has no SAP id; what becomes of it follows, a document every
 * ten seconds (`seasonOf`). Withdrawals always succeed. The same document always gets the same answer.
 */
export function startErpStandIn(
  env: Pick<Env, 'erpDir'>,
  options: { log: TaskLog; answerAfterSeconds?: number; pollSeconds?: number },
): Repeating {
  const { log, answerAfterSeconds = 5, pollSeconds = 1 } = options;
  const out = path.join(env.erpDir, 'out');
  const answers = path.join(env.erpDir, 'in');
  const done = path.join(out, 'done');

  /** The orders of which nothing is to come, by the names of their files. */
  const ended = new Set<string>();

  async function leave(name: string, document: unknown) {
    await leaveFile(name, JSON.stringify(document, null, 2));
  }

  async function leaveFile(name: string, content: string | Uint8Array) {
    await writeFile(path.join(answers, `.${name}`), content);
    await rename(path.join(answers, `.${name}`), path.join(answers, name));
  }

  async function answerOne(name: string) {
    const file = path.join(out, name);
    const age = Date.now() - (await stat(file)).mtimeMs;
    if (age < answerAfterSeconds * 1000) return;
    const document: SalesOrder | Cancellation = JSON.parse(await readFile(file, 'utf8'));
    await leave(name, answerTo(document));
    await rename(file, path.join(done, name));
  }

  /** Leaves the documents whose time has come of an order that was answered, unless it was withdrawn. */
  async function continueOne(name: string) {
    const file = path.join(done, name);
    const { mtimeMs } = await stat(file);
    const order: SalesOrder | Cancellation = JSON.parse(await readFile(file, 'utf8'));
    const isWithdrawn = [out, done].some((folder) =>
      existsSync(path.join(folder, `${order.key}.cancel.json`)),
    );
    const isAccepted = order.document === 'sales-order' && order.customer.sap_id !== null;
    const season = isAccepted && !isWithdrawn ? seasonOf(order, mtimeMs / 1000) : [];
    for (const [index, step] of season.entries()) {
      if (Date.now() - mtimeMs < answerAfterSeconds * 1000 * (3 + 2 * index)) return;
      const left = `${order.key}.${step.name}.json`;
      const isLeft = ['', 'done', 'bad'].some((folder) => existsSync(path.join(answers, folder, left)));
      if (isLeft) continue;
      // Before the document that names it.
      if (step.pdf !== undefined) await leaveFile(`${order.key}.${step.name}.pdf`, step.pdf);
      await leave(left, step.document);
    }
    ended.add(name);
  }

  const onError = (error: unknown) => log.warn({ err: error }, 'the demo could not answer for the ERP');
  return repeat({
    async pass() {
      await mkdir(done, { recursive: true });
      await mkdir(answers, { recursive: true });
      const entries = await readdir(out, { withFileTypes: true });
      for (const entry of entries) {
        if (!entry.isFile() || !/^[^.].*\.json$/.test(entry.name)) continue;
        await answerOne(entry.name).catch(onError);
      }
      for (const name of await readdir(done)) {
        if (!ended.has(name)) await continueOne(name).catch(onError);
      }
    },
    seconds: pollSeconds,
    onError,
  });
}

function answerTo(document: SalesOrder | Cancellation) {
  if (document.document === 'cancellation') return { key: document.key, status: 'withdrawn' };
  const { key, customer, sales_organization: organization } = document;
  if (customer.sap_id === null) {
    const message = `V1 312: Customer ${customer.name} does not exist in sales organisation ${organization || '1000'}`;
    return { key, status: 'rejected', message };
  }
  const number = createHash('sha256').update(key).digest().readUInt32BE() % 10_000_000;
  return { key, status: 'accepted', erp_number: String(number).padStart(10, '0'), message: '' };
}

/** Leaves the demo's initial stock where an ERP would, so that it can be imported from there. */
export async function leaveStock(db: Db, { erpDir }: Pick<Env, 'erpDir'>): Promise<void> {
  const file = path.join(erpDir, 'in', 'stock.csv');
  if (existsSync(file)) return;
  const rows = await db.select().from(stocks).orderBy(asc(stocks.sku), asc(stocks.warehouse));
  const lines = rows.map(({ sku, quantity, warehouse }) => `${sku},${quantity},${warehouse}\n`);
  const draft = path.join(erpDir, 'in', `.stock-${process.pid}.csv`);
  await writeFile(draft, ['sku,stock,warehouse\n', ...lines].join(''));
  await rename(draft, file);
}

/**
 * Queues the demo's orders that wait for the ERP: nobody has sent the initial ones. Queuing an order again changes
 * nothing.
 */
export async function sendWaitingOrders(db: Db, env: FileLocation): Promise<void> {
  const waiting = await db
    .select({ key: orders.erpKey })
    .from(orders)
    .where(eq(orders.sapStatus, sapStatus.waiting));
  for (const { key } of waiting)
    if (key !== null) await startTask(db, env, sendTask, { input: { key }, createdBy: null });
}
