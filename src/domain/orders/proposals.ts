import { type Message, message } from '../language/message';
import type { SkuQuantities } from './lines';
import { sapStatus } from './statuses';

/** A quantity that a customer wants changed, in pieces; 0 for none (contract.md 'Proposals'). */
export interface ProposedChange {
  readonly sku: string;
  readonly ordered: number;
  readonly proposed: number;
}

/** Codes that are marked as wanted, or no longer. */
export interface WantedChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** An order's quantities with these changes. */
export function withChanges(ordered: SkuQuantities, changes: readonly ProposedChange[]): SkuQuantities {
  const lines = new Map(Object.entries(ordered));
  for (const { sku, proposed } of changes) {
    if (proposed === 0) lines.delete(sku);
    else lines.set(sku, proposed);
  }
  return Object.fromEntries(lines);
}

/** What turns these wanted codes into those. */
export const wantedChanges = (before: readonly string[], after: readonly string[]): WantedChanges => ({
  added: after.filter((code) => !before.includes(code)),
  removed: before.filter((code) => !after.includes(code)),
});

/** Wanted codes with these changes. */
export const withWanted = (wanted: readonly string[], { added, removed }: WantedChanges): string[] => [
  ...wanted.filter((code) => !removed.includes(code)),
  ...added.filter((code) => !wanted.includes(code)),
];

/** How many quantities and wanted codes a proposal changes in its order. */
export function countProposed(order: {
  wanted: readonly string[];
  proposal?: { changes: readonly ProposedChange[]; wanted: readonly string[] } | undefined;
}): number {
  if (order.proposal === undefined) return 0;
  const { added, removed } = wantedChanges(order.wanted, order.proposal.wanted);
  return order.proposal.changes.length + added.length + removed.length;
}

/** Null when this number of changes may be proposed, else the refusal (contract.md 'Proposals'). */
export function proposeRefusal(order: { sap_status: number }, changes: number): Message | null {
  if (order.sap_status === sapStatus.open)
    return message('This order is open, so you can change it yourself.');
  return changes > 0 ? null : message('Nothing differs from the order, so there is nothing to propose.');
}

/** Null when proposed changes may be taken into an order, else the refusal (contract.md 'Proposals'). */
export const takeProposalRefusal = (order: { sap_status: number }): Message | null =>
  order.sap_status === sapStatus.waiting
    ? message('This order is in the ERP, so the changes can be taken once the ERP has answered.')
    : null;
