import { api, type Order } from '../../../api';
import { type AppListenerApi, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, type Edits, editsOfSkus, hasEdits, skusGone } from './edits';
import { claimEdits } from './journal';
import { orderOpened, orderReceived, selectSheet, skusVanished } from './lineSheetSlice';
import { goneText, restoredText } from './notices';
import { rebaseEdits } from './rebaseEdits';
import { holdSheet } from './tabs';
import { userIdOf } from './userIdOf';
import { fromOrder } from './wire';

startAppListening({
  matcher: api.endpoints.getOrder.matchFulfilled,
  effect: async function openOrRefreshSheet({ payload: order }, listener) {
    // Of two orders opened one after the other only the later one counts.
    listener.cancelActiveListeners();
    if (refresh(order, listener)) return;

    const userId = userIdOf(listener.getState());
    // From here on it is ours to look after, so that nobody takes over what we claim.
    await listener.pause(holdSheet(userId, order.id));
    const left = await listener.pause(claimEdits(userId, order.id));
    if (!refresh(order, listener)) open(order, userId, left, listener);
  },
});

/** Brings what is newer into the sheet when it is the open one; answers whether it was. */
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

/** Opens the sheet with what earlier visits have left. */
function open(order: Order, userId: string, left: Edits, { dispatch }: AppListenerApi): void {
  const server = fromOrder(order);
  const gone = hasEdits(left) ? skusGone(left, server.lines, order.garments) : [];
  const restored = editsOfSkus(left, (sku) => !gone.includes(sku));
  const count = countEdits(rebaseEdits(restored, server));

  dispatch(orderOpened({ server, userId, restored }));
  if (gone.length > 0) dispatch(showAlert({ message: goneText(gone), severity: 'error' }));
  // An order that takes no changes says itself what of ours it does not have.
  else if (count > 0 && server.refusal === null) {
    dispatch(showAlert({ message: restoredText(count), severity: 'info' }));
  }
}
