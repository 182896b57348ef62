import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { api, type OrderSummary, rowsStreamed } from '../../../api';
import { rootReducer, useAppSelector } from '../../../lib/redux';

/** The orders that have arrived of lists still streaming in, by the id of their request. */
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
      // With its answer, or its failure, nothing is on its way any more.
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

/** What has arrived of a list of orders, while the rest is on its way; undefined before and after. */
export const useArrivingOrders = (requestId: string | undefined) =>
  useAppSelector((state) => selectStreamed(state, requestId));
