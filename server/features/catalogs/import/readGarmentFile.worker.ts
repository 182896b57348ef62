import { type ParsedGarment, sizeOf, sizesToShow } from '../../../../src/domain/catalog-file/garmentDraft';
import { parseCatalogRows } from '../../../../src/domain/catalog-file/parseCatalogRows';
import { parseDeleteRows } from '../../../../src/domain/catalog-file/parseDeleteRows';
import { parseEditRows } from '../../../../src/domain/catalog-file/parseEditRows';
import { byRow, type RowLog } from '../../../../src/domain/spreadsheet/rowErrors';
import { type SpreadsheetOutcome, withSpreadsheet } from '../../../files/withSpreadsheet';

/** Garments ready for the tables, the file's currency if it names one, and the errors and notes of its rows. */
export type StagedFile = RowLog & { rows: StagedRows; currency: string | null };

/** The same for a file of changes, with the number of rows that contain any. */
export type EditFile = StagedFile & { changes: number };

/** What a file deletes, and the errors and notes of its rows. */
export type DeleteFile = RowLog & { targets: string[] };

/** Reads an uploaded catalog file; runs in a worker thread. */
export function readCatalogFile(file: string): Promise<SpreadsheetOutcome<StagedFile>> {
  return withSpreadsheet('catalog', file, ({ header, rows }) => toStagedFile(parseCatalogRows(header, rows)));
}

/** Reads an uploaded file of changes; runs in a worker thread. */
export function readEditFile(file: string): Promise<SpreadsheetOutcome<EditFile>> {
  return withSpreadsheet('edit', file, ({ header, rows }) => {
    const read = parseEditRows(header, rows);
    return { ...toStagedFile(read), changes: read.changes };
  });
}

/** Reads an uploaded file of deletions; runs in a worker thread. */
export function readDeleteFile(file: string): Promise<SpreadsheetOutcome<DeleteFile>> {
  return withSpreadsheet('delete', file, ({ header, rows }) => {
    const { targets, errors, notes } = parseDeleteRows(header, rows);
    return { targets: toTexts(targets), errors, notes: byRow(notes) };
  });
}

function toStagedFile({ garments, errors, notes }: ReturnType<typeof parseCatalogRows>): StagedFile {
  const currency = garments[0]?.currency ?? null;
  return { rows: toStagedRows(garments), currency, errors, notes: byRow(notes) };
}

/**
 * The garments of a file, flattened to rows in JSON strings that PostgreSQL reads in bulk: a few thousand rows each, so
 * that none takes long to send.
 */
export interface StagedRows {
  garments: string[];
  colors: string[];
  prices: string[];
  skus: string[];
}

const rowsInText = 2000;

/** Flattens garments into rows of the staging tables. */
export function toStagedRows(garments: readonly ParsedGarment[]): StagedRows {
  let position = 0;
  return {
    garments: toTexts(
      garments.map(({ colors: _colors, prices: _prices, sizes: _sizes, skus: _skus, ...garment }) => garment),
    ),
    colors: toTexts(
      garments.flatMap(({ generic, colors }) =>
        colors.map((color, index) => ({ generic, position: index, ...color })),
      ),
    ),
    prices: toTexts(
      garments.flatMap(({ generic, prices }) => prices.map((price) => ({ generic, ...price }))),
    ),
    skus: toTexts(
      garments.flatMap(({ generic, skus }) => {
        const sizes = sizesToShow(skus);
        return skus.map((sku) => ({
          generic,
          position: (position += 1),
          size_position: sizes.indexOf(sizeOf(sku)),
          ...sku,
        }));
      }),
    ),
  };
}

/** Rows as JSON strings of a few thousand rows each. */
export function toTexts(rows: readonly object[]): string[] {
  const texts: string[] = [];
  for (let start = 0; start < rows.length; start += rowsInText) {
    texts.push(JSON.stringify(rows.slice(start, start + rowsInText)));
  }
  return texts;
}
