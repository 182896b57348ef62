import { api, type Order } from '../../../api';
import { canEditOrder } from '../../../domain/statuses/canEditOrder';
import { type AppListenerApi, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, editsOfSkus, hasEdits, mergeEdits, noEdits, rebaseEdits, skusGone } from './edits';
import { forgetEntries, readJournal } from './journal';
import { orderOpened, orderReceived, selectSheet, skusVanished } from './lineSheetSlice';
import { clashText, goneText, restoredText, unsaveableText } from './notices';
import { fromOrder } from './wire';

startAppListening({
  matcher: api.endpoints.getOrder.matchFulfilled,
  effect: async function openOrRefreshSheet({ payload: order }, listener) {
    // Of two orders opened one after the other only the later one counts.
    listener.cancelActiveListeners();
    if (refresh(order, listener)) return;

    const userId = userIdOf(listener);
    const entries = await listener.pause(readJournal(userId, order.id));
    if (refresh(order, listener)) return;
    const isTaken = open(order, userId, mergeEdits(entries.map(({ record }) => record.edits)), listener);
    if (isTaken) await forgetEntries(entries);
  },
});

/** Brings what is newer into the sheet when it is the open one; answers whether it was. */
function refresh(order: Order, { dispatch, getState }: AppListenerApi): boolean {
  const sheet = selectSheet(getState());
  if (sheet?.orderId !== order.id || sheet.userId !== userIdOf({ getState })) return false;

  const server = fromOrder(order);
  const gone = hasEdits(sheet.edits) ? skusGone(sheet.edits, server.lines, order.garments) : [];
  if (gone.length > 0) {
    dispatch(skusVanished({ orderId: order.id, skus: gone }));
    dispatch(showAlert({ message: goneText(gone), severity: 'error' }));
  }
  const { clashes } = rebaseEdits(sheet.edits, server);
  dispatch(orderReceived(server));
  if (clashes > 0) dispatch(showAlert({ message: clashText(clashes), severity: 'info' }));
  return true;
}

/** Opens the sheet with what earlier visits have left; answers whether that is part of it now. */
function open(order: Order, userId: string, left: typeof noEdits, { dispatch }: AppListenerApi): boolean {
  const server = fromOrder(order);
  const gone = hasEdits(left) ? skusGone(left, server.lines, order.garments) : [];
  const restored = editsOfSkus(left, (sku) => !gone.includes(sku));
  const count = countEdits(rebaseEdits(restored, server).edits);

  const refusal = canEditOrder(order);
  if (refusal !== null) {
    dispatch(orderOpened({ server, userId, restored: noEdits }));
    // They stay in the journal, should the order be unlocked.
    if (count > 0) dispatch(showAlert({ message: unsaveableText(count, refusal), severity: 'error' }));
    return false;
  }
  dispatch(orderOpened({ server, userId, restored }));
  if (gone.length > 0) dispatch(showAlert({ message: goneText(gone), severity: 'error' }));
  else if (count > 0) dispatch(showAlert({ message: restoredText(count), severity: 'info' }));
  return true;
}

function userIdOf({ getState }: Pick<AppListenerApi, 'getState'>): string {
  const { api: cache } = getState();
  return cache === undefined ? '' : (api.endpoints.getMe.select()({ api: cache }).data?.id ?? '');
}
