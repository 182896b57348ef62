import { type Cell, columnName, nameOf } from './cells';
import { spreadsheetNamespace, styleNumber } from './styles';

/** A sheet of a workbook; rows and columns are zero-based. */
export interface Sheet {
  name: string;
  /** The width of each column, in characters. */
  widths: readonly number[];
  rows: Iterable<readonly Cell[]>;
  /** How many rows at the top stay in view; the last of them repeats on every printed page. */
  frozenRows: number;
  /** How many columns at the left stay in view. */
  frozenColumns?: number;
  /** Whether the last frozen row has filter buttons for the rows below it. */
  filter?: boolean;
  /** The footer of each printed page, beside the page number. */
  footer: string;
}

const rowsAPiece = 500;

/**
 * The XML of a sheet in pieces, so that a long one is never in memory as a whole. `share` returns a shared string's
 * number.
 */
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
    `<worksheet xmlns="${spreadsheetNamespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"><pane ${split} ` +
    `topLeftCell="${nameOf(frozenRows, frozenColumns)}" activePane="${place}" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="14.4"/><cols>${cols.join('')}</cols><sheetData>`
  );
}

function closingOf({ filter = false, frozenRows, footer }: Sheet, rows: number, columns: number): string {
  const last = `${columnName(columns - 1)}${rows}`;
  const filterXml = filter ? `<autoFilter ref="A${frozenRows}:${last}"/>` : '';
  // In a page footer, an ampersand begins a code.
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

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for a workbook's XML: markup as entities, and characters that XML can't hold as `_x0007_`, which
 * spreadsheet programs decode. Text that looks like such a code is escaped itself.
 */
export function xmlText(text: string): string {
  return text
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replace(
      /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
