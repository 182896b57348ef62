import { message } from '../language/message';
import { toEan } from '../ean';
import { groupBy } from '../groupBy';
import { withPlainDigits } from '../text/digits';
import { toStoredCode } from '../text/storedText';
import { type FilledCell, type FilledCells, type RefusedCell, withoutRepeats } from './filledCells';

/** The codes of a sku; `own_sku` is the brand's own. */
type KnownSku = { readonly sku: string; readonly ean?: string; readonly own_sku?: string };

/**
 * Replaces the codes of a list by skus of the catalog: skus with invisible or full-width characters, the brand's own
 * codes, and EANs with any leading zeros. Codes of several skus are refused; unknown codes stay.
 */
export function matchCodes({ cells, refused }: FilledCells, skus: readonly KnownSku[]): FilledCells {
  const known = new Set(skus.map(({ sku }) => sku));
  const bySku = groupSkus(skus, ({ sku }) => foldCode(sku));
  const byOwn = groupSkus(skus, ({ own_sku: own }) => own && foldOwn(own));
  const byEan = groupSkus(skus, ({ ean }) => ean);

  const matched: FilledCell[] = [];
  const ambiguous: RefusedCell[] = [];
  for (const cell of cells) {
    const code = cell.sku;
    const plain = foldCode(code);
    const bySpelling = bySku.get(plain);
    const own = bySpelling === undefined ? byOwn.get(foldOwn(code)) : undefined;
    const found = known.has(code) ? [] : (bySpelling ?? own ?? byEan.get(toEan(plain) ?? '') ?? []);
    const [sku = code, ...others] = found.map((one) => one.sku);
    if (others.length === 0) matched.push({ ...cell, sku });
    else {
      const values = { code, skus: { allOf: [sku, ...others] } };
      const reason =
        bySpelling === undefined && own === undefined
          ? message('{code} is the EAN of {skus}: name the sku instead', values)
          : message('{code} is the code of {skus}: name the sku instead', values);
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

const foldCode = (code: string) => withPlainDigits(toStoredCode(code));
const foldOwn = (code: string) => foldCode(code).toLowerCase();
