import { isOfferedWarehouse, warehouses } from '../constants';
import { quoted } from '../spreadsheet/cell';
import type { RowNote } from '../spreadsheet/rowErrors';
import type { StockRow } from '../stock-file';

/** Notes about warehouses that are not offered in lists: only the server knows the other ones. */
export const noteWarehouses = (rows: readonly { row: number; warehouse: string }[]): RowNote[] =>
  rows.flatMap(({ row, warehouse }) => {
    if (isOfferedWarehouse(warehouse)) return [];
    const message = `"${warehouse}" is none of the warehouses ${warehouses.join(' and ')}; the file is refused unless a customer or stock has it`;
    return [{ row, column: 'warehouse', message }];
  });

/** Only the server knows the brand's own codes and EANs; one note covers all unknown values of the column `sku`. */
export function noteCodes(stocks: readonly StockRow[]): RowNote[] {
  const [first, ...others] = stocks.flatMap(({ row, sku, isCode }) =>
    isCode && sku !== undefined ? [{ row, sku }] : [],
  );
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`;
  const message = `${quoted(first.sku)}${more} does not look like a sku such as WJM123000M; the file is refused unless a garment has it as its own sku or EAN`;
  return [{ row: first.row, column: 'sku', message }];
}
