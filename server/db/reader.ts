import type { Db } from './openDatabase';

/** A result with the time that it is as of; null when it includes everything saved before the read. */
export interface Reading<Result> {
  result: Result;
  asOf: Date | null;
}

/** Reads for reports, exports and figures, from the database or a replica of it (docs/adr/0029). */
export interface Reader {
  /** Reads everything that was saved before the call, by any user through any host. */
  latest<Result>(read: (db: Db) => Promise<Result>): Promise<Result>;
  /** Reads figures that may lack the latest saves, with the time they are as of. */
  figures<Result>(read: (db: Db) => Promise<Result>): Promise<Reading<Result>>;
}

/** Reads everything from one database. */
export const readerOf = (db: Db): Reader => ({
  latest: (read) => read(db),
  figures: async (read) => ({ result: await read(db), asOf: null }),
});
