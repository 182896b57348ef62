import { columnName, nameOf } from './cellNames';
import type { Cell, Sheet } from './Sheet';
import { styleNumber } from './styles';
import { xmlText } from './xmlText';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const rowsAPiece = 500;

/** The XML of a sheet, piece by piece: a long one is never there as a whole. `share` numbers a shared text. */
export function* sheetXml(sheet: Sheet, share: (text: string) => number): Generator<string> {
  yield openingOf(sheet);
  let piece = '';
  let row = 0;
  let columns = 1;
  for (const cells of sheet.rows) {
    columns = Math.max(columns, cells.length);
    const written = cells.map((cell, column) => cellXml(cell, nameOf(row, column), share)).join('');
    piece += `<row r="${row + 1}">${written}</row>`;
    row += 1;
    if (row % rowsAPiece === 0) {
      yield piece;
      piece = '';
    }
  }
  yield piece + closingOf(sheet, row, columns);
}

function openingOf({ widths, frozenRows, frozenColumns = 0 }: Sheet): string {
  const place = frozenColumns > 0 ? 'bottomRight' : 'bottomLeft';
  const split = `${frozenColumns > 0 ? `xSplit="${frozenColumns}" ` : ''}ySplit="${frozenRows}"`;
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"><pane ${split} ` +
    `topLeftCell="${nameOf(frozenRows, frozenColumns)}" activePane="${place}" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="14.4"/><cols>${cols.join('')}</cols><sheetData>`
  );
}

function closingOf({ filter = false, frozenRows, footer }: Sheet, rows: number, columns: number): string {
  const last = `${columnName(columns - 1)}${rows}`;
  const filterXml = filter ? `<autoFilter ref="A${frozenRows}:${last}"/>` : '';
  // An ampersand begins a code of the page's foot.
  const name = xmlText(footer.replaceAll('&', '&&').slice(0, 120));
  return (
    `</sheetData>${filterXml}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>` +
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddFooter>&amp;L${name}&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`
  );
}

function cellXml(cell: Cell, name: string, share: (text: string) => number): string {
  if (cell === null) return '';
  const { value, style, formula } = cell;
  const start = `<c r="${name}" s="${styleNumber(style)}"`;
  if (value === null || value === '') return `${start}/>`;
  if (typeof value === 'string') return `${start} t="s"><v>${share(value)}</v></c>`;
  return `${start}>${formula === undefined ? '' : `<f>${xmlText(formula)}</f>`}<v>${value}</v></c>`;
}
