import type { RowError } from '../../../src/domain/catalog-file/formatRowError';
import { parseCatalogRows } from '../../../src/domain/catalog-file/parseCatalogRows';
import { type SpreadsheetOutcome, withSpreadsheet } from '../../plugins/spreadsheet/runOnSpreadsheet';
import { type GarmentRows, toGarmentRows } from './toGarmentRows';

/** What a catalog file holds: garments ready for the tables, in one currency, or what is wrong with its rows. */
export type CatalogFile =
  | { rows: GarmentRows; currency: string }
  | {
      badRows: number;
      /** Every fault, as far as an answer can hold them. */
      errors: RowError[];
    };

/** The most faults that the contract lets an answer hold. */
const mostErrors = 200_000;

/** Reads an uploaded catalog file; runs in a worker thread. */
export function readCatalogFile(file: string): Promise<SpreadsheetOutcome<CatalogFile>> {
  return withSpreadsheet(file, ({ header, rows }) => {
    const { garments, errors } = parseCatalogRows(header, rows);
    const [first] = garments;
    if (first !== undefined) return { rows: toGarmentRows(garments), currency: first.currency };
    return { badRows: new Set(errors.map(({ row }) => row)).size, errors: errors.slice(0, mostErrors) };
  });
}
