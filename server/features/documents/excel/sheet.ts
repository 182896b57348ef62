import type { PaperSize } from '../content';
import type { Texts } from '../texts';
import type { Translate } from '../../../../src/domain/language/wording';
import { type Cell, columnName, nameOf, rangeOf, xmlText } from './cells';
import { wrappedHeight } from './wrappedHeight';
import { relationsNamespace, spreadsheetNamespace, styleNumber } from './styles';

/**
 * A row's cells, or them with a height in points, which wrapped texts may make larger; a hidden row has none.
 */
export type Row = readonly Cell[] | { readonly cells: readonly Cell[]; readonly height: number };

/** The position of a picture: its top left corner in a cell, its size in points. */
export interface PicturePosition {
  /** What it shows, for those who can't see it. */
  name: string;
  row: number;
  column: number;
  width: number;
  height: number;
}

/** A sheet of a workbook; rows and columns are zero-based. */
export interface Sheet {
  name: string;
  /** The width of each column, in characters; 0 hides it. */
  widths: readonly number[];
  rows: Iterable<Row>;
  /** How many rows at the top stay in view; the last of them repeats on every printed page. */
  frozenRows: number;
  /** How many columns at the left stay in view. */
  frozenColumns?: number;
  /** Whether the last frozen row has filter buttons for the rows below it. */
  filter?: boolean;
  /**
   * Columns below the frozen rows that take whole numbers up to `max`, where their cells are unlocked. All other cells
   * are locked, without a password.
   */
  entry?: { first: number; last: number; max: number };
  /** Shown when the workbook is opened, with the cursor in this cell. */
  opensAt?: { row: number; column: number };
  /** What is printed of the sheet: so many rows, or nothing at all; everything if absent. */
  printed?: { rows: number } | 'nothing';
  /** JPEGs over the cells, each loaded when it is written. */
  pictures?: AsyncIterable<PicturePosition & { jpeg: Uint8Array }>;
  /** The footer of each printed page, beside the page number. */
  footer: string;
}

const rowsAPiece = 500;

/**
 * The XML of a sheet in pieces, so that a long one is never entirely in memory. `share` returns a shared string's
 * number.
 */
export function* sheetXml(
  sheet: Sheet,
  share: (text: string) => number,
  { texts, paper }: { texts: Texts; paper: PaperSize },
): Generator<string> {
  yield openingOf(sheet, texts.isRightToLeft);
  let piece = '';
  let row = 0;
  let columns = 1;
  for (const one of sheet.rows) {
    const cells = 'cells' in one ? one.cells : one;
    const height = heightOf('cells' in one ? one.height : null, wrappedHeight(cells, sheet.widths));
    columns = Math.max(columns, cells.length);
    const written = cells.map((cell, column) => cellXml(cell, nameOf(row, column), share)).join('');
    piece += `<row r="${row + 1}"${height}>${written}</row>`;
    row += 1;
    if (row % rowsAPiece === 0) {
      yield piece;
      piece = '';
    }
  }
  yield piece + closingOf(sheet, row, columns, { t: texts.t, paper });
}

function heightOf(stated: number | null, needed: number): string {
  if (stated === 0) return ' hidden="1"';
  const height = Math.max(stated ?? 0, needed);
  return height === 0 ? '' : ` ht="${height}" customHeight="1"`;
}

function openingOf(
  { widths, frozenRows, frozenColumns = 0, opensAt, printed }: Sheet,
  isRightToLeft: boolean,
): string {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const pane = frozenColumns > 0 ? 'bottomRight' : 'bottomLeft';
  const split = `${frozenColumns > 0 ? `xSplit="${frozenColumns}" ` : ''}ySplit="${frozenRows}"`;
  const cursor = opensAt === undefined ? null : nameOf(opensAt.row, opensAt.column);
  const selection =
    cursor === null ? '' : `<selection pane="${pane}" activeCell="${cursor}" sqref="${cursor}"/>`;
  const all = printed === 'nothing' ? [...widths, 0] : widths;
  const cols = all.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" ${width === 0 ? 'width="9" hidden="1"' : `width="${width}"`} customWidth="1"/>`,
  );
  return (
    `<worksheet xmlns="${spreadsheetNamespace}" xmlns:r="${relationsNamespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0"${direction}${cursor === null ? '' : ' tabSelected="1"'} workbookViewId="0"><pane ${split} ` +
    `topLeftCell="${nameOf(frozenRows, frozenColumns)}" activePane="${pane}" state="frozen"/>${selection}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="14.4"/><cols>${cols.join('')}</cols><sheetData>`
  );
}

/** The ids of paper sizes in a workbook. */
const paperNumbers: Record<PaperSize, number> = { A4: 9, Letter: 1 };

function closingOf(
  sheet: Sheet,
  rows: number,
  columns: number,
  { t, paper }: { t: Translate; paper: PaperSize },
): string {
  const { filter = false, frozenRows, footer, entry, pictures } = sheet;
  const last = `${columnName(columns - 1)}${rows}`;
  const filterXml = filter ? `<autoFilter ref="A${frozenRows}:${last}"/>` : '';
  const isEmpty = rows <= frozenRows;
  const protectedXml =
    entry === undefined
      ? ''
      : '<sheetProtection sheet="1" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>';
  const validXml = entry === undefined || isEmpty ? '' : validationXml(t, entry, frozenRows, rows - 1);
  const drawingXml = pictures === undefined ? '' : '<drawing r:id="rId1"/>';
  // In a page footer, an ampersand begins a code.
  const name = xmlText(footer.replaceAll('&', '&&').slice(0, 120));
  return (
    `</sheetData>${protectedXml}${filterXml}${validXml}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>` +
    `<pageSetup paperSize="${paperNumbers[paper]}" orientation="landscape" fitToWidth="1" fitToHeight="0"/>` +
    `<headerFooter><oddFooter>&amp;L${name}&amp;R&amp;P / &amp;N</oddFooter></headerFooter>${drawingXml}</worksheet>`
  );
}

/** What a spreadsheet program lets a person type into the columns of numbers. */
function validationXml(
  t: Translate,
  { first, last, max }: NonNullable<Sheet['entry']>,
  top: number,
  bottom: number,
): string {
  // Excel repairs a file whose texts are longer.
  const title = xmlText(t('Not a quantity').slice(0, 32));
  const fault = xmlText(t('Type a whole number from 0 to {max}.', { max }).slice(0, 225));
  return (
    '<dataValidations count="1"><dataValidation type="whole" allowBlank="1" showErrorMessage="1" ' +
    `errorTitle="${title}" error="${fault}" ` +
    `sqref="${rangeOf([top, first], [bottom, last])}"><formula1>0</formula1><formula2>${max}</formula2>` +
    '</dataValidation></dataValidations>'
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
