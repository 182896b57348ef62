import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Small records stored in this browser under text keys; each call resolves once the browser has stored them. */
export interface RecordStore {
  /** Every record whose key starts with the prefix; the caller validates them. */
  readAll: (prefix: string) => Promise<StoredRecord[]>;
  write: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /**
   * Reads every record whose key starts with the prefix and applies what `change` returns, in one transaction: two tabs
   * never work on the same records at once.
   */
  update: (prefix: string, change: (found: readonly StoredRecord[]) => RecordChanges) => Promise<void>;
}

/** A record and its key. */
export interface StoredRecord {
  readonly key: string;
  readonly value: unknown;
}

/** Records to write, and keys to remove. */
export interface RecordChanges {
  readonly writes: readonly StoredRecord[];
  readonly removals: readonly string[];
}

const records = 'records';

interface Schema extends DBSchema {
  records: { key: string; value: unknown };
}
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, ['records'], Mode>;
type Requests = readonly Promise<unknown>[];

/**
 * A store of records in IndexedDB under this name. Where the browser has none or refuses access, it stores and reads
 * nothing: callers work without it.
 */
export function openRecordStore(name: string): RecordStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  /** Opens the database once, and again after the browser has closed it. */
  const open = (): Promise<IDBPDatabase<Schema>> => {
    const forget = () => (opened = null);
    const opening = (opened ??= openDB<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore(records),
      // A newer version of the page wants to upgrade the database.
      blocking: () => {
        forget();
        void opening.then((database) => database.close());
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
    return opening;
  };

  const transact = async (work: (transaction: Transaction<'readwrite'>) => Requests | Promise<Requests>) => {
    try {
      const transaction = (await open()).transaction(records, 'readwrite');
      const requests = await work(transaction);
      // Commits without waiting for this tab: even if it crashes now, the changes are written.
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    } catch {
      // Without a store the page works, but loses the records when it is closed.
    }
  };

  return {
    readAll: async (prefix) => {
      try {
        return await recordsOf((await open()).transaction(records), prefix);
      } catch {
        return [];
      }
    },
    write: (key, value) => transact(({ store }) => [store.put(value, key)]),
    remove: (key) => transact(({ store }) => [store.delete(key)]),
    update: (prefix, change) =>
      transact(async (transaction) => {
        const { writes, removals } = change(await recordsOf(transaction, prefix));
        return [
          ...removals.map((key) => transaction.store.delete(key)),
          ...writes.map(({ key, value }) => transaction.store.put(value, key)),
        ];
      }),
  };
}

async function recordsOf(
  { store }: Transaction<'readonly'> | Transaction<'readwrite'>,
  prefix: string,
): Promise<StoredRecord[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, index) => ({ key, value: values[index] }));
}
