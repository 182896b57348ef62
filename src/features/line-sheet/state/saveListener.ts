import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../../api';
import { type AppListenerApi, type RootState, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import {
  saveAcknowledged,
  saveFailed,
  saveOutdated,
  saveRequested,
  saveStarted,
  savingBegan,
  savingEnded,
  selectIsSaveDue,
  selectIsSaverNeeded,
  selectSheet,
} from './lineSheetSlice';
import { failureOfCall, sendSheet } from './sendSheet';
import type { SaveFailure } from './Sheet';
import { userIdOf } from './userIdOf';

/** Edits that come this close together go in one request, and the request leaves after the edit is painted. */
const collectMs = 50;
const backOffMs = [1000, 2000, 4000, 8000, 15_000];

/** What an effect needs to change the sheet. */
type Store = Pick<AppListenerApi, 'dispatch' | 'getState'>;

const isWorthATry = isAnyOf(saveRequested, api.internalActions.onOnline);

// Whatever made a save due: an edit, a restored visit, a session that is back, the Save button.
startAppListening({
  predicate: (_action, state) => selectIsSaverNeeded(state) && isOfWhoIsSignedIn(state),
  effect: async function saveUntilSaved(_action, listener) {
    listener.dispatch(savingBegan());
    try {
      let failures = 0;
      while (isToBeSaved(listener.getState())) {
        await listener.delay(collectMs);
        const isDone = await saveOnce(listener);
        failures = isDone ? 0 : failures + 1;
        if (failures > 0) await waitToRetry(failures, listener);
      }
    } finally {
      listener.dispatch(savingEnded());
    }
  },
});

function isToBeSaved(state: RootState): boolean {
  return selectIsSaveDue(state) && isOfWhoIsSignedIn(state);
}

/** Nobody saves what somebody else has typed before they signed in. */
function isOfWhoIsSignedIn(state: RootState): boolean {
  return selectSheet(state)?.userId === userIdOf(state);
}

/** Sends the newest state, and answers false when it is to be tried again after a while. */
async function saveOnce(store: Store): Promise<boolean> {
  const { dispatch, getState } = store;
  // It may have been closed, or refused, while edits were being collected.
  if (!isToBeSaved(getState())) return true;
  dispatch(saveStarted());
  const sheet = selectSheet(getState());
  if (!sheet?.inFlight) return true;

  const { orderId, inFlight } = sheet;
  const outcome = await sendSheet(dispatch, orderId, inFlight);
  switch (outcome.kind) {
    case 'saved':
      dispatch(saveAcknowledged({ orderId, version: outcome.version }));
      return true;
    case 'stale':
      return repeatOnNewer(orderId, inFlight.version, store);
    case 'failed':
      return fail(orderId, outcome.failure, store);
  }
}

/** After a stale version: reads what somebody else has saved, so that the next save brings ours on top of it. */
async function repeatOnNewer(orderId: string, sentVersion: number, store: Store): Promise<boolean> {
  const isNewer = () => (selectSheet(store.getState())?.base.version ?? Infinity) > sentVersion;
  if (!isNewer()) {
    const { error } = await readAgain(orderId, store);
    if (error !== undefined) return fail(orderId, failureOfCall(error), store);
  }
  if (isNewer()) store.dispatch(saveOutdated({ orderId }));
  return isNewer();
}

/** Tells the person once, however long the failures go on; answers whether the saver is to rest. */
function fail(orderId: string, failure: SaveFailure, { dispatch, getState }: Store): boolean {
  const isFirst = selectSheet(getState())?.failure === null;
  dispatch(saveFailed({ orderId, failure }));
  const isRetried = failure.kind === 'offline' || failure.kind === 'server';
  if (failure.kind === 'refused' || (isRetried && isFirst)) {
    dispatch(showAlert({ message: failure.message, severity: 'error' }));
  }
  // The reason may be seen then: the order may have been sent, or a garment have left the catalog.
  if (failure.kind === 'refused') void readAgain(orderId, { dispatch });
  return !isRetried;
}

function readAgain(id: string, { dispatch }: Pick<Store, 'dispatch'>) {
  return dispatch(api.endpoints.getOrder.initiate({ id }, { forceRefetch: true, subscribe: false }));
}

async function waitToRetry(failures: number, { take }: AppListenerApi): Promise<void> {
  const wait = backOffMs[Math.min(failures, backOffMs.length) - 1];
  await take(isWorthATry, wait);
}
