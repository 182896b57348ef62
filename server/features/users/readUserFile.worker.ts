import type { RowLog } from '../../../src/domain/spreadsheet/rowErrors';
import { type ParsedUser, parseUserRows } from '../../../src/domain/user-file';
import { type SpreadsheetOutcome, withSpreadsheet } from '../../files/withSpreadsheet';

/** The users of a file, and the errors and notes of its rows. */
export type UserFile = RowLog & { users: ParsedUser[] };

/** Reads an uploaded file of users; runs in a worker thread. */
export function readUserFile(file: string): Promise<SpreadsheetOutcome<UserFile>> {
  return withSpreadsheet('users', file, ({ header, rows }) => parseUserRows(header, rows));
}
