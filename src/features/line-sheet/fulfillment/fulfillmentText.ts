import type { FulfillmentLine } from '../../../api';
import type { Translate } from '../../../domain/language/wording';
import type { CellNumber } from '../grid/CellView';

/** Whether a cell shows something else than what was ordered. */
export const differs = (line: FulfillmentLine, number: CellNumber) => line[number] !== line.ordered;

/** Whether a cell's pieces are not all confirmed, or shipped, or are still to come. */
export const isOpen = (line: FulfillmentLine, number: CellNumber) =>
  number === 'to_come' ? line.to_come > 0 : (line[number] ?? 0) < line.ordered;

/** All that is known of a sku's pieces. */
export function fulfillmentText(
  t: Translate,
  { ordered, confirmed, shipped, to_come: toCome }: FulfillmentLine,
): string {
  return confirmed === null
    ? t('Ordered {ordered, number}, not confirmed yet, shipped {shipped, number}, {toCome, number} to come', {
        ordered,
        shipped,
        toCome,
      })
    : t(
        'Ordered {ordered, number}, confirmed {confirmed, number}, shipped {shipped, number}, {toCome, number} to come',
        { ordered, confirmed, shipped, toCome },
      );
}
