import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { api, cachedAtOf, problemText, signedOut } from '../../../api';
import { cacheSavedOrder } from '../../../lib/offlineCache';
import { type AppListenerApi, rootReducer, startAppListening } from '../../../lib/redux';
import { finishAcknowledged, saveAcknowledged, savedInOtherTab, selectSheet } from './lineSheetSlice';
import { failureOfCall } from './wire';

/** An order opened offline from this browser's cache. */
interface OfflineOrder {
  readonly orderId: string;
  /** When it was fetched, in milliseconds since the epoch. */
  readonly at: number;
  /** The server's refusal if the order is no longer available; null while offline. */
  readonly refusal: string | null;
}

const { getOrder } = api.endpoints;
const backOffMs = [1000, 2000, 4000, 8000, 15_000];
/** Saves within this time are cached together. */
const collectMs = 300;

const initialState: { order: OfflineOrder | null } = { order: null };

/** The open order, if it came from the offline cache. */
export const offlineOrderSlice = createSlice({
  name: 'offlineOrder',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(getOrder.matchFulfilled, (_state, { payload, meta }) => {
        const at = cachedAtOf(meta.baseQueryMeta);
        return at === undefined ? initialState : { order: { orderId: payload.id, at, refusal: null } };
      })
      .addMatcher(getOrder.matchRejected, ({ order }, { payload, meta }) => {
        const isSameOrder = order !== null && order.orderId === meta.arg.originalArgs.id;
        const isRefused = isSameOrder && payload !== undefined && !isRetryable(payload);
        return isRefused ? { order: { ...order, refusal: problemText(payload) } } : { order };
      }),
  selectors: { selectOfflineOrder: ({ order }) => order },
});

declare module '../../../lib/redux' {
  // The slice is injected into the store on import.
  interface Slices extends WithSlice<typeof offlineOrderSlice> {}
}

export const { selectOfflineOrder } = offlineOrderSlice.injectInto(rootReducer).selectors;

startAppListening({
  predicate: (_action, current, previous) => {
    const order = selectOfflineOrder(current);
    return order !== null && order.orderId !== selectOfflineOrder(previous)?.orderId;
  },
  effect: async function retryUntilOnline(_action, listener) {
    listener.cancelActiveListeners();
    const orderId = selectOfflineOrder(listener.getState())?.orderId ?? '';
    for (let tries = 0; isOpenedOffline(orderId, listener); tries += 1) {
      const wait = backOffMs[Math.min(tries, backOffMs.length - 1)];
      await listener.take(isAnyOf(api.internalActions.onOnline), wait);
      if (!isOpenedOffline(orderId, listener)) return;
      const { error } = await listener.dispatch(
        getOrder.initiate({ id: orderId }, { forceRefetch: true, subscribe: false }),
      );
      if (error !== undefined && !isRetryable(error)) return;
    }
  },
});

startAppListening({
  matcher: isAnyOf(saveAcknowledged, savedInOtherTab, finishAcknowledged),
  effect: async function cacheSavedContent(_action, listener) {
    listener.cancelActiveListeners();
    await listener.delay(collectMs);
    const sheet = selectSheet(listener.getState());
    if (sheet === null) return;
    const { lines, wanted, serviceDate, version } = sheet.base;
    await cacheSavedOrder(sheet.orderId, {
      lines,
      wanted,
      version,
      service_date: serviceDate,
      finished: sheet.finished,
      customer_finished: sheet.finished,
    });
  },
});

function isOpenedOffline(orderId: string, { getState }: AppListenerApi): boolean {
  return selectOfflineOrder(getState())?.orderId === orderId;
}

/** Whether a retry may help: the server was unreachable or failed. */
function isRetryable(error: unknown): boolean {
  const { kind } = failureOfCall(error);
  return kind === 'offline' || kind === 'server';
}
