import { type Message, message } from '../language/message';
import { toEan } from '../ean';
import { parseBlock } from '../orders/quantities';
import { readQuantity } from '../orders/readQuantity';
import { parseSku } from '../sku';
import { addressOf, type Cell, type FileCell, isAmbiguous } from '../spreadsheet/cell';
import { readCodeUpTo, readEan } from '../spreadsheet/codeReaders';
import { isLabelOf } from '../spreadsheet/numberFormat';
import { hasDigit } from '../text/digits';
import { toStoredCode } from '../text/storedText';
import {
  type FilledCell,
  type FilledCells,
  type FilledSheet,
  type QuantityCellReader,
  type RefusedCell,
  readQuantityCell,
  textOf,
  withoutRepeats,
} from './filledCells';

const codeTitles = ['sku', 'ean', 'gtin', 'barcode', 'code', 'article', 'item'];
const quantityTitles = ['quantity', 'qty', 'pieces', 'pcs', 'units'];

interface Columns {
  readonly code: number;
  readonly quantity: number;
  /** The first row below the titles. */
  readonly first: number;
  /** Whether its titles are those of a list. */
  readonly isTitled: boolean;
}

/**
 * Reads a plain list of skus or EANs and quantities: by the titles of its columns, else the first two. A blank
 * quantity is ignored, 0 removes. Null when no row has both a code and a quantity, or nothing indicates that these are
 * skus, EANs or own codes. `matchCodes` finds the skus of other codes.
 */
export function readList({ rows }: FilledSheet, read: QuantityCellReader): FilledCells | null {
  const columns = findColumns(rows);
  const cells: FilledCell[] = [];
  const refused: RefusedCell[] = [];
  // Whether this is a list must not depend on how separators are read.
  const codes: string[] = [];
  let isAllQuantities = true;
  for (const [index, row] of rows.entries()) {
    if (row === undefined || index < columns.first) continue;
    const sku = codeIn(row[columns.code]);
    const cell = row[columns.quantity];
    const address = addressOf(index, columns.quantity);
    const reading = read(cell);
    if (reading === null) continue;
    if (sku !== '' && isQuantity(cell)) codes.push(sku);
    else isAllQuantities = false;
    const fault = codeFault(row[columns.code] ?? null);
    if (sku === '')
      refused.push({ address, text: textOf(cell), reason: message('There is no sku beside it') });
    else if ('error' in reading) refused.push({ address, text: textOf(cell), reason: reading.error });
    else if (fault !== null)
      refused.push({
        address: addressOf(index, columns.code),
        text: sku,
        reason: message('The code {fault}', { fault }),
      });
    else cells.push({ sku, base: null, quantity: reading.quantity, address });
  }
  // Own codes may have any form, but usually contain digits.
  const isAllCodes = isAllQuantities && codes.every(hasDigit);
  const isList = codes.length > 0 && (columns.isTitled || isAllCodes || codes.some(isCode));
  return isList ? withoutRepeats({ cells, refused }) : null;
}

/** A code as the cell shows it, where its format writes more than its digits. */
function codeIn(cell: FileCell | undefined): string {
  const isScaled = cell !== undefined && isAmbiguous(cell) && cell.ambiguity === 'scaled';
  return isScaled && isLabelOf(cell.stored, cell.shown) ? cell.shown : textOf(cell);
}

const longestCode = 100;
const readCode = readCodeUpTo(longestCode);

/** Why a cell does not hold the code that somebody entered, such as 8.05E+12; null if it does. */
function codeFault(cell: FileCell): Message | null {
  if (!('error' in readEan(cell))) return null;
  const reading = readCode(cell);
  return 'error' in reading ? reading.error : null;
}

const isQuantity = (cell: FileCell | undefined) => {
  const reading = readQuantityCell(cell);
  return reading !== null && 'quantity' in reading;
};

const isCode = (text: string) => {
  const code = toStoredCode(text);
  return parseSku(code) !== null || toEan(code) !== null;
};

/** Whether a sheet names its columns as those of a list. */
export function hasListTitles({ rows }: FilledSheet): boolean {
  return titledColumns(rows) !== null;
}

function findColumns(rows: FilledSheet['rows']): Columns {
  const titled = titledColumns(rows);
  if (titled !== null) return titled;
  const first = rows.findIndex((row) => row?.some((cell) => textOf(cell) !== ''));
  const [code, quantity] = rows[first] ?? [];
  const reading = readQuantityCell(quantity);
  // Titles in another language.
  const isTitles = !isCode(textOf(code)) && reading !== null && 'error' in reading;
  return { code: 0, quantity: 1, first: isTitles ? first + 1 : first, isTitled: false };
}

function titledColumns(rows: FilledSheet['rows']): Columns | null {
  const head = rows.findIndex((row) => row?.some((cell) => textOf(cell) !== ''));
  const titles = Array.from(rows[head] ?? [], (cell) => textOf(cell).toLowerCase());
  const code = codeTitles.map((title) => titles.indexOf(title)).find((column) => column !== -1);
  const quantity = quantityTitles.map((title) => titles.indexOf(title)).find((column) => column !== -1);
  return code === undefined || quantity === undefined
    ? null
    : { code, quantity, first: head + 1, isTitled: true };
}

/**
 * Splits a pasted list into rows: by tabs, as from a spreadsheet, else the end of a line is the quantity: as much of it
 * as is one number, with its unit, or the last word.
 */
export function pastedRows(text: string): Cell[][] {
  return parseBlock(text).map((row) => {
    const [only, ...others] = row;
    if (only === undefined || others.length > 0) return row;
    return splitLine(only.trim()) ?? row;
  });
}

function splitLine(line: string): string[] | null {
  for (const { 0: separator, index } of line.matchAll(/\s*[\s;,]\s*/g)) {
    const end = line.slice(index + separator.length);
    const reading = readQuantity(end);
    // A space between digits may as well separate a size from its quantity.
    const isOne = reading !== null && 'quantity' in reading && !/\p{Nd}\s\p{Nd}/u.test(end);
    if (index > 0 && isOne) return [line.slice(0, index), end];
  }
  const lastWord = /^(.*?\S)\s*[\s;,]\s*(\S+)$/.exec(line);
  return lastWord && lastWord.slice(1);
}
