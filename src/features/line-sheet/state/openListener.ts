import { api, type Order } from '../../../api';
import { type AppListenerApi, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, type Edits, editsOfSkus, hasEdits, rebaseEdits, skusGone } from './edits';
import { claimEdits, restoredText } from './journal';
import { orderOpened, orderReceived, selectSheet, skusVanished } from './lineSheetSlice';
import { holdSheet } from './tabs';
import { fromOrder, userIdOf } from './wire';

startAppListening({
  matcher: api.endpoints.getOrder.matchFulfilled,
  effect: async function openOrRefreshSheet({ payload: order }, listener) {
    // Of two orders opened in quick succession only the second counts.
    listener.cancelActiveListeners();
    if (refresh(order, listener)) return;

    const userId = userIdOf(listener.getState());
    // The lock comes first, so that nobody takes over what we claim.
    await listener.pause(holdSheet(userId, order.id));
    const left = await listener.pause(claimEdits(userId, order.id));
    if (!refresh(order, listener)) open(order, userId, left, listener);
  },
});

/** Brings a newer order into the sheet if it is the open one; returns whether it was. */
function refresh(order: Order, { dispatch, getState }: AppListenerApi): boolean {
  const sheet = selectSheet(getState());
  if (sheet?.orderId !== order.id || sheet.userId !== userIdOf(getState())) return false;

  const server = fromOrder(order);
  const gone = hasEdits(sheet.edits) ? skusGone(sheet.edits, server.lines, order.garments) : [];
  if (gone.length > 0) {
    dispatch(skusVanished({ orderId: order.id, skus: gone }));
    dispatch(showAlert({ message: goneText(gone), severity: 'error' }));
  }
  dispatch(orderReceived(server));
  return true;
}

/** Opens the sheet with the unsaved edits of earlier visits. */
function open(order: Order, userId: string, left: Edits, { dispatch }: AppListenerApi): void {
  const server = fromOrder(order);
  const gone = hasEdits(left) ? skusGone(left, server.lines, order.garments) : [];
  const restored = editsOfSkus(left, (sku) => !gone.includes(sku));
  const count = countEdits(rebaseEdits(restored, server));

  dispatch(orderOpened({ server, userId, restored }));
  if (gone.length > 0) dispatch(showAlert({ message: goneText(gone), severity: 'error' }));
  // For an order that can't be changed, the sheet itself shows which of our edits it lacks.
  else if (count > 0 && server.refusal === null) {
    dispatch(showAlert({ message: restoredText(count), severity: 'info' }));
  }
}

function goneText(skus: readonly string[]): string {
  return `No longer in the catalog, so not ordered: ${skus.join(', ')}`;
}
