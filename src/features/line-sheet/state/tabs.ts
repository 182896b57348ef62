import { isAnyOf } from '@reduxjs/toolkit';
import { type AppDispatch, type AppListenerApi, type RootState, startAppListening } from '../../../lib/redux';
import { holdLock, lockIsFree } from '../../../lib/tabLocks';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, hasEdits, noEdits, type SheetBase } from './edits';
import { claimEdits, journalKey, restoredText } from './journal';
import {
  editsInherited,
  finishAcknowledged,
  orderOpened,
  orderReceived,
  saveAcknowledged,
  savedInOtherTab,
  saveFailed,
  selectSheet,
} from './lineSheetSlice';
import { recordName } from './Sheet';

/**
 * Messages between tabs with the same order open. `from` is the sender's journal key, which contains the user, the
 * order and the tab.
 */
type TabMessage = { readonly from: string } & (
  | { readonly kind: 'opened' | 'here' }
  | { readonly kind: 'saved'; readonly base: SheetBase; readonly finished: boolean }
);

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('linedesk-line-sheets');

let lockedKey: string | null = null;
let releaseLock: (() => void) | null = null;
/** Counts which lock was asked for last. */
let lockings = 0;
/** Aborted when the order is closed or another one is opened. */
let open = new AbortController();

startAppListening({
  predicate: (_action, current, previous) => keyIn(current) !== keyIn(previous),
  effect: function joinOtherTabs(_action, listener) {
    open.abort();
    const key = keyIn(listener.getState());
    if (key === null) {
      releaseSheet();
      return;
    }
    open = new AbortController();
    listenToTabs(key, listener, open.signal);
    postToTabs({ kind: 'opened', from: key });
  },
});

startAppListening({
  matcher: isAnyOf(saveAcknowledged, finishAcknowledged),
  effect: function postSaved(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet === null) return;
    const { base, finished, userId } = sheet;
    postToTabs({ kind: 'saved', from: journalKey(userId, recordName(sheet)), base, finished });
  },
});

startAppListening({
  actionCreator: saveFailed,
  effect: function releaseWithoutSession({ payload }) {
    if (payload.failure.kind === 'session') releaseSheet();
  },
});

startAppListening({
  // Once opened, too: the sheet that it replaces may have been received, and locked, meanwhile.
  matcher: isAnyOf(orderOpened, orderReceived),
  effect: async function lockAgain(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet) await lockSheet(sheet.userId, recordName(sheet));
  },
});

/**
 * Holds the lock of this tab's record of the order, which shows other tabs that its unsaved edits are not abandoned. A
 * tab holds one lock at a time.
 */
export async function lockSheet(userId: string, orderId: string): Promise<void> {
  const key = journalKey(userId, orderId);
  if (lockedKey === key) return;
  releaseSheet();
  lockedKey = key;
  const own = lockings;
  const unlock = await holdLock(key);
  // Another sheet may have been opened in the meantime, or this one again, which waits for the lock then.
  if (own === lockings) releaseLock = unlock;
  else unlock();
}

/** Takes over unsaved edits of closed tabs, or of all tabs with `fromAll`, which the person requests. */
export function takeOverEdits({ fromAll = false } = {}) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const key = keyIn(getState());
    const sheet = selectSheet(getState());
    if (sheet === null) return;
    const unsaved = await claimEdits(sheet.userId, recordName(sheet), { fromAll, isOpen: true });
    if (keyIn(getState()) !== key || !hasEdits(unsaved)) return;
    const count = () => countEdits(selectSheet(getState())?.edits ?? noEdits);
    const before = count();
    const { orderId, ordered } = sheet;
    dispatch(editsInherited({ orderId, ordered, unsaved }));
    const restored = count() - before;
    // Edits that conflict with this tab's own are asked about instead.
    if (restored > 0) dispatch(showAlert({ message: restoredText(restored), severity: 'info' }));
  };
}

/** Applies what other tabs save of this order, and takes over the unsaved edits of tabs that close. */
function listenToTabs(key: string, { dispatch, getState }: AppListenerApi, signal: AbortSignal): void {
  const watched = new Set<string>();

  const watch = async (tab: string) => {
    watched.add(tab);
    const isClosed = await lockIsFree(tab, signal);
    watched.delete(tab);
    if (isClosed && !signal.aborted) await dispatch(takeOverEdits());
  };

  const handleMessage = ({ data: message }: MessageEvent<unknown>) => {
    if (!isTabMessage(message) || orderOf(message.from) !== orderOf(key)) return;
    if (!watched.has(message.from)) void watch(message.from);
    if (message.kind === 'opened') postToTabs({ kind: 'here', from: key });
    if (message.kind !== 'saved') return;
    const { base, finished } = message;
    const sheet = selectSheet(getState());
    if (sheet === null) return;
    const { orderId, ordered } = sheet;
    dispatch(savedInOtherTab({ orderId, ordered, base, finished }));
  };
  channel?.addEventListener('message', handleMessage);
  signal.addEventListener('abort', () => channel?.removeEventListener('message', handleMessage));
}

/** Releases the lock, so that other tabs may take over the unsaved edits. */
function releaseSheet(): void {
  lockings += 1;
  releaseLock?.();
  releaseLock = null;
  lockedKey = null;
}

function postToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Whether a message is valid; a tab may run another version of the page. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value && 'from' in value)) return false;
  if (value.kind !== 'saved') return value.kind === 'opened' || value.kind === 'here';
  if (!('base' in value) || typeof value.base !== 'object' || value.base === null) return false;
  return 'version' in value.base && 'lines' in value.base && 'wanted' in value.base;
}

function keyIn(state: RootState): string | null {
  const sheet = selectSheet(state);
  return sheet && journalKey(sheet.userId, recordName(sheet));
}

/** The journal key without its tab. */
function orderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}
