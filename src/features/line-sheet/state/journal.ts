import { nanoid } from '@reduxjs/toolkit';
import { counted } from '../../../lib/numbers';
import { openRecordStore, type StoredRecord } from '../../../lib/recordStore';
import { startAppListening } from '../../../lib/redux';
import { heldLocks } from '../../../lib/tabLocks';
import { type Edits, hasEdits, holdSent, mergeEdits, noEdits } from './edits';
import { selectSheet } from './lineSheetSlice';

const store = openRecordStore('linedesk-line-sheets');
/** Every tab has its own record, so that two tabs on one order don't overwrite each other's. */
const tab = nanoid();

const pending = new Map<string, Edits>();
let isFlushScheduled = false;

// Everything that changes the unacknowledged edits: opening an order, an edit, sending a save, its answer.
startAppListening({
  predicate: (_action, current, previous) => selectSheet(current)?.edits !== selectSheet(previous)?.edits,
  effect: function storeUnacknowledged(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet) storeEdits(sheet.userId, sheet.orderId, sheet.edits);
  },
});

/** The key of this tab's record of an order, and the name of the lock which shows that the tab is alive. */
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
 * Takes over what this person's closed tabs have left for an order, and returns it: from then on it is in our record. A
 * live tab looks after its own, but for `fromAll`, once the person has said so. What a possibly live tab has sent, or was
 * sent at an unknown time, is asked about. With `isOpen` the open sheet already has what is in our record.
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
  // Any record that appears after this belongs to a live tab.
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

/** What this person has left unsaved for an order, in whichever tab. */
export async function readUnsavedEdits(userId: string, orderId: string): Promise<Edits> {
  await flushJournal();
  const found = await store.readAll(prefixOf(userId, orderId));
  return joined(found.flatMap(toEntry));
}

/** What this person has left unsaved for an order in other tabs. */
export async function readOtherTabsEdits(userId: string, orderId: string): Promise<Edits> {
  const found = await store.readAll(prefixOf(userId, orderId));
  const own = journalKey(userId, orderId);
  return joined(found.flatMap(toEntry).filter(({ key }) => key !== own));
}

/** The message shown after so many changes were restored. */
export function restoredText(count: number): string {
  return `${counted(count, 'change')} from your last visit ${count === 1 ? 'was' : 'were'} restored`;
}

/** Stores the unacknowledged edits in a later task: typing does not wait for it. */
function storeEdits(userId: string, orderId: string, edits: Edits): void {
  pending.set(journalKey(userId, orderId), edits);
  if (isFlushScheduled) return;
  isFlushScheduled = true;
  setTimeout(() => void flushJournal());
}

/** Merges records, the later ones on top. */
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
  /** When it was written, in milliseconds. */
  readonly at: number;
  readonly edits: Edits;
}

/** Whether something read from the browser's storage is a valid record: an older version may have written it. */
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

/** Whether all values of a list or a record pass the test. */
const areAll = (values: unknown, isOne: (value: unknown) => boolean) =>
  isRecord(values) && Object.values(values).every(isOne);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
