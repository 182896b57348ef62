/** A quoted cell, in which quotes are doubled, or a plain one; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

/**
 * The cells of a block as spreadsheets copy it: lines of cells with tabs between them, a cell with a line break or a
 * tab in it in quotes. The break after the last line begins no other one.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const readCell = (_match: string, quoted: string | undefined, plain: string, end: string) => {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    // The end is found once more behind the last cell.
    const isBehindAll = cell === '' && end === '' && row.length === 0;
    if (!isBehindAll) row.push(cell);
    if (end !== '\t' && row.length > 0) {
      rows.push(row);
      row = [];
    }
    return '';
  };
  text.replace(cellPattern, readCell);
  return rows;
}
