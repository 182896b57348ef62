import type { RowLog } from '../../src/domain/spreadsheet/rowErrors';
import { uploadFiles } from '../../src/domain/uploads/uploadFiles';
import type { FileKind } from '../../src/domain/uploads/uploads';
import { type SpreadsheetOutcome, withSpreadsheet } from './withSpreadsheet';

/** Parses an uploaded file of this kind; runs in a worker thread. */
export function readUpload({
  kind,
  file,
}: {
  kind: FileKind;
  file: string;
}): Promise<SpreadsheetOutcome<RowLog>> {
  return withSpreadsheet(kind, file, ({ header, rows }) => uploadFiles[kind].parse(header, rows));
}
