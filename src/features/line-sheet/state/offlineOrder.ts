import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { api, cachedAtOf, problemText, signedOut } from '../../../api';
import { cacheSavedOrder } from '../../../lib/offlineCache';
import { rootReducer, startAppListening } from '../../../lib/redux';
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
  matcher: isAnyOf(saveAcknowledged, savedInOtherTab, finishAcknowledged),
  effect: async function cacheSavedContent(_action, listener) {
    listener.cancelActiveListeners();
    await listener.delay(collectMs);
    const sheet = selectSheet(listener.getState());
    if (sheet === null || sheet.ordered !== undefined) return;
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

/** Whether a retry may help: the server was unreachable or failed. */
function isRetryable(error: unknown): boolean {
  const { kind } = failureOfCall(error);
  return kind === 'offline' || kind === 'server';
}
