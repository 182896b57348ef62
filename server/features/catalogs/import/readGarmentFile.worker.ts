import type { RowError } from '../../../../src/domain/spreadsheet/rowErrors';
import { parseCatalogRows } from '../../../../src/domain/catalog-file/parseCatalogRows';
import { parseDeleteRows } from '../../../../src/domain/catalog-file/parseDeleteRows';
import { parseEditRows } from '../../../../src/domain/catalog-file/parseEditRows';
import { type SpreadsheetOutcome, withSpreadsheet } from '../../../files/runOnSpreadsheet';
import { type StagedRows, toStagedRows, toTexts } from './toStagedRows';

/** Garments ready for the tables, in one currency where the file names it, and what is wrong with its rows. */
export type StagedFile = { rows: StagedRows; currency: string | null; errors: RowError[] };

/** What a file deletes, and what is wrong with its rows. */
export type DeleteFile = { targets: string[]; errors: RowError[] };

/** Reads an uploaded catalog file; runs in a worker thread. */
export function readCatalogFile(file: string): Promise<SpreadsheetOutcome<StagedFile>> {
  return withSpreadsheet(file, ({ header, rows }) => toStagedFile(parseCatalogRows(header, rows)));
}

/** Reads an uploaded file of changes; runs in a worker thread. */
export function readEditFile(file: string): Promise<SpreadsheetOutcome<StagedFile>> {
  return withSpreadsheet(file, ({ header, rows }) => toStagedFile(parseEditRows(header, rows)));
}

/** Reads an uploaded file of what is to be deleted; runs in a worker thread. */
export function readDeleteFile(file: string): Promise<SpreadsheetOutcome<DeleteFile>> {
  return withSpreadsheet(file, ({ header, rows }) => {
    const { targets, errors } = parseDeleteRows(header, rows);
    return { targets: toTexts(targets), errors };
  });
}

function toStagedFile({ garments, errors }: ReturnType<typeof parseCatalogRows>): StagedFile {
  return { rows: toStagedRows(garments), currency: garments[0]?.currency ?? null, errors };
}
