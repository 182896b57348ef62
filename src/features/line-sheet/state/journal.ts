import { nanoid } from '@reduxjs/toolkit';
import { openRecordStore, type StoredRecord } from '../../../lib/recordStore';
import { startAppListening } from '../../../lib/redux';
import { heldLocks } from '../../../lib/tabLocks';
import { type Edits, hasEdits, holdSent, mergeEdits, noEdits } from './edits';
import { selectSheet } from './lineSheetSlice';
import { recordName } from './Sheet';
import { language } from '../../../languages/useT';

const store = openRecordStore('linedesk-line-sheets');
/** Each tab has its own record, so that two tabs with the same order don't overwrite each other's. */
const tab = nanoid();

const pending = new Map<string, Edits>();
let isFlushScheduled = false;

// On every change of the unacknowledged edits: opening an order, an edit, sending a save, its response.
startAppListening({
  predicate: (_action, current, previous) => selectSheet(current)?.edits !== selectSheet(previous)?.edits,
  effect: function storeUnacknowledged(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet) storeEdits(sheet.userId, recordName(sheet), sheet.edits);
  },
});

/** The key of this tab's record of an order; also the name of the lock held while the tab is open. */
export function journalKey(userId: string, orderId: string): string {
  return prefixOf(userId, orderId) + tab;
}

/** Writes pending records at once. */
export async function flushJournal(): Promise<void> {
  isFlushScheduled = false;
  const writes = [...pending].map(([key, edits]) =>
    hasEdits(edits) ? store.write(key, { at: Date.now(), edits }) : store.remove(key),
  );
  pending.clear();
  await Promise.all(writes);
}

/**
 * Moves the unsaved edits of this person's closed tabs into this tab's record, and returns them. With `fromAll`, which
 * the person requests, it takes those of open tabs too, and sent edits become conflicts, since they may have been
 * saved. With `isOpen` this tab's own record is not returned: the sheet has it already.
 */
export async function claimEdits(
  userId: string,
  orderId: string,
  { fromAll = false, isOpen = false } = {},
): Promise<Edits> {
  await flushJournal();
  const own = journalKey(userId, orderId);
  const prefix = prefixOf(userId, orderId);
  const others = (await store.readAll(prefix)).map(({ key }) => key).filter((key) => key !== own);
  const locked = fromAll ? new Set<string>() : await heldLocks(others);
  // Any record created after this belongs to an open tab.
  const free = new Set([own, ...others.filter((key) => !locked.has(key))]);
  let claimed = noEdits;
  await store.update(prefix, (found) => {
    const entries = found
      .flatMap(toEntry)
      .filter(({ key }) => free.has(key))
      .map((entry) => (fromAll && entry.key !== own ? { ...entry, edits: holdSent(entry.edits) } : entry));
    claimed = joined(entries.filter(({ key }) => key !== own || !isOpen));
    const all = joined(entries);
    const writes = hasEdits(all) ? [{ key: own, value: { at: Date.now(), edits: all } }] : [];
    return { writes, removals: entries.map(({ key }) => key) };
  });
  return claimed;
}

/** This person's unsaved edits of an order from all tabs. */
export async function readUnsavedEdits(userId: string, orderId: string): Promise<Edits> {
  await flushJournal();
  const found = await store.readAll(prefixOf(userId, orderId));
  return joined(found.flatMap(toEntry));
}

/** This person's unsaved edits of an order from other tabs. */
export async function readOtherTabsEdits(userId: string, orderId: string): Promise<Edits> {
  const found = await store.readAll(prefixOf(userId, orderId));
  const own = journalKey(userId, orderId);
  return joined(found.flatMap(toEntry).filter(({ key }) => key !== own));
}

export function restoredText(changes: number): string {
  return language
    .get()
    .t(
      '{changes, plural, one {# change from your last visit was restored} other {# changes from your last visit were restored}}',
      { changes },
    );
}

/** Stores the unacknowledged edits asynchronously, so that typing is not delayed. */
function storeEdits(userId: string, orderId: string, edits: Edits): void {
  pending.set(journalKey(userId, orderId), edits);
  if (isFlushScheduled) return;
  isFlushScheduled = true;
  setTimeout(() => void flushJournal());
}

/** Merges records in the order they were written. */
function joined(entries: readonly JournalRecord[]): Edits {
  return mergeEdits([...entries].sort((a, b) => a.at - b.at).map(({ edits }) => edits));
}

function toEntry({ key, value }: StoredRecord) {
  return isJournalRecord(value) ? [{ key, ...value }] : [];
}

function prefixOf(userId: string, orderId: string): string {
  return `${encodeURIComponent(userId)}/${encodeURIComponent(orderId)}/`;
}

interface JournalRecord {
  /** Time of writing, in milliseconds. */
  readonly at: number;
  readonly edits: Edits;
}

/** Whether a stored value is a valid record; an older version of the page may have written it. */
function isJournalRecord(value: unknown): value is JournalRecord {
  if (!isRecord(value) || !isNumber(value.at) || !isRecord(value.edits)) return false;
  const { quantities, wanted, serviceDate } = value.edits;
  return (
    areAll(quantities, (edit) => isEdit(edit, isNumber)) &&
    areAll(wanted, (edit) => isEdit(edit, isBoolean) && 'isImplied' in edit) &&
    (serviceDate === null || isEdit(serviceDate, (day) => day === null || isNumber(day)))
  );
}

function isEdit(edit: unknown, isValue: (value: unknown) => boolean): edit is object {
  if (!isRecord(edit) || !isNumber(edit.seq)) return false;
  const { value, base, sent, rivals = [] } = edit;
  return isValue(value) && isValue(base) && areAll(sent, isValue) && areAll(rivals, isValue);
}

const areAll = (values: unknown, isOne: (value: unknown) => boolean) =>
  isRecord(values) && Object.values(values).every(isOne);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
