import { createAction } from '@reduxjs/toolkit';
import { api, type Order } from '../../../api';
import { type AppListenerApi, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, type Edits, editsOfSkus, hasEdits, rebaseEdits, removedSkus } from './edits';
import { claimEdits, restoredText } from './journal';
import { orderOpened, orderReceived, selectSheet, skusVanished } from './lineSheetSlice';
import { recordName, type ServerSheet, type Sheet } from './Sheet';
import { lockSheet } from './tabs';
import { fromOrder, fromProposal, userIdOf } from './wire';
import { language } from '../../../languages/useT';

/** The person chose the other sheet of an order: what they propose, or the order itself. */
export const sheetChosen = createAction<{ order: Order; isProposal: boolean }>('lineSheet/sheetChosen');

startAppListening({
  matcher: api.endpoints.getOrder.matchFulfilled,
  effect: async function openOrRefreshSheet({ payload: order }, listener) {
    // When two orders are opened in quick succession, only the second one counts.
    listener.cancelActiveListeners();
    if (!refresh(order, listener)) await open(order, fromOrder(order), listener);
  },
});

startAppListening({
  actionCreator: sheetChosen,
  effect: async function openChosenSheet({ payload: { order, isProposal } }, listener) {
    listener.cancelActiveListeners();
    await open(order, isProposal ? fromProposal(order) : fromOrder(order), listener);
  },
});

/** Whether the open sheet is this order's, or the proposal's for it. */
const isSheetOf = (sheet: Sheet | null, order: Order, userId: string): sheet is Sheet =>
  sheet?.orderId === order.id && sheet.userId === userId;

/** Updates the sheet if this order is open; returns whether it is. */
function refresh(
  order: Order,
  { dispatch, getState }: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): boolean {
  const sheet = selectSheet(getState());
  if (!isSheetOf(sheet, order, userIdOf(getState()))) return false;

  const server = sheet.ordered === undefined ? fromOrder(order) : fromProposal(order);
  const removed = hasEdits(sheet.edits) ? removedSkus(sheet.edits, server.lines, order.garments) : [];
  if (removed.length > 0) {
    dispatch(skusVanished({ ...server, skus: removed }));
    dispatch(showAlert({ message: removedText(removed), severity: 'error' }));
  }
  dispatch(orderReceived(server));
  return true;
}

/** Opens a sheet with the unsaved edits of earlier visits, which no other tab may claim meanwhile. */
async function open(order: Order, server: ServerSheet, listener: AppListenerApi): Promise<void> {
  const { dispatch, getState } = listener;
  const userId = userIdOf(getState());
  await listener.pause(lockSheet(userId, recordName(server)));
  const unsaved: Edits = await listener.pause(claimEdits(userId, recordName(server)));
  const sheet = selectSheet(getState());
  if (isSheetOf(sheet, order, userId) && recordName(sheet) === recordName(server) && refresh(order, listener))
    return;
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
  return language.get().t('No longer in the catalog, so not ordered: {skus}', { skus: skus.join(', ') });
}
