/** A quoted cell, in which quotes are doubled, or a plain one; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * The cells of a block as spreadsheets copy it: lines of cells with tabs between them, a cell with a line break or a
 * tab in it in quotes. The break after the last line begins no other one (quality.md 'For people').
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(cellPattern);
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
