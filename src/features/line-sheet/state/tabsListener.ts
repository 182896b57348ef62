import { isAnyOf } from '@reduxjs/toolkit';
import { lockIsFree } from '../../../lib/tabLocks';
import { type AppListenerApi, type RootState, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, hasEdits, noEdits } from './edits';
import { claimEdits, journalKey } from './journal';
import {
  editsInherited,
  finishAcknowledged,
  orderReceived,
  saveAcknowledged,
  savedElsewhere,
  saveFailed,
  selectSheet,
} from './lineSheetSlice';
import { restoredText } from './notices';
import { hearTabs, holdSheet, releaseSheet, tellTabs } from './tabs';

/** Until another order is opened, or none. */
let open = new AbortController();

startAppListening({
  predicate: (_action, current, previous) => keyIn(current) !== keyIn(previous),
  effect: function meetOtherTabs(_action, listener) {
    open.abort();
    const key = keyIn(listener.getState());
    if (key === null) {
      releaseSheet();
      return;
    }
    open = new AbortController();
    listenToTabs(key, listener, open.signal);
    tellTabs({ kind: 'opened', from: key });
  },
});

startAppListening({
  matcher: isAnyOf(saveAcknowledged, finishAcknowledged),
  effect: function tellWhatIsSaved(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet === null) return;
    const { base, finished, userId, orderId } = sheet;
    tellTabs({ kind: 'saved', from: journalKey(userId, orderId), base, finished });
  },
});

startAppListening({
  actionCreator: saveFailed,
  effect: function leaveItToTabsWithASession({ payload }) {
    if (payload.failure.kind === 'session') releaseSheet();
  },
});

startAppListening({
  actionCreator: orderReceived,
  effect: async function lookAfterItAgain(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet) await holdSheet(sheet.userId, sheet.orderId);
  },
});

/** Takes what other tabs of this order have saved, and what those that are gone had not. */
function listenToTabs(key: string, listener: AppListenerApi, signal: AbortSignal): void {
  const watched = new Set<string>();

  const watch = async (tab: string) => {
    watched.add(tab);
    const isGone = await lockIsFree(tab, signal);
    watched.delete(tab);
    if (isGone && !signal.aborted) await inherit(listener, signal);
  };

  hearTabs((message) => {
    if (orderOf(message.from) !== orderOf(key)) return;
    if (!watched.has(message.from)) void watch(message.from);
    if (message.kind === 'opened') tellTabs({ kind: 'here', from: key });
    if (message.kind !== 'saved') return;
    const { base, finished } = message;
    const sheet = selectSheet(listener.getState());
    if (sheet) listener.dispatch(savedElsewhere({ orderId: sheet.orderId, base, finished }));
  }, signal);
}

async function inherit({ dispatch, getState }: AppListenerApi, signal: AbortSignal): Promise<void> {
  const sheet = selectSheet(getState());
  if (sheet === null) return;
  const left = await claimEdits(sheet.userId, sheet.orderId, { isOpen: true });
  if (signal.aborted || !hasEdits(left)) return;
  const count = () => countEdits(selectSheet(getState())?.edits ?? noEdits);
  const before = count();
  dispatch(editsInherited({ orderId: sheet.orderId, left }));
  const restored = count() - before;
  // What was changed here too is asked about.
  if (restored > 0) dispatch(showAlert({ message: restoredText(restored), severity: 'info' }));
}

function keyIn(state: RootState): string | null {
  const sheet = selectSheet(state);
  return sheet && journalKey(sheet.userId, sheet.orderId);
}

/** Whose and which order: a key without its tab. */
function orderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}
