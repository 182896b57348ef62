import { toEan } from '../ean';
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
    const [sku = code, ...others] = known.has(code) ? [] : (own ?? byEan.get(toEan(code) ?? '') ?? []);
    if (others.length === 0) matched.push({ ...cell, sku });
    else {
      const kind = own === undefined ? 'the EAN' : 'the code';
      const reason = `${code} is ${kind} of ${[sku, ...others].join(' and ')}: name the sku instead`;
      ambiguous.push({ address: cell.address, text: String(cell.quantity), reason });
    }
  }
  return withoutRepeats({ cells: matched, refused: [...refused, ...ambiguous] });
}

function groupSkus(skus: readonly KnownSku[], codeOf: (sku: KnownSku) => string | undefined) {
  const byCode = new Map<string, string[]>();
  for (const one of skus) {
    const code = codeOf(one);
    if (code === undefined) continue;
    const others = byCode.get(code);
    if (others) others.push(one.sku);
    else byCode.set(code, [one.sku]);
  }
  return byCode;
}

const foldOwn = (code: string) => code.trim().toLowerCase();
