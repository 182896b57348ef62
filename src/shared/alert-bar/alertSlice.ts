import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';

/** How a message is meant (spec 9). */
export type AlertSeverity = 'success' | 'error' | 'info';

/** The global message (spec 3 'Alert message'). */
export interface AlertState {
  show: boolean;
  message: string;
  severity: AlertSeverity;
}

const initialState: AlertState = { show: false, message: '', severity: 'info' };

/** The one message of the alert bar: a newer one takes the place of the one before. */
export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {
    alertShown: (_state, { payload }: PayloadAction<{ message: string; severity: AlertSeverity }>) => ({
      ...payload,
      show: true,
    }),
    /** The text stays, so that the bar does not change while it leaves. */
    alertClosed: (state) => {
      state.show = false;
    },
  },
  selectors: { selectAlert: (state) => state },
});

declare module '../../lib/redux' {
  // The slice adds itself to the state of the store.
  interface Slices extends WithSlice<typeof alertSlice> {}
}

/** Takes the message away. */
export const { alertClosed } = alertSlice.actions;

/** Shows a message to the person: `dispatch(showAlert({ message, severity }))`. */
export const showAlert = alertSlice.actions.alertShown;

/** The message of the alert bar. */
export const { selectAlert } = alertSlice.injectInto(rootReducer).selectors;
