import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';

/** How a message is meant (spec 9). */
export type AlertSeverity = 'success' | 'error' | 'info';

/** What a message says, and how it is meant. */
interface Alert {
  message: string;
  severity: AlertSeverity;
}

/** The global message (spec 3 'Alert message'). */
export interface AlertState extends Alert {
  show: boolean;
  /** What is shown when the message closes. */
  waiting: Alert | null;
}

const initialState: AlertState = { show: false, message: '', severity: 'info', waiting: null };

/**
 * The one message of the alert bar. A newer one takes the place of the one before; only an error gives way to nothing
 * but another error: what else comes, the latest of it, waits until the error is gone.
 */
export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {
    alertShown: (state, { payload }: PayloadAction<Alert>) => {
      const isError = payload.severity === 'error';
      if (state.show && state.severity === 'error' && !isError) state.waiting = payload;
      else Object.assign(state, payload, { show: true });
    },
    /** The text stays, so that the bar does not change while it leaves. */
    alertClosed: (state) => {
      if (state.waiting) Object.assign(state, state.waiting);
      else state.show = false;
      state.waiting = null;
    },
  },
  selectors: { selectAlert: (state) => state },
});

declare module '../../lib/redux' {
  // The slice adds itself to the state of the store.
  interface Slices extends WithSlice<typeof alertSlice> {}
}

/** Takes the message away, or lets the one that waits take its place. */
export const { alertClosed } = alertSlice.actions;

/** Shows a message to the person: `dispatch(showAlert({ message, severity }))`. */
export const showAlert = alertSlice.actions.alertShown;

/** The message of the alert bar. */
export const { selectAlert } = alertSlice.injectInto(rootReducer).selectors;
