import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';

/** The severity of a message (spec 9). */
export type AlertSeverity = 'success' | 'error' | 'info';

/** A message, its severity, and its action, if any: a link, or Undo. */
export interface Alert {
  message: string;
  severity: AlertSeverity;
  link?: { text: string; href: string };
  /** The key of the function that undoes the reported change; see `registerUndo`. */
  undo?: string;
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
      else return { ...payload, show: true, beside: state.beside };
    },
    alertClosed: ({ beside }) => (beside ? { ...beside, show: true, beside: null } : initialState),
    besideClosed: (state) => {
      state.beside = null;
    },
    /** Closes all messages after their timeout. */
    alertsHidden: () => initialState,
  },
  selectors: { selectAlert: (state) => state },
});

function isErrorShown({ show, severity }: AlertState): boolean {
  return show && severity === 'error';
}

declare module '../../lib/redux' {
  // The slice registers itself in the store.
  interface Slices extends WithSlice<typeof alertSlice> {}
}

/** Remove the message, the one beside it, or both. */
export const { alertClosed, besideClosed, alertsHidden } = alertSlice.actions;

/** Shows a message: `dispatch(showAlert({ message, severity }))`. */
export const showAlert = alertSlice.actions.alertShown;

/** The message of the alert bar. */
export const { selectAlert } = alertSlice.injectInto(rootReducer).selectors;

/** Outside the store, which can't hold functions. */
const undos = new Map<string, () => void>();

/** Registers a function for 'Undo'; returns its key for the message. */
export function registerUndo(undo: () => void): string {
  const key = nanoid();
  undos.set(key, undo);
  return key;
}

/** Runs a registered undo, once. */
export function runUndo(key: string): void {
  undos.get(key)?.();
  undos.delete(key);
}
