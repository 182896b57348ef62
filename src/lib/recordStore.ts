/** Small records kept in this browser under text keys; every call is done when the browser has taken it in. */
export interface RecordStore {
  /** Every record whose key starts so; what is in them is for the reader to check. */
  readAll: (prefix: string) => Promise<{ key: string; value: unknown }[]>;
  write: (key: string, value: unknown) => Promise<void>;
  /** Removes a record; with `isStill` only if what is kept now passes, in one transaction. */
  remove: (key: string, isStill?: (value: unknown) => boolean) => Promise<void>;
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
        const store = (await open()).transaction(records).objectStore(records);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([
          answerOf(store.getAllKeys(range)),
          answerOf<unknown[]>(store.getAll(range)),
        ]);
        return keys.map((key, index) => ({ key: String(key), value: values[index] }));
      } catch {
        return [];
      }
    },
    write: async (key, value) => {
      try {
        const transaction = (await open()).transaction(records, 'readwrite');
        transaction.objectStore(records).put(value, key);
        await endOf(transaction);
      } catch {
        // Without a store the page still works; it only cannot survive being closed.
      }
    },
    remove: async (key, isStill = () => true) => {
      try {
        const transaction = (await open()).transaction(records, 'readwrite');
        const store = transaction.objectStore(records);
        const kept = store.get(key);
        kept.onsuccess = () => {
          if (isStill(kept.result)) store.delete(key);
        };
        await endOf(transaction);
      } catch {
        // What could not be removed is offered again later, and found to be done.
      }
    },
  };
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

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
