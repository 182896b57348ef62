import { toEan } from '../ean';
import { type FilledCell, type FilledCells, type RefusedCell, withoutRepeats } from './filledCells';

/** A sku as far as it is matched. */
type KnownSku = { readonly sku: string; readonly ean?: string };

/**
 * The values of a list by sku: a code that is no sku of the catalog but an EAN of it, however many zeros it begins with,
 * stands for that sku. An EAN of several skus is refused; a code that is neither stays as it is.
 */
export function matchEans({ cells, refused }: FilledCells, skus: readonly KnownSku[]): FilledCells {
  const known = new Set(skus.map(({ sku }) => sku));
  const byEan = new Map<string, string[]>();
  for (const { sku, ean } of skus) if (ean !== undefined) byEan.set(ean, [...(byEan.get(ean) ?? []), sku]);

  const matched: FilledCell[] = [];
  const ambiguous: RefusedCell[] = [];
  for (const cell of cells) {
    const code = cell.sku;
    const [sku = code, ...others] = known.has(code) ? [] : (byEan.get(toEan(code) ?? '') ?? []);
    if (others.length === 0) matched.push({ ...cell, sku });
    else {
      const reason = `${code} is the EAN of ${[sku, ...others].join(' and ')}: name the sku instead`;
      ambiguous.push({ address: cell.address, text: String(cell.quantity), reason });
    }
  }
  return withoutRepeats({ cells: matched, refused: [...refused, ...ambiguous] });
}
