/** Small records kept in this browser under text keys; every call is done when the browser has taken it in. */
export interface RecordStore {
  /** Every record whose key starts so; what is in them is for the reader to check. */
  readAll: (prefix: string) => Promise<StoredRecord[]>;
  write: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /**
   * Reads every record whose key starts so, and does what `change` makes of them, in one transaction: of two tabs that do
   * it at once, the second finds what the first has left.
   */
  update: (prefix: string, change: (found: readonly StoredRecord[]) => RecordChanges) => Promise<void>;
}

/** What is kept under a key. */
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

/**
 * A store of records in IndexedDB under this name. Where the browser has none, or refuses it, it keeps nothing and reads
 * nothing: callers go on without it.
 */
export function openRecordStore(name: string): RecordStore {
  let opened: Promise<IDBDatabase> | null = null;

  /** Opens the database once, and anew after the browser has closed it. */
  const open = (): Promise<IDBDatabase> => {
    const forget = () => (opened = null);
    opened ??= openDatabase(name, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };

  return {
    readAll: async (prefix) => {
      try {
        return await recordsOf((await open()).transaction(records).objectStore(records), prefix);
      } catch {
        return [];
      }
    },
    write: async (key, value) => {
      try {
        const transaction = (await open()).transaction(records, 'readwrite');
        transaction.objectStore(records).put(value, key);
        await committed(transaction);
      } catch {
        // Without a store the page still works; it only cannot survive being closed.
      }
    },
    remove: async (key) => {
      try {
        const transaction = (await open()).transaction(records, 'readwrite');
        transaction.objectStore(records).delete(key);
        await committed(transaction);
      } catch {
        // What could not be removed is offered again later, and found to be done.
      }
    },
    update: async (prefix, change) => {
      try {
        const transaction = (await open()).transaction(records, 'readwrite');
        const store = transaction.objectStore(records);
        const { writes, removals } = change(await recordsOf(store, prefix));
        for (const key of removals) store.delete(key);
        for (const { key, value } of writes) store.put(value, key);
        await committed(transaction);
      } catch {
        // Without a store there is nothing to update.
      }
    },
  };
}

async function recordsOf(store: IDBObjectStore, prefix: string): Promise<StoredRecord[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([
    answerOf(store.getAllKeys(range)),
    answerOf<unknown[]>(store.getAll(range)),
  ]);
  return keys.map((key, index) => ({ key: String(key), value: values[index] }));
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(records);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      // A newer version of the page wants to change the database.
      database.onversionchange = () => {
        onClosed();
        database.close();
      };
      resolve(database);
    };
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The end of a transaction that needs nothing more of this tab: should it crash now, what it has asked for is done. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.commit();
  });
}
