import { message } from '../../../../src/domain/language/message';
import { proposeRefusal, wantedChanges } from '../../../../src/domain/orders/proposals';
import type { Viewer } from '../../../core/call';
import { refuse, Refusal } from '../../../core/problems';
import type { Db } from '../../../db/openDatabase';
import { findOwnOrder, type FoundOrder, recordOrderEvent } from '../../../db/orders';
import type { Handler } from '../../../http/operation';
import { planSave, refuseTooLarge, refuseUnknown } from '../planSave';
import { readToSave } from '../saveQueries';
import { queueProposalMails } from './mails';
import { openChanges, proposalVersion, refuseUndecided, staleProposal } from './openChanges';
import { findProposal, markProposed, writeProposal, writeProposalNote } from './queries';

/**
 * Saves what a customer wants changed, apart from the order. What is stored is the difference from the order, so that
 * the rest follows the order. A proposal that no longer differs is withdrawn.
 */
export const saveOrderProposal: Handler<'saveOrderProposal'> = ({ db, user, body, now }) =>
  db.transaction(async (tx) => {
    const order = await lockAsCustomer(tx, user, body.id);
    const current = proposalVersion(order, await findProposal(tx, order.id));
    if (body.version !== undefined && body.version !== current) throw staleProposal();
    const sent = { skus: Object.keys(body.lines), wanted: body.wanted };
    const { saved, catalog, unknownCodes } = await readToSave(tx, user, Number(order.id), sent);
    const plan = planSave(saved, body.lines, catalog);
    refuseUnknown(plan.unknown, 'sku', order);
    refuseUnknown(unknownCodes, 'wanted code', order);
    refuseTooLarge(plan);
    const lines = [...plan.written, ...plan.removed.map((sku_id) => ({ sku_id, quantity: 0 }))];
    const wanted = wantedChanges(order.wanted, body.wanted);
    const at = now();
    await writeProposal(tx, order.id, { lines, wanted, at });
    const isEmpty = lines.length + wanted.added.length + wanted.removed.length === 0;
    if (isEmpty && order.proposed_at !== null) await withdraw(tx, order, user, at);
    return { status: 'success', version: current + 1 };
  });

/** Hands what is saved to the agent, who gets a mail. */
export const proposeOrder: Handler<'proposeOrder'> = async ({ db, env, user, body, now }) => {
  await db.transaction(async (tx) => {
    const order = await lockAsCustomer(tx, user, body.id);
    const { count: changes } = openChanges(order, await findProposal(tx, order.id));
    refuse(proposeRefusal(order, changes));
    if (order.proposed_at !== null) throw new Refusal(message('These changes are proposed already.'));
    const at = now();
    await writeProposalNote(tx, order.id, body.note?.trim() ?? '');
    await markProposed(tx, order.id, at);
    await recordOrderEvent(tx, {
      ...{ orderId: order.id, actorId: user.dbId, at },
      ...{ kind: 'proposed', detail: { changes } },
    });
    const agents = order.seller_id === null ? order.customer_agents : [order.seller_id];
    await queueProposalMails(tx, env, order, agents, { what: 'proposed', changes, by: user.dbId });
  });
  return { status: 'success' };
};

/** Takes a proposal back from the agent; it stays saved for the customer. */
export const withdrawOrderProposal: Handler<'withdrawOrderProposal'> = async ({ db, user, body, now }) => {
  await db.transaction(async (tx) => {
    const order = await lockAsCustomer(tx, user, body.id);
    refuseUndecided(order);
    await withdraw(tx, order, user, now());
  });
  return { status: 'success' };
};

/** Declines a proposal; it stays saved for the customer, who gets a mail. */
export const declineOrderProposal: Handler<'declineOrderProposal'> = async ({ db, env, user, body, now }) => {
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    refuseUndecided(order);
    const { count: changes } = openChanges(order, await findProposal(tx, order.id));
    await markProposed(tx, order.id, null);
    await recordOrderEvent(tx, {
      ...{ orderId: order.id, actorId: user.dbId, at: now() },
      ...{ kind: 'proposal_declined', detail: { changes } },
    });
    const declined = { what: 'declined', changes, by: user.dbId } as const;
    await queueProposalMails(tx, env, order, [order.customer_id], declined);
  });
  return { status: 'success' };
};

/** The order, locked; a refusal for anybody but its customer. */
async function lockAsCustomer(tx: Db, user: Viewer, wireId: string): Promise<FoundOrder> {
  const order = await findOwnOrder(tx, user, wireId, { lock: true });
  if (order.customer_id !== user.id)
    throw new Refusal(message('Only the customer of an order proposes changes to it.'));
  return order;
}

async function withdraw(tx: Db, order: FoundOrder, user: Viewer, at: Date): Promise<void> {
  await markProposed(tx, order.id, null);
  await recordOrderEvent(tx, {
    ...{ orderId: order.id, actorId: user.dbId, at },
    ...{ kind: 'proposal_withdrawn', detail: {} },
  });
}
