import { formatRowError } from '../../../../src/domain/catalog-file/formatRowError';
import { type ParsedUser, parseUserRows } from '../../../../src/domain/user-file/parseUserRows';
import { type SpreadsheetOutcome, withSpreadsheet } from '../../../plugins/spreadsheet/runOnSpreadsheet';

/** What a file of users holds: users, or a line for each bad cell. */
export type UserFile = { users: ParsedUser[] } | { lines: string[] };

/** Reads an uploaded file of users; runs in a worker thread. */
export function readUserFile(file: string): Promise<SpreadsheetOutcome<UserFile>> {
  return withSpreadsheet(file, ({ header, rows }) => {
    const { users, errors } = parseUserRows(header, rows);
    return errors.length === 0 ? { users } : { lines: errors.map(formatRowError) };
  });
}
