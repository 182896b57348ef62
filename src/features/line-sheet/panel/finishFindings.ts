import type { Garment, Order } from '../../../api';
import { toDateText } from '../../../domain/dates';
import { shortfallsOf } from '../../../domain/orders/minimums';
import { stockWarning } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { isolated } from '../../../domain/text/isolated';
import { dayText } from '../../../lib/dates';
import { cellOf, garmentOf, gridOf } from '../grid/Grid';
import { valueName } from '../saving/unsavedRows';
import type { Conflict } from '../state/conflicts';
import type { Sheet } from '../state/Sheet';
import type { Translate } from '../../../domain/language/wording';

/** Something to review before an order is finished. */
export interface FinishFinding {
  readonly text: string;
  /** Its subject, where the text does not contain it. */
  readonly name: string;
  /** Its location: a generic, color or sku; null for the order's fields. */
  readonly code: string | null;
  /** Blocks finishing the order. */
  readonly isStop: boolean;
}

/** What was entered but is not saved. */
interface Unsaved {
  readonly conflicts: readonly Conflict[];
  /** Why the entered delivery date was refused. */
  readonly dateFault: string | null;
  /** Whether the customer's own order number could not be saved. */
  readonly hasNumberFailed: boolean;
}

/**
 * What to review before an order is finished: what is not saved, minimums and multiples, stock, wanted marks and a
 * missing delivery date.
 */
export function finishFindings(
  t: Translate,
  { garments, requires_minimums = false }: Pick<Order, 'garments' | 'requires_minimums'>,
  { lines, wanted, serviceDate }: Pick<Sheet, 'lines' | 'wanted' | 'serviceDate'>,
  { conflicts, dateFault, hasNumberFailed }: Unsaved,
): FinishFinding[] {
  const finding = (text: string, code: string | null, name: string, isStop = false): FinishFinding => {
    return { text, code, name, isStop };
  };
  const conflictFindings = conflicts.map(({ sku }) =>
    finding(
      t('Changed twice: choose first which change to keep'),
      sku,
      sku === null ? t('Delivery date') : valueName(garments, sku),
      true,
    ),
  );
  const minimums = shortfallsOf(garments, (generic) => lines[generic] ?? {}).map(({ code, text }) =>
    finding(t(text), code, code === genericOf(code) ? '' : valueName(garments, code), requires_minimums),
  );
  const stock = garments.flatMap(({ generic, with_stocks, skus }) =>
    skus.flatMap(({ sku, stock: pieces }) => {
      const quantity = lines[generic]?.[sku] ?? 0;
      const warning = stockWarning({ sku, with_stocks, stock: pieces, quantity });
      if (warning === null) return [];
      const text = t('{warning}: {quantity} ordered, {pieces} in stock', { warning, quantity, pieces });
      return finding(text, sku, valueName(garments, sku));
    }),
  );
  const marks = wanted.flatMap((code) => {
    const name = wantedName(garments, code);
    return name === null ? [] : [finding(t('Wanted, without a quantity'), code, name)];
  });
  const day = serviceDate === null ? '' : dayText(toDateText(serviceDate));
  const missing = serviceDate === null ? [finding(t('No delivery date'), null, '')] : [];
  const stillSet =
    day === '' ? t('The order has no delivery date.') : t('The delivery date is still {day}.', { day });
  const dates = dateFault === null ? missing : [finding(dateFault, null, stillSet)];
  const numbers = hasNumberFailed ? [finding(t('Your order number is not saved yet'), null, '')] : [];
  return [...conflictFindings, ...minimums, ...stock, ...marks, ...dates, ...numbers];
}

/** The name of a wanted color or size; null when the catalog no longer has it. */
function wantedName(garments: readonly Garment[], code: string): string | null {
  const grid = gridOf(garments, {});
  if (cellOf(grid, code)) return valueName(garments, code);
  const garment = garmentOf(grid, code);
  const color = garment?.colors.find(({ number }) => garment.generic + number === code);
  return garment && color ? `${isolated(garment.name)} ${garment.number}, ${isolated(color.name)}` : null;
}
