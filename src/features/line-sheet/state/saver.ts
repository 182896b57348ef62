import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../../api';
import { toCents } from '../../../domain/money';
import { type AppDispatch, type AppListenerApi, type RootState, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import {
  saveAcknowledged,
  saveFailed,
  saveOutdated,
  saveRequested,
  saveStarted,
  savingBegan,
  savingEnded,
  selectConflicts,
  selectHasUnsaved,
  selectIsSaveDue,
  selectIsSaverNeeded,
  selectSheet,
} from './lineSheetSlice';
import { recordName, type SaveFailure, type Sheet, type SheetName } from './Sheet';
import { savedTotals } from './syncSheet';
import { failureOfCall, sendSheet, userIdOf } from './wire';
import { language } from '../../../languages/useT';

/** Edits within this time go into one request, which is sent after the edit is painted. */
const collectMs = 50;
const backOffMs = [1000, 2000, 4000, 8000, 15_000];

/** What sending a save needs from the store. */
type Store = Pick<AppListenerApi, 'dispatch' | 'getState'>;

const isRetryTrigger = isAnyOf(saveRequested, api.internalActions.onOnline);

// Any cause of a save: an edit, restored edits, a new session, the Save button.
startAppListening({
  predicate: (_action, state) => selectIsSaverNeeded(state) && isOwnedByUser(state),
  effect: async function saveUntilSaved(_action, listener) {
    listener.dispatch(savingBegan());
    try {
      let failures = 0;
      while (shouldSave(listener.getState())) {
        await listener.delay(collectMs);
        // From now on, so that a connection that is back before the request has failed counts too.
        const trigger = listener.take(isRetryTrigger);
        const isDone = await saveOnce(listener);
        failures = isDone ? 0 : failures + 1;
        if (failures > 0) await Promise.race([trigger, listener.delay(backOff(failures))]);
      }
    } finally {
      listener.dispatch(savingEnded());
    }
  },
});

/** Saves immediately; resolves to whether the server accepted everything. */
export function saveNow() {
  return (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> =>
    new Promise((resolve) => {
      const stop = startAppListening({
        // The state of this store: in tests, listeners receive actions of several stores.
        predicate: () => isDecided(getState()),
        effect: () => {
          stop();
          const sheet = selectSheet(getState());
          const isChoiceDue = selectConflicts(getState()).length > 0;
          if (isChoiceDue) {
            const message = language
              .get()
              .t('Not everything is saved: please choose first which changes to keep.');
            dispatch(showAlert({ message, severity: 'error' }));
          }
          resolve(sheet !== null && sheet.failure === null && !isChoiceDue);
        },
      });
      dispatch(saveRequested());
    });
}

/** Saves unsaved changes, if there are any. */
export function saveUnsaved() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> =>
    selectHasUnsaved(getState()) ? dispatch(saveNow()) : true;
}

/** The Save button (spec 4): alerts 'Saving changes', then 'Order saved'. The saver reports failures. */
export function saveOnRequest() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { t } = language.get();
    dispatch(showAlert({ message: t('Saving changes'), severity: 'info' }));
    if (!(await dispatch(saveNow()))) return;
    const isProposal = selectSheet(getState())?.ordered !== undefined;
    const message = isProposal ? t('Proposed changes saved') : t('Order saved');
    dispatch(showAlert({ message, severity: 'success' }));
  };
}

function isDecided(state: RootState): boolean {
  const sheet = selectSheet(state);
  if (sheet === null || sheet.failure !== null) return true;
  // Changes with unresolved conflicts are not due.
  return sheet.inFlight === null && !selectIsSaveDue(state);
}

function shouldSave(state: RootState): boolean {
  return selectIsSaveDue(state) && isOwnedByUser(state);
}

/** Edits of another user are not saved in this user's session. */
function isOwnedByUser(state: RootState): boolean {
  return selectSheet(state)?.userId === userIdOf(state);
}

/** Sends the current state; returns false to retry later. */
async function saveOnce(store: Store): Promise<boolean> {
  const { dispatch, getState } = store;
  // The order may have been closed or refused while edits were collected.
  if (!shouldSave(getState())) return true;
  dispatch(saveStarted());
  const sheet = selectSheet(getState());
  if (!sheet?.inFlight) return true;

  const { orderId, ordered, inFlight } = sheet;
  const name = { orderId, ordered };
  const outcome = await sendSheet(dispatch, name, inFlight);
  switch (outcome.kind) {
    case 'saved':
      dispatch(saveAcknowledged({ ...name, version: outcome.version }));
      // Catalog prices have changed since the order was fetched.
      if (hasOtherTotal(selectSheet(getState()), name, outcome.totalPrice))
        void refetchOrder(orderId, { dispatch });
      return true;
    case 'stale':
      return retryOnNewerVersion(name, inFlight.version, store);
    case 'failed':
      return fail(name, outcome.failure, store);
  }
}

/** Whether the server's total of what it saved differs from ours. */
function hasOtherTotal(sheet: Sheet | null, name: SheetName, totalPrice: number | undefined): boolean {
  if (sheet === null || recordName(sheet) !== recordName(name) || totalPrice === undefined) return false;
  return savedTotals(sheet).amount !== toCents(totalPrice);
}

/** After a version conflict: fetches the newer order, so that the next save is based on it. */
async function retryOnNewerVersion(name: SheetName, sentVersion: number, store: Store): Promise<boolean> {
  const isNewer = () => (selectSheet(store.getState())?.base.version ?? Infinity) > sentVersion;
  if (!isNewer()) {
    const { error } = await refetchOrder(name.orderId, store);
    if (error !== undefined) return fail(name, failureOfCall(error), store);
  }
  // The request has ended even if the newer version can't be fetched yet. Otherwise, if another tab saved everything
  // while this one waits to retry, this save would stay in flight forever.
  store.dispatch(saveOutdated(name));
  return isNewer();
}

/** Shows the first of consecutive failures only; returns whether the saver may stop. */
function fail(name: SheetName, failure: SaveFailure, { dispatch, getState }: Store): boolean {
  const isFirst = selectSheet(getState())?.failure === null;
  dispatch(saveFailed({ ...name, failure }));
  const isRetried = failure.kind === 'offline' || failure.kind === 'server';
  if (failure.kind === 'refused' || (isRetried && isFirst)) {
    dispatch(showAlert({ message: failure.message, severity: 'error' }));
  }
  // Fetching the order shows the reason: it may have been sent, or a garment may have left the catalog.
  if (failure.kind === 'refused') void refetchOrder(name.orderId, { dispatch });
  return !isRetried;
}

/** Fetches the order again; unsaved edits are rebased onto it. */
export function refetchOrder(id: string, { dispatch }: Pick<Store, 'dispatch'>) {
  return dispatch(api.endpoints.getOrder.initiate({ id }, { forceRefetch: true, subscribe: false }));
}

/** How long to wait after so many failures in a row. */
const backOff = (failures: number) => backOffMs[Math.min(failures, backOffMs.length) - 1] ?? 0;
