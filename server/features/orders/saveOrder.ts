import { message } from '../../../src/domain/language/message';
import { editOrderRefusal } from '../../../src/domain/orders/refusals';
import type { Db } from '../../db/openDatabase';
import type { FoundOrder } from '../../db/orders';
import { toDate, toId } from '../../db/schema';
import type { Schema, Viewer } from '../../core/call';
import { conflict, refuse } from '../../core/problems';
import { planSave, refuseTooLarge, refuseUnknown, type SavePlan } from './planSave';
import { selectLines } from './queries';
import { readToSave, writeSave } from './saveQueries';

/**
 * Saves a line sheet in two statements (docs/adr/0024): one reads everything needed to check and plan the save, one
 * writes it if the order still has the version that was read. After a concurrent write it starts over: a save without a
 * version then overwrites it, and one with a version is refused as stale.
 */
export async function saveOrder(
  db: Db,
  user: Viewer,
  body: Schema<'UpdateOrderRequest'>,
  at: Date,
): Promise<{ version: number; cents: number }> {
  const id = toId(body.id);
  const sent = { skus: Object.keys(body.lines), wanted: body.wanted };
  for (;;) {
    const { order, saved, catalog, unknownCodes } = await readToSave(db, user, id, sent);
    refuse(editOrderRefusal(order));
    if (body.version !== undefined && body.version !== order.version) {
      throw conflict(message('This order was changed by someone else since you opened it.'));
    }
    const plan = planSave(saved, body.lines, catalog, { takePrices: body.take_prices });
    refuseUnknown(plan.unknown, 'sku', order);
    // What the order already has may stay, even if its sku was removed from the catalog since.
    refuseUnknown(unknownCodes, 'wanted code', order);
    refuseTooLarge(plan);
    const version = await writeSave(db, order, {
      plan,
      wanted: body.wanted,
      serviceDate: toDate(body.service_date),
      actorId: user.dbId,
      at,
      isChange: changesAnything(order, plan, body),
    });
    if (version !== null) return { version, cents: plan.cents };
  }
}

/**
 * Fills the copy of an order with its lines, at today's prices for the copy's customer, and with its wanted codes. What
 * the catalog no longer has is not copied; returns the skus of the lines left out.
 */
export async function copyContent(
  tx: Db,
  user: Viewer,
  { from, to, at }: { from: FoundOrder; to: string; at: Date },
): Promise<string[]> {
  const lines = await selectLines(tx, from.id);
  const sent = { skus: lines.map(({ sku }) => sku), wanted: from.wanted };
  const { order, catalog, unknownCodes } = await readToSave(tx, user, Number(to), sent);
  const orderable = new Set(catalog.filter(({ removed }) => !removed).map(({ sku }) => sku));
  const copied = lines.filter(({ sku }) => orderable.has(sku));
  const plan = planSave([], Object.fromEntries(copied.map(({ sku, quantity }) => [sku, quantity])), catalog);
  refuseTooLarge(plan);
  const unknown = new Set(unknownCodes);
  await writeSave(tx, order, {
    plan,
    wanted: from.wanted.filter((code) => !unknown.has(code)),
    serviceDate: undefined,
    actorId: user.dbId,
    at,
    isChange: false,
  });
  return sent.skus.filter((sku) => !orderable.has(sku));
}

/** A save may send only what the order already has; the history doesn't record such saves. */
const changesAnything = (
  order: FoundOrder,
  plan: SavePlan,
  sent: { wanted: string[]; service_date?: number | null },
) =>
  plan.written.length + plan.removed.length > 0 ||
  sent.wanted.join() !== order.wanted.join() ||
  (sent.service_date !== undefined && sent.service_date !== order.service_date);
