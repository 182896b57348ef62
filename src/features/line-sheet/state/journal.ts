import { nanoid } from '@reduxjs/toolkit';
import { openRecordStore, type StoredRecord } from '../../../lib/recordStore';
import { heldLocks } from '../../../lib/tabLocks';
import { type Edits, hasEdits, noEdits } from './edits';
import { isJournalRecord, type JournalRecord } from './isJournalRecord';
import { mergeEdits } from './rebaseEdits';

const store = openRecordStore('linedesk-line-sheets');
/** Every tab has a record of its own: two on one order must not wipe out each other's. */
const tab = nanoid();

const waiting = new Map<string, Edits>();
let isScheduled = false;

/** The key of this tab's record of an order, and the name of the lock that says that the tab looks after it. */
export function journalKey(userId: string, orderId: string): string {
  return prefixOf(userId, orderId) + tab;
}

/** Keeps what an order's server has not acknowledged, as the next thing to do: typing does not wait for it. */
export function keepEdits(userId: string, orderId: string, edits: Edits): void {
  waiting.set(journalKey(userId, orderId), edits);
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => void flushJournal());
}

/** Writes at once what waits to be written. */
export async function flushJournal(): Promise<void> {
  isScheduled = false;
  const writes = [...waiting].map(([key, edits]) =>
    hasEdits(edits) ? store.write(key, { at: Date.now(), edits }) : store.remove(key),
  );
  waiting.clear();
  await Promise.all(writes);
}

/**
 * Takes over what this person's tabs that are gone have left for an order, and answers it: it is in our record from then
 * on. A tab that lives looks after its own. What is in our record already belongs to it unless the sheet is open and has
 * it.
 */
export async function claimEdits(userId: string, orderId: string, { isOpen = false } = {}): Promise<Edits> {
  await flushJournal();
  const own = journalKey(userId, orderId);
  const prefix = prefixOf(userId, orderId);
  const others = (await store.readAll(prefix)).map(({ key }) => key).filter((key) => key !== own);
  const held = await heldLocks(others);
  // A record that has come since is of a tab that lives.
  const free = new Set([own, ...others.filter((key) => !held.has(key))]);
  let claimed = noEdits;
  await store.update(prefix, (found) => {
    const left = found.flatMap(toEntry).filter(({ key }) => free.has(key));
    claimed = joined(left.filter(({ key }) => key !== own || !isOpen));
    const all = joined(left);
    const writes = hasEdits(all) ? [{ key: own, value: { at: Date.now(), edits: all } }] : [];
    return { writes, removals: left.map(({ key }) => key) };
  });
  return claimed;
}

/** What this person has left for an order that cannot be opened any more, in whichever tab. */
export async function readLeft(userId: string, orderId: string): Promise<Edits> {
  await flushJournal();
  const found = await store.readAll(prefixOf(userId, orderId));
  return joined(found.flatMap(toEntry));
}

/** Records as one, the later ones on top. */
function joined(entries: readonly JournalRecord[]): Edits {
  return mergeEdits([...entries].sort((a, b) => a.at - b.at).map(({ edits }) => edits));
}

function toEntry({ key, value }: StoredRecord) {
  return isJournalRecord(value) ? [{ key, ...value }] : [];
}

function prefixOf(userId: string, orderId: string): string {
  return `${encodeURIComponent(userId)}/${encodeURIComponent(orderId)}/`;
}
