import { memoize } from '../../domain/memoize';
import { formatCurrency } from '../../domain/prepare/currencies';
import type { Cell } from '../../domain/spreadsheet/cell';

/** The number format of a cell, by its row and column counted from 0. */
type FormatAt = (row: number, column: number) => string | number | undefined;

/**
 * Appends the currency of a number's format to the number, so that mixed currencies are noticed. Columns that also have
 * numbers as text are skipped, as those may use another decimal mark.
 */
export function writeCurrencies(rows: Cell[][], formatAt: FormatAt): void {
  const currencyOf = memoize(formatCurrency);
  const withTexts = new Set(
    rows.flatMap((cells) =>
      [...cells.entries()].flatMap(([column, cell]) =>
        typeof cell === 'string' && /\d[.,]\d/.test(cell) ? [column] : [],
      ),
    ),
  );
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (typeof cell !== 'number' || withTexts.has(column)) continue;
      const currency = currencyOf(String(formatAt(row, column) ?? ''));
      if (currency !== '') cells[column] = `${cell} ${currency}`;
    }
  }
}
