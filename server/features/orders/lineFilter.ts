import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../http/operation';

/** What a line of an order must be of; null filters nothing. */
export interface LineFilter {
  /** '' is garments without a drop. */
  drops: string[] | null;
  generics: string[] | null;
  /** Numbers and names, as '310 Navy'. */
  colors: string[] | null;
  sizes: string[] | null;
}

/** The filter of a person's query by what was ordered, or null. */
export function toLineFilter({
  drops,
  garments,
  colors,
  sizes,
}: Pick<Context<'listOrders'>['query'], 'drops' | 'garments' | 'colors' | 'sizes'>): LineFilter | null {
  const filter = {
    drops: namesOf(drops)?.map((drop) => (drop === 'none' ? '' : drop)) ?? null,
    generics: namesOf(garments),
    colors: namesOf(colors),
    sizes: namesOf(sizes),
  };
  return Object.values(filter).some((names) => names !== null) ? filter : null;
}

/** The names of a comma list; one name may have a comma itself, so the whole text counts as one too. */
function namesOf(list: string | undefined): string[] | null {
  return list === undefined || list === '' ? null : [...new Set([...list.split(','), list])];
}

/** Whether an order `o` has a line that fits. The skus are found first: they are few, and their lines have an index. */
export function hasLine({ drops, generics, colors, sizes }: LineFilter): SQL {
  const isOneOf = (value: SQL, names: string[] | null) =>
    names !== null && sql`${value} = any(${sql.param(names)}::text[])`;
  const conditions = [
    isOneOf(sql`g."drop"`, drops),
    isOneOf(sql`g.generic`, generics),
    isOneOf(sql`concat_ws(' ', s.color, nullif(n.name, ''))`, colors),
    isOneOf(sql`s.size`, sizes),
  ].filter((condition) => condition !== false);
  return sql`o.id in (
    select l.order_id from order_lines l where l.sku_id in (
      select s.id from skus s
      join garments g on g.id = s.garment_id
      left join garment_colors n on n.garment_id = g.id and n.number = s.color
      where ${sql.join(conditions, sql` and `)}))`;
}
