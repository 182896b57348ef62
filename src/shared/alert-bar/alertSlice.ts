import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';

/** The severity of a message (spec 9). */
export type AlertSeverity = 'success' | 'error' | 'info';

/** A message and its severity. */
export interface Alert {
  message: string;
  severity: AlertSeverity;
}

/** The global message (spec 3 'Alert message'). */
export interface AlertState extends Alert {
  show: boolean;
  /** The latest message while an error is shown. */
  beside: Alert | null;
}

const initialState: AlertState = { show: false, message: '', severity: 'info', beside: null };

/**
 * The message of the alert bar. A newer one replaces the previous one, but an error is replaced only by another error:
 * the latest other message is shown beside it.
 */
export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {
    alertShown: (state, { payload }: PayloadAction<Alert>) => {
      if (isErrorShown(state) && payload.severity !== 'error') state.beside = payload;
      else Object.assign(state, payload, { show: true });
    },
    alertClosed: (state) => {
      if (state.beside) Object.assign(state, state.beside);
      else state.show = false;
      state.beside = null;
    },
    besideClosed: (state) => {
      state.beside = null;
    },
    /** All messages have been shown long enough. */
    alertsHidden: () => initialState,
  },
  selectors: { selectAlert: (state) => state },
});

function isErrorShown({ show, severity }: AlertState): boolean {
  return show && severity === 'error';
}

declare module '../../lib/redux' {
  // The slice adds itself to the state of the store.
  interface Slices extends WithSlice<typeof alertSlice> {}
}

/** Remove the message, the one beside it, or both. */
export const { alertClosed, besideClosed, alertsHidden } = alertSlice.actions;

/** Shows a message to the person: `dispatch(showAlert({ message, severity }))`. */
export const showAlert = alertSlice.actions.alertShown;

/** The message of the alert bar. */
export const { selectAlert } = alertSlice.injectInto(rootReducer).selectors;
