import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../server/env';
import type { SalesOrder } from '../server/erpConnector';
import type { Cancellation } from '../server/features/erp/drop/dropConnector';
import type { TaskLog } from '../server/background/taskWork';
import { type Repeating, repeat } from '../server/background/repeat';

/**
 * Answers for an ERP in the demo, so that a person sees the states of an order change: a sales order is taken
 * some seconds after it was dropped, and rejected when its customer has no SAP id. An order that is withdrawn is
 * withdrawn. The same document always gets the same answer.
 */
export function startErpStandIn(
  env: Pick<Env, 'erpDir'>,
  options: { log: TaskLog; answerAfterSeconds?: number; pollSeconds?: number },
): Repeating {
  const { log, answerAfterSeconds = 5, pollSeconds = 1 } = options;
  const out = path.join(env.erpDir, 'out');
  const answers = path.join(env.erpDir, 'in');
  const done = path.join(out, 'done');

  async function answerOne(name: string) {
    const file = path.join(out, name);
    const age = Date.now() - (await stat(file)).mtimeMs;
    if (age < answerAfterSeconds * 1000) return;
    const document: SalesOrder | Cancellation = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(path.join(answers, `.${name}`), JSON.stringify(answerTo(document), null, 2));
    await rename(path.join(answers, `.${name}`), path.join(answers, name));
    await rename(file, path.join(done, name));
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
