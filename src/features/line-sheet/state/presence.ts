import { api } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { createStore } from '../../../lib/createStore';
import { startAppListening } from '../../../lib/redux';
import { quantityIn } from './edits';
import { orderOpened, orderReceived, selectSheet } from './lineSheetSlice';
import { refetchOrder } from './saver';

/** How long cells changed by somebody else are highlighted. */
const markMs = 6000;

const nothing: ReadonlySet<string> = new Set();

/** The skus that somebody else just changed, stored outside React since few components need them. */
export const changedByOthers = createStore<ReadonlySet<string>>(nothing);

// Fetches the order when somebody has saved it, so that their changes show up early.
startAppListening({
  matcher: api.endpoints.reportPresence.matchFulfilled,
  effect: function readWhatOthersSaved({ payload, meta }, { dispatch, getState }) {
    const sheet = selectSheet(getState());
    const { id } = meta.arg.originalArgs.orderIdRequest;
    // The newer version may come from our own save in flight.
    if (sheet?.orderId !== id || sheet.inFlight !== null) return;
    if (payload.version > sheet.base.version) void refetchOrder(id, { dispatch });
  },
});

startAppListening({
  actionCreator: orderOpened,
  effect: () => changedByOthers.set(nothing),
});

startAppListening({
  actionCreator: orderReceived,
  effect: async function markWhatOthersChanged(
    _action,
    { getState, getOriginalState, cancelActiveListeners, delay },
  ) {
    const before = selectSheet(getOriginalState());
    const after = selectSheet(getState());
    if (before === null || after === null || before.lines === after.lines) return;
    const changed = changedSkus(before.lines, after.lines);
    if (changed.length === 0) return;
    cancelActiveListeners();
    changedByOthers.set(new Set(changed));
    await delay(markMs);
    changedByOthers.set(nothing);
  },
});

function changedSkus(before: GroupedLines, after: GroupedLines): string[] {
  const skus = new Set([before, after].flatMap((lines) => Object.values(lines).flatMap(Object.keys)));
  return [...skus].filter((sku) => quantityIn(before, sku) !== quantityIn(after, sku));
}
