import { type Message, message } from '../../../../src/domain/language/message';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { TaskLog } from '../../../background/taskDefinition';
import { queueWebhooks } from '../../../background/webhooks';
import type { ErpDocument, ErpReceiver } from '../../../core/erpConnector';
import { storedReason } from '../../../core/taskLines';
import type { Db } from '../../../db/openDatabase';
import {
  deleteRefusedFile,
  findNamedOrders,
  findSkuIds,
  isAnyWaiting,
  type NamedOrder,
  writeDocument,
  writeRefusedFile,
} from './queries';
import { writeSums } from './sums';

/**
 * Stores a document of the ERP, once, however often it comes and in whatever order: one that was corrected or taken back
 * meanwhile changes nothing. `file` is its name in the drop folder; null when it came otherwise. Resolves to 'waits' as long as its order may still be answered, or to why it can't be taken in.
 */
export async function takeInDocument(
  db: Db,
  log: TaskLog,
  document: ErpDocument,
  file: string | null,
): ReturnType<ErpReceiver['takeDocument']> {
  const outcome = await db.transaction(async (tx) => {
    const order = await findOrder(tx, document.order);
    if (order === 'waits' || 'fault' in order) return order;
    const lines = document.document === 'invoice' ? [] : document.lines;
    const skuIds = await findSkuIds(tx, order, lines);
    const unknown = skuIds.indexOf(null);
    if (unknown !== -1) return { fault: unknownSku(unknown + 1, lines[unknown]?.code ?? {}) };
    const { orderIds, isNews } = await writeDocument(tx, order, document, skuIds);
    for (const id of orderIds) await writeSums(tx, id);
    if (isNews && document.document === 'delivery') await queueDelivery(tx, order.id, document);
    if (file !== null) await deleteRefusedFile(tx, file);
    return 'taken';
  });
  const { document: kind, number } = document;
  if (outcome === 'taken') log.info({ kind, number }, 'a document of the ERP was taken in');
  return outcome;
}

function queueDelivery(tx: Db, orderId: number, { number, revision, reversed }: ErpDocument): Promise<void> {
  const event = reversed ? 'order.shipment_reversed' : 'order.shipped';
  return queueWebhooks(tx, { orderId, event, at: new Date(), delivery: { number, revision } });
}

/** Stores why a file can't be taken in, for staff; the file stays in `in/bad` under the same name. */
export const storeRefusedFile = (db: Db, file: string, fault: Message): Promise<void> =>
  writeRefusedFile(db, file, storedReason(fault));

async function findOrder(
  tx: Db,
  named: ErpDocument['order'],
): Promise<NamedOrder | 'waits' | { fault: Message }> {
  const [order, another] = await findNamedOrders(tx, named);
  if (another !== undefined) return { fault: severalOrders(another.number) };
  if (order?.sapStatus === sapStatus.waiting) return 'waits';
  if (order !== undefined) return order;
  if ('key' in named)
    return { fault: message('No order was last sent under the key {key}.', { key: named.key }) };
  // The number may be that of an order whose answer comes later.
  if (await isAnyWaiting(tx)) return 'waits';
  return { fault: message("No order has the ERP's number {number}.", { number: named.erp_number }) };
}

const severalOrders = (number: string) =>
  message("Several orders have the ERP's number {number}; the document must have the key of one.", {
    number,
  });

const unknownSku = (line: number, code: Record<string, string>) =>
  message('Line {line}: {code} is not in the catalog of the order.', {
    line,
    code: Object.values(code).join(''),
  });
