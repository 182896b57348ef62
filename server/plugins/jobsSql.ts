import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';

/** A statement with numbered placeholders ($1, $2 …) as drizzle writes it; every value stays a parameter. */
export function toSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null),
    ),
  );
}

/** The caller's connection as pg-boss takes it, so that what pg-boss writes belongs to the caller's transaction. */
export function asBossDb(db: Db) {
  return {
    async executeSql(text: string, values: readonly unknown[] = []) {
      const { rows } = await db.execute(toSql(text, values));
      return { rows };
    },
  };
}
