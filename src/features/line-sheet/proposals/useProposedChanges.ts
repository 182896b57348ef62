import { useMemo } from 'react';
import type { Order } from '../../../api';
import { toCents } from '../../../domain/money';
import { flattenLines, type GroupedLines } from '../../../domain/orders/lines';
import { type ProposedChange, type WantedChanges, wantedChanges } from '../../../domain/orders/proposals';
import { useAppSelector } from '../../../lib/redux';
import { selectSheet, selectTotals } from '../state/lineSheetSlice';

/** What the open sheet of a proposal changes in its order, and by how many pieces and cents. */
export interface ProposedNow {
  changes: readonly ProposedChange[];
  wanted: WantedChanges;
  count: number;
  pieces: number;
  cents: number;
}

const nothing: GroupedLines = {};
const unmarked: readonly string[] = [];

/** What the open sheet of a proposal changes, as it is typed. */
export function useProposedChanges(
  order: Pick<Order, 'items_count' | 'total_price' | 'wanted'>,
): ProposedNow {
  const lines = useAppSelector((state) => selectSheet(state)?.lines ?? nothing);
  const ordered = useAppSelector((state) => selectSheet(state)?.ordered ?? nothing);
  const marked = useAppSelector((state) => selectSheet(state)?.wanted ?? unmarked);
  const { pieces, amount } = useAppSelector(selectTotals);
  const changes = useMemo(() => changedQuantities(ordered, lines), [ordered, lines]);
  const wanted = wantedChanges(order.wanted, marked);
  return {
    changes,
    wanted,
    count: changes.length + wanted.added.length + wanted.removed.length,
    pieces: pieces - order.items_count,
    cents: amount - (toCents(order.total_price) ?? amount),
  };
}

function changedQuantities(ordered: GroupedLines, lines: GroupedLines): ProposedChange[] {
  const [before, after] = [ordered, lines].map((one) => new Map(Object.entries(flattenLines(one))));
  const skus = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...skus].flatMap((sku) => {
    const change = { sku, ordered: before?.get(sku) ?? 0, proposed: after?.get(sku) ?? 0 };
    return change.ordered === change.proposed ? [] : [change];
  });
}
