import type { RowError } from '../../../../src/domain/catalog-file/formatRowError';
import { parseCatalogRows } from '../../../../src/domain/catalog-file/parseCatalogRows';
import { parseDeleteRows } from '../../../../src/domain/catalog-file/parseDeleteRows';
import { parseEditRows } from '../../../../src/domain/catalog-file/parseEditRows';
import { type SpreadsheetOutcome, withSpreadsheet } from '../../../plugins/spreadsheet/runOnSpreadsheet';
import { type StagedRows, toStagedRows, toTexts } from './toStagedRows';

/** What a file holds, ready for the tables, or what is wrong with its rows. */
export type GarmentFile<Content> = Content | { errors: RowError[] };

/** Garments, in one currency where the file names it. */
export type StagedFile = { rows: StagedRows; currency: string | null };

/** What a file deletes. */
export type DeleteFile = { targets: string[] };

/** Reads an uploaded catalog file; runs in a worker thread. */
export function readCatalogFile(file: string): Promise<SpreadsheetOutcome<GarmentFile<StagedFile>>> {
  return withSpreadsheet(file, ({ header, rows }) => toStagedFile(parseCatalogRows(header, rows)));
}

/** Reads an uploaded file of changes; runs in a worker thread. */
export function readEditFile(file: string): Promise<SpreadsheetOutcome<GarmentFile<StagedFile>>> {
  return withSpreadsheet(file, ({ header, rows }) => toStagedFile(parseEditRows(header, rows)));
}

/** Reads an uploaded file of what is to be deleted; runs in a worker thread. */
export function readDeleteFile(file: string): Promise<SpreadsheetOutcome<GarmentFile<DeleteFile>>> {
  return withSpreadsheet(file, ({ header, rows }) => {
    const { targets, errors } = parseDeleteRows(header, rows);
    return errors.length > 0 ? { errors } : { targets: toTexts(targets) };
  });
}

function toStagedFile({ garments, errors }: ReturnType<typeof parseCatalogRows>): GarmentFile<StagedFile> {
  if (errors.length > 0) return { errors };
  return { rows: toStagedRows(garments), currency: garments[0]?.currency ?? null };
}
