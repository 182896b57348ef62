import type { Db } from './openDatabase';

/** What was read, and as of when; null when it has everything that had been saved when it was asked for. */
export interface Reading<Result> {
  result: Result;
  asOf: Date | null;
}

/** Where reports, exports and figures are read from: the database, or a replica of it (docs/adr/0029). */
export interface Reader {
  /** Reads with everything that had been saved before the call, by whomever and through whatever host. */
  latest<Result>(read: (db: Db) => Promise<Result>): Promise<Result>;
  /** Reads figures, which may lack what was saved last, and says so. */
  figures<Result>(read: (db: Db) => Promise<Result>): Promise<Reading<Result>>;
}

/** Reads everything from one database. */
export const readerOf = (db: Db): Reader => ({
  latest: (read) => read(db),
  figures: async (read) => ({ result: await read(db), asOf: null }),
});
