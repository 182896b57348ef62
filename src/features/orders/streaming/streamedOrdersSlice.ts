import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { api, type OrderSummary, rowsStreamed } from '../../../api';
import { rootReducer, useAppSelector } from '../../../lib/redux';

/** The received orders of lists that are still streaming, by request id. */
type StreamedOrders = Record<string, OrderSummary[]>;

const initialState: StreamedOrders = {};

const { matchFulfilled, matchRejected } = api.endpoints.listOrders;

const streamedOrdersSlice = createSlice({
  name: 'streamedOrders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(rowsStreamed, (state, { payload: { requestId, rows } }) => {
        if (areOrders(rows)) state[requestId] = rows;
      })
      // The request has completed or failed.
      .addMatcher(isAnyOf(matchFulfilled, matchRejected), (state, { meta: { requestId } }) => {
        delete state[requestId];
      });
  },
  selectors: {
    selectStreamed: (state, requestId: string | undefined) =>
      requestId === undefined ? undefined : state[requestId],
  },
});

declare module '../../../lib/redux' {
  // The slice registers itself in the store.
  interface Slices extends WithSlice<typeof streamedOrdersSlice> {}
}

const { selectStreamed } = streamedOrdersSlice.injectInto(rootReducer).selectors;

function areOrders(rows: readonly unknown[]): rows is OrderSummary[] {
  return rows.every((row) => typeof row === 'object' && row !== null && 'customer' in row);
}

/** The received orders of a list while it is streaming; undefined before and after. */
export const useStreamedOrders = (requestId: string | undefined) =>
  useAppSelector((state) => selectStreamed(state, requestId));
