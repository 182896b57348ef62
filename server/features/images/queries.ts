import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';

/** The extra pictures of a garment in a color, numbered from 1 to `count`. */
export type ExtraPictures = { generic: string; color: string; count: number };

/** How many extra pictures these colors have; a color without any is left out. */
export async function selectExtraPictures(
  db: Db,
  colors: readonly Pick<ExtraPictures, 'generic' | 'color'>[],
): Promise<ExtraPictures[]> {
  const found = await db.execute<ExtraPictures>(sql`
    select e.generic, e.color, e.count::int as count
    from extra_pictures e
    join json_to_recordset(${JSON.stringify(colors)}::json) as c(generic text, color text)
      on c.generic = e.generic and c.color = e.color`);
  return found.rows;
}

/** Raises the counts of extra pictures to these. */
export async function raiseExtraPictures(db: Db, counts: readonly ExtraPictures[]): Promise<void> {
  await db.execute(sql`
    insert into extra_pictures (generic, color, count)
    select c.generic, c.color, c.count
    from json_to_recordset(${JSON.stringify(counts)}::json) as c(generic text, color text, count smallint)
    on conflict (generic, color) do update set count = greatest(extra_pictures.count, excluded.count)`);
}
