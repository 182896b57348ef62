import { toEan } from '../ean';
import { groupBy } from '../groupBy';
import { type FilledCell, type FilledCells, type RefusedCell, withoutRepeats } from './filledCells';

/** A sku as far as it is matched: `own_sku` is the brand's own code of it. */
type KnownSku = { readonly sku: string; readonly ean?: string; readonly own_sku?: string };

/**
 * The values of a list by sku: a code that is no sku of the catalog but the brand's own code of one, or an EAN of it,
 * however many zeros it begins with, stands for that sku. One of several skus is refused; a code that is none of these
 * stays as it is.
 */
export function matchCodes({ cells, refused }: FilledCells, skus: readonly KnownSku[]): FilledCells {
  const known = new Set(skus.map(({ sku }) => sku));
  const byOwn = groupSkus(skus, ({ own_sku: own }) => own && foldOwn(own));
  const byEan = groupSkus(skus, ({ ean }) => ean);

  const matched: FilledCell[] = [];
  const ambiguous: RefusedCell[] = [];
  for (const cell of cells) {
    const code = cell.sku;
    const own = known.has(code) ? undefined : byOwn.get(foldOwn(code));
    const found = known.has(code) ? [] : (own ?? byEan.get(toEan(code) ?? '') ?? []);
    const [sku = code, ...others] = found.map((one) => one.sku);
    if (others.length === 0) matched.push({ ...cell, sku });
    else {
      const kind = own === undefined ? 'the EAN' : 'the code';
      const reason = `${code} is ${kind} of ${[sku, ...others].join(' and ')}: name the sku instead`;
      ambiguous.push({ address: cell.address, text: String(cell.quantity), reason });
    }
  }
  return withoutRepeats({ cells: matched, refused: [...refused, ...ambiguous] });
}

const groupSkus = (skus: readonly KnownSku[], codeOf: (sku: KnownSku) => string | undefined) =>
  groupBy(
    skus.filter((sku) => codeOf(sku) !== undefined),
    (sku) => String(codeOf(sku)),
  );

const foldOwn = (code: string) => code.trim().toLowerCase();
