import { memoize } from '../../domain/memoize';
import { formatCurrency } from '../../domain/prepare/currencies';
import type { Cell } from '../../domain/spreadsheet/cell';

/** The number format of a cell, by its row and column counted from 0. */
type FormatAt = (row: number, column: number) => string | number | undefined;

/**
 * Writes the currency that a number's format shows behind the number, so that prices in several are noticed. A column
 * that has numbers as text too is left as it is: they may have another decimal mark.
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
