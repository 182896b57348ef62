import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { api, type OrderSummary, rowsArrived } from '../../../api';
import { rootReducer, useAppSelector } from '../../../lib/redux';

/** The orders that have arrived of lists whose rest is on its way, by the id of their request. */
type ArrivingOrders = Record<string, OrderSummary[]>;

const initialState: ArrivingOrders = {};

const { matchFulfilled, matchRejected } = api.endpoints.listOrders;

const arrivingOrdersSlice = createSlice({
  name: 'arrivingOrders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(rowsArrived, (state, { payload: { requestId, rows } }) => {
        if (areOrders(rows)) state[requestId] = rows;
      })
      // With its answer, or its failure, nothing is on its way any more.
      .addMatcher(isAnyOf(matchFulfilled, matchRejected), (state, { meta: { requestId } }) => {
        delete state[requestId];
      });
  },
  selectors: {
    selectArriving: (state, requestId: string | undefined) =>
      requestId === undefined ? undefined : state[requestId],
  },
});

declare module '../../../lib/redux' {
  // The slice adds itself to the state of the store.
  interface Slices extends WithSlice<typeof arrivingOrdersSlice> {}
}

const { selectArriving } = arrivingOrdersSlice.injectInto(rootReducer).selectors;

function areOrders(rows: readonly unknown[]): rows is OrderSummary[] {
  return rows.every((row) => typeof row === 'object' && row !== null && 'customer' in row);
}

/** What has arrived of a list of orders, while the rest is on its way; undefined before and after. */
export const useArrivingOrders = (requestId: string | undefined) =>
  useAppSelector((state) => selectArriving(state, requestId));
