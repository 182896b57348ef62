import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../api';
import { rootReducer } from '../../lib/redux';
import type { NewCustomer } from './newCustomer';

interface NewCustomerState {
  /** Who enters it: nobody else gets to see it. */
  owner: string;
  entered: Partial<NewCustomer>;
}

const initialState: NewCustomerState = { owner: '', entered: {} };
const nothing: Partial<NewCustomer> = {};

/** What has been entered and not yet created; it outlives the page, as a session that ends in the middle. */
export const newCustomerSlice = createSlice({
  name: 'newCustomer',
  initialState,
  reducers: {
    customerEdited: (
      { owner, entered },
      { payload }: PayloadAction<{ owner: string; change: Partial<NewCustomer> }>,
    ) => ({
      owner: payload.owner,
      entered: { ...(owner === payload.owner ? entered : nothing), ...payload.change },
    }),
    customerCreated: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectEntered: (state, owner: string) => (state.owner === owner ? state.entered : nothing),
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newCustomerSlice> {}
}

export const { customerEdited, customerCreated } = newCustomerSlice.actions;
export const { selectEntered } = newCustomerSlice.injectInto(rootReducer).selectors;
