import type { SheetRow } from '../../src/domain/spreadsheet/readCell';

/** A file of texts between separators: its first row, and the others with their number in the file. */
export interface CsvFile {
  header: string[];
  rows: Iterable<SheetRow>;
}

/**
 * Reads texts between commas, semicolons or tabs, whichever comes first in the first row; in double quotes a text
 * may hold separators, line ends and doubled quotes.
 */
export function readCsv(text: string): CsvFile {
  const content = text.replace(/^\uFEFF/, '');
  const separator = /[,;\t]/.exec(content.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  const rows = rowsOf(content, separator);
  const first = rows.next();
  return { header: first.done === true ? [] : first.value, rows: numbered(rows) };
}

function* numbered(rows: Iterable<string[]>): Generator<SheetRow> {
  let row = 1;
  for (const cells of rows) {
    row += 1;
    yield { row, cells };
  }
}

/** The cells of each row. Each match is one cell, quoted or plain, and what ends it. */
function* rowsOf(text: string, separator: string): Generator<string[]> {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'gy',
  );
  let cells: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    // The end of the last line begins no other one.
    const isAfterEnd = end === '' && cells.join('') === '';
    if (!isAfterEnd) yield cells;
    if (end === '') return;
    cells = [];
  }
}
