import { api, type Order } from '../../../api';
import { type AppListenerApi, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, type Edits, editsOfSkus, hasEdits, rebaseEdits, removedSkus } from './edits';
import { claimEdits, restoredText } from './journal';
import { orderOpened, orderReceived, selectSheet, skusVanished } from './lineSheetSlice';
import { lockSheet } from './tabs';
import { fromOrder, userIdOf } from './wire';
import { language } from '../../../languages/useT';

startAppListening({
  matcher: api.endpoints.getOrder.matchFulfilled,
  effect: async function openOrRefreshSheet({ payload: order }, listener) {
    // When two orders are opened in quick succession, only the second one counts.
    listener.cancelActiveListeners();
    if (refresh(order, listener)) return;

    const userId = userIdOf(listener.getState());
    // Take the lock first, so that no other tab claims these edits.
    await listener.pause(lockSheet(userId, order.id));
    const unsaved = await listener.pause(claimEdits(userId, order.id));
    if (!refresh(order, listener)) open(order, userId, unsaved, listener);
  },
});

/** Updates the sheet if this order is open; returns whether it is. */
function refresh(order: Order, { dispatch, getState }: AppListenerApi): boolean {
  const sheet = selectSheet(getState());
  if (sheet?.orderId !== order.id || sheet.userId !== userIdOf(getState())) return false;

  const server = fromOrder(order);
  const removed = hasEdits(sheet.edits) ? removedSkus(sheet.edits, server.lines, order.garments) : [];
  if (removed.length > 0) {
    dispatch(skusVanished({ orderId: order.id, skus: removed }));
    dispatch(showAlert({ message: removedText(removed), severity: 'error' }));
  }
  dispatch(orderReceived(server));
  return true;
}

/** Opens the sheet with the unsaved edits of earlier visits. */
function open(order: Order, userId: string, unsaved: Edits, { dispatch }: AppListenerApi): void {
  const server = fromOrder(order);
  const removed = hasEdits(unsaved) ? removedSkus(unsaved, server.lines, order.garments) : [];
  const restored = editsOfSkus(unsaved, (sku) => !removed.includes(sku));
  const count = countEdits(rebaseEdits(restored, server));

  dispatch(orderOpened({ server, userId, restored }));
  if (removed.length > 0) dispatch(showAlert({ message: removedText(removed), severity: 'error' }));
  // For an order that can't be changed, the sheet itself lists the unsaved edits.
  else if (count > 0 && server.refusal === null) {
    dispatch(showAlert({ message: restoredText(count), severity: 'info' }));
  }
}

function removedText(skus: readonly string[]): string {
  return language.get().t('No longer in the catalog, so not ordered: {skus}', { skus: { named: skus } });
}
