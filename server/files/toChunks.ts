import type { ParsedStock } from '../../src/domain/stock-file';

/** As many rows as are read and written without holding anything up. */
const chunkRows = 5000;
const mostPieces = 999_999_999;

/** Stock as JSON texts of some thousands of rows, in whole pieces that the tables can hold. */
export function* toChunks(stocks: readonly ParsedStock[]): Generator<string> {
  for (let start = 0; start < stocks.length; start += chunkRows) {
    const rows = stocks.slice(start, start + chunkRows).map((stock) => ({
      ...stock,
      quantity: Math.min(mostPieces, Math.max(0, Math.floor(stock.quantity))),
    }));
    yield JSON.stringify(rows);
  }
}
