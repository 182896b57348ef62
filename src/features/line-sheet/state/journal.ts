import { nanoid } from '@reduxjs/toolkit';
import { openRecordStore } from '../../../lib/recordStore';
import { type Edits, hasEdits } from './edits';
import { isJournalRecord, type JournalRecord } from './isJournalRecord';

/** Edits that an earlier visit, or another tab, has left. */
export interface JournalEntry {
  readonly key: string;
  readonly record: JournalRecord;
}

const store = openRecordStore('linedesk-line-sheets');
/** Every tab has a record of its own: two on one order must not wipe out each other's. */
const tab = nanoid();
const frameMs = 16;

const waiting = new Map<string, Edits>();
let isScheduled = false;

/** Keeps what an order's server has not acknowledged, in the next frame: typing does not wait for it. */
export function keepEdits(userId: string, orderId: string, edits: Edits): void {
  waiting.set(prefixOf(userId, orderId) + tab, edits);
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => void flushJournal(), frameMs);
}

/** Writes at once what waits for the next frame. */
export async function flushJournal(): Promise<void> {
  isScheduled = false;
  const writes = [...waiting].map(([key, edits]) =>
    hasEdits(edits) ? store.write(key, { at: Date.now(), edits }) : store.remove(key),
  );
  waiting.clear();
  await Promise.all(writes);
}

/** What earlier visits and other tabs of this person have left for an order, oldest first. */
export async function readJournal(userId: string, orderId: string): Promise<JournalEntry[]> {
  await flushJournal();
  const kept = await store.readAll(prefixOf(userId, orderId));
  return kept
    .flatMap(({ key, value }) => (isJournalRecord(value) ? [{ key, record: value }] : []))
    .sort((a, b) => a.record.at - b.record.at);
}

/** Removes entries that have been taken over, unless their tab lives and has changed them. */
export async function forgetEntries(entries: readonly JournalEntry[]): Promise<void> {
  // What was taken over must be in our own record first.
  await flushJournal();
  await Promise.all(
    entries.map(({ key, record }) =>
      store.remove(key, (value) => isJournalRecord(value) && value.at === record.at),
    ),
  );
}

function prefixOf(userId: string, orderId: string): string {
  return `${encodeURIComponent(userId)}/${encodeURIComponent(orderId)}/`;
}
