import { TransactionRollbackError } from 'drizzle-orm';
import { message } from '../../../../src/domain/language/message';
import { takeProposalRefusal, withChanges, withWanted } from '../../../../src/domain/orders/proposals';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { ErpSteps } from '../../../background/erpSteps';
import { refuse, unprocessable } from '../../../core/problems';
import type { Database, Db } from '../../../db/openDatabase';
import { findOwnOrder, recordOrderEvent } from '../../../db/orders';
import type { Context, Handler } from '../../../http/operation';
import { planSave, refuseTooLarge, refuseUnknown } from '../planSave';
import { readToSave, writeSave } from '../saveQueries';
import { queueProposalMails } from './mails';
import {
  type OpenChanges,
  openChanges,
  proposalVersion,
  refuseUndecided,
  staleProposal,
} from './openChanges';
import { findProposal, markProposed, removeTaken } from './queries';

type Request = Pick<Context<'takeOrderProposal'>, 'env' | 'user' | 'body'>;

/**
 * Takes proposed changes into an order. A locked one is withdrawn from the ERP, changed and queued again: all of that is
 * rehearsed in a transaction that is undone, so that whatever refuses it does so before the ERP is asked. If the host is
 * killed after that, the order still counts as sent here, and taking the changes once more completes the job.
 */
export const takeOrderProposalBy =
  (erp: ErpSteps): Handler<'takeOrderProposal'> =>
  async (context) => {
    const { db, user, body, now, log, erp: connector } = context;
    const order = await findOwnOrder(db, user, body.id);
    refuse(takeProposalRefusal(order));
    const at = now();
    if (order.sap_status === sapStatus.open) {
      await db.transaction((tx) => takeChanges(tx, context, at));
      return { status: 'success' };
    }
    const input = { user, orderId: body.id, at };
    const takeAndSend = async (tx: Db, withdrawn: Parameters<ErpSteps['open']>[2]) => {
      await takeChanges(tx, context, at, () => erp.open(tx, input, withdrawn));
      await erp.send(context.env)(tx, input);
    };
    await rehearse(db, (tx) => takeAndSend(tx, null));
    const withdrawn = await erp.withdraw({ db, connector, log }, order);
    await db.transaction((tx) => takeAndSend(tx, withdrawn));
    return { status: 'success' };
  };

/** Does something in a transaction and undoes it; what it throws is thrown. */
async function rehearse(db: Database, act: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await act(tx);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

/** Writes the chosen changes by the rules of a save, into an order that `open` opens if it is locked. */
async function takeChanges(
  tx: Db,
  { env, user, body }: Request,
  at: Date,
  open: (() => Promise<void>) | null = null,
): Promise<void> {
  const locked = await findOwnOrder(tx, user, body.id, { lock: true });
  refuseUndecided(locked);
  const proposal = await findProposal(tx, locked.id);
  if (body.version !== proposalVersion(locked, proposal)) throw staleProposal();
  const offered = openChanges(locked, proposal);
  const taken = chosenOf(offered, body);
  await open?.();

  const wanted = withWanted(locked.wanted, taken.wanted);
  const sent = { skus: body.skus, wanted };
  const { order, saved, catalog, unknownCodes } = await readToSave(tx, user, Number(locked.id), sent);
  const before = Object.fromEntries(saved.map(({ sku, quantity }) => [sku, quantity]));
  const plan = planSave(saved, withChanges(before, taken.changes), catalog);
  refuseUnknown(plan.unknown, 'sku', order);
  refuseUnknown(unknownCodes, 'wanted code', order);
  refuseTooLarge(plan);
  const save = { plan, wanted, serviceDate: undefined, actorId: user.dbId, at, isChange: false };
  if ((await writeSave(tx, order, save)) === null) throw staleProposal();

  await removeTaken(tx, order.id, body);
  await markProposed(tx, order.id, null);
  const detail = { taken: taken.count, changes: offered.count };
  const event = { orderId: order.id, actorId: user.dbId, at };
  await recordOrderEvent(tx, { ...event, kind: 'proposal_taken', detail });
  const news = { what: 'taken', ...detail, by: user.dbId, isSent: open !== null } as const;
  await queueProposalMails(tx, env, order, [order.customer_id], news);
}

/** The changes that the call names; 422 for one that is not offered, and for none. */
function chosenOf(
  offered: OpenChanges,
  { skus, wanted }: { skus: readonly string[]; wanted: readonly string[] },
): OpenChanges {
  const changes = offered.changes.filter(({ sku }) => skus.includes(sku));
  const added = offered.wanted.added.filter((code) => wanted.includes(code));
  const removed = offered.wanted.removed.filter((code) => wanted.includes(code));
  const count = changes.length + added.length + removed.length;
  if (count === 0 || count !== skus.length + wanted.length)
    throw unprocessable(message('Choose one or more of the proposed changes.'), 'body');
  return { changes, wanted: { added, removed }, count };
}
