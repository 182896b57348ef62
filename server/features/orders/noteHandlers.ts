import { eq } from 'drizzle-orm';
import { isStaff } from '../../../src/domain/access/roleOptions';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import { orders } from '../../db/schema';
import type { Handler } from '../../http/operation';
import { forbidden } from '../../core/problems';

/**
 * A note is no part of what is ordered: it may be written in every state, and leaves the version alone, so that a line
 * sheet that is open goes on saving.
 */
export const setOrderNote: Handler<'setOrderNote'> = async ({ db, user, body, now }) => {
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    if (body.staff_note !== undefined && !isStaff(user.roles))
      throw forbidden('Only agents and admins write notes for staff.');
    const note = body.note?.trim() ?? order.note;
    const staffNote = body.staff_note?.trim() ?? order.staff_note;
    const at = now();
    const event = { orderId: order.id, actorId: user.dbId, at };
    if (note !== order.note) await recordOrderEvent(tx, { ...event, kind: 'noted', detail: { text: note } });
    if (staffNote !== order.staff_note)
      await recordOrderEvent(tx, { ...event, kind: 'staff_noted', detail: { text: staffNote } });
    if (note !== order.note || staffNote !== order.staff_note)
      await tx
        .update(orders)
        .set({ note, staffNote, editedAt: at })
        .where(eq(orders.id, Number(order.id)));
  });
  return { status: 'success' };
};
