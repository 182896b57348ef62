import { shownSizes } from '../../src/domain/sizes/sizeOrder';
import type { Writer } from './notPlain';

/** Sorts the sizes of garments as files are read today: those that stand in the order of the alphabet, L M S XL XS. */
export async function sortSizes(db: Writer): Promise<void> {
  const { rows } = await db.query<{ sizes: string[] }>(
    'select distinct sizes from garments where cardinality(sizes) > 1',
  );
  for (const { sizes } of rows) {
    const shown = shownSizes([sizes]);
    if (shown.join('\n') === sizes.join('\n')) continue;
    await db.query('update garments set sizes = $2 where sizes = $1', [sizes, shown]);
  }
}
