import { message } from '../../../../src/domain/language/message';
import {
  type ProposedChange,
  wantedChanges,
  type WantedChanges,
  withWanted,
} from '../../../../src/domain/orders/proposals';
import { conflict, Refusal } from '../../../core/problems';
import type { FoundOrder } from '../../../db/orders';
import type { StoredProposal } from './queries';

/** What a proposal would change in its order as that is now. */
export interface OpenChanges {
  changes: (ProposedChange & { cents: number })[];
  wanted: WantedChanges;
  count: number;
}

/** Leaves out what the order has by now, and skus that can't be ordered any more. */
export function openChanges(
  order: Pick<FoundOrder, 'wanted'>,
  proposal: Pick<StoredProposal, 'lines' | 'wanted_added' | 'wanted_removed'> | null,
): OpenChanges {
  const changes = (proposal?.lines ?? []).flatMap(({ removed, ...change }) =>
    change.ordered === change.proposed || (removed && change.ordered === 0) ? [] : [change],
  );
  const { wanted_added: added = [], wanted_removed: removed = [] } = proposal ?? {};
  const wanted = wantedChanges(order.wanted, withWanted(order.wanted, { added, removed }));
  return { changes, wanted, count: changes.length + wanted.added.length + wanted.removed.length };
}

/** The version of an order with its proposal: it grows with every write of either. */
export const proposalVersion = (
  order: Pick<FoundOrder, 'version'>,
  proposal: Pick<StoredProposal, 'version'> | null,
): number => order.version + (proposal?.version ?? 0);

/** 409: the order or what is proposed was changed since the caller read it. */
export const staleProposal = () =>
  conflict(message('This order or the proposed changes were changed since you opened them.'));

/** Refuses to decide on what is not proposed, or no longer. */
export function refuseUndecided(order: Pick<FoundOrder, 'proposed_at'>): void {
  if (order.proposed_at === null) throw new Refusal(message('Nothing is proposed for this order any more.'));
}
