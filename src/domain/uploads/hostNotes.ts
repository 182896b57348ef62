import { isOfferedWarehouse, warehouses } from '../constants';
import { type Message, message } from '../language/message';
import { inQuotes } from '../spreadsheet/cell';
import type { RowNote } from '../spreadsheet/rowErrors';
import type { StockRow } from '../stock-file';

/** Notes about warehouses that are not offered in lists: only the server knows the other ones. */
export const noteWarehouses = (rows: readonly { row: number; warehouse: string }[]): RowNote<Message>[] =>
  rows.flatMap(({ row, warehouse }) => {
    if (isOfferedWarehouse(warehouse)) return [];
    const note = message(
      '"{warehouse}" is none of the warehouses {warehouses}; the file is refused unless a customer or stock has it',
      { warehouse, warehouses },
    );
    return [{ row, column: 'warehouse', message: note }];
  });

/** Only the server knows the brand's own codes and EANs; one note covers all unknown values of the column `sku`. */
export function noteCodes(stocks: readonly StockRow[]): RowNote<Message>[] {
  const [first, ...others] = stocks.flatMap(({ row, sku, isCode }) =>
    isCode && sku !== undefined ? [{ row, sku }] : [],
  );
  if (first === undefined) return [];
  const quote = inQuotes(first.sku);
  const note =
    others.length === 0
      ? message(
          '{cell} does not look like a sku such as WJM123000M; the file is refused unless a garment has it as its own sku or EAN',
          quote,
        )
      : message(
          '{cell} (and {more} more like it) does not look like a sku such as WJM123000M; the file is refused unless a garment has it as its own sku or EAN',
          { ...quote, more: others.length },
        );
  return [{ row: first.row, column: 'sku', message: note }];
}
