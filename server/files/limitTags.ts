import { spreadsheetLimits } from '../../src/domain/spreadsheet/sheet';
import { firstSheetOf, sheetPart } from './firstSheetOf';
import { faults } from './spreadsheetFaults';
import type { ZipPart } from './zip';

const limits = {
  /** Rows and cells: about as many as fit in 200 MiB when a spreadsheet program writes them. */
  cells: 5_000_000,
  /** Strings that several cells may share. */
  strings: 1_000_000,
  /** Everything else that the reader holds of a workbook: styles, merged cells, links, names. */
  other: 500_000,
  /** The maximum number of cells in a spreadsheet row. */
  cellsInRow: 16_384,
};

const stringsPart = /^xl\/sharedStrings\.xml$/i;

type Count = { cells: number; strings: number; other: number };

/**
 * Counts the tags in a workbook's parts before they are read: the reader creates objects from them, and a thread that
 * runs out of memory may bring down the host. Throws one of the `faults` for more tags than any spreadsheet within the
 * limits has, and for more rows than are read.
 */
export function limitTags(parts: readonly ZipPart[]): void {
  const count: Count = { cells: 0, strings: 0, other: 0 };
  const firstSheet = firstSheetOf(parts);
  for (const { name, content } of parts) {
    // Tags in UTF-16 would be missed; no spreadsheet program writes it.
    if (content.includes(0)) throw faults.damaged();
    if (sheetPart.test(name)) countInSheet(content, count, name === firstSheet ? maxRows : Infinity);
    else countElsewhere(content, stringsPart.test(name), count);
  }
}

/** Rows without a value are blank, which the limit does not count; the header is one more. */
const maxRows = spreadsheetLimits.rows + 1;

function countInSheet(xml: Buffer, count: Count, maxFilledRows: number): void {
  let cellsInRow = 0;
  let filledRows = 0;
  let isRowFilled = false;
  eachTag(xml, (start, end, isClosing) => {
    if (isClosing) {
      if (isTag(xml, start, end, tags.row)) cellsInRow = 0;
    } else if (isTag(xml, start, end, tags.cell)) {
      cellsInRow += 1;
      if (cellsInRow > limits.cellsInRow) throw faults.damaged();
      add(count, 'cells');
    } else if (isTag(xml, start, end, tags.row)) {
      add(count, 'cells');
      isRowFilled = false;
    } else if (!isRowFilled && isValue(xml, start, end)) {
      isRowFilled = true;
      filledRows += 1;
      if (filledRows > maxFilledRows) throw faults.tooManyRows();
    } else if (isTag(xml, start, end, tags.merge) || isTag(xml, start, end, tags.link)) add(count, 'other');
  });
}

function countElsewhere(xml: Buffer, areStrings: boolean, count: Count): void {
  eachTag(xml, (start, end, isClosing) => {
    if (isClosing) return;
    if (isTag(xml, start, end, tags.string)) add(count, 'strings');
    // The runs of rich text are joined into one string.
    else if (!areStrings) add(count, 'other');
  });
}

function add(count: Count, kind: keyof Count): void {
  count[kind] += 1;
  if (count[kind] > limits[kind]) throw faults.tooMuchWork();
}

/** Whether a tag is that of a cell's value or text, and anything follows it. */
function isValue(xml: Buffer, start: number, end: number): boolean {
  if (!isTag(xml, start, end, tags.value) && !isTag(xml, start, end, tags.text)) return false;
  const close = xml.indexOf(greaterThan, end);
  return close !== -1 && xml[close - 1] !== slash && xml[close + 1] !== lessThan;
}

const tags = {
  cell: Buffer.from('c'),
  row: Buffer.from('row'),
  value: Buffer.from('v'),
  text: Buffer.from('t'),
  string: Buffer.from('si'),
  merge: Buffer.from('mergeCell'),
  link: Buffer.from('hyperlink'),
};

const codeOf = (character: string) => character.charCodeAt(0);
const lessThan = codeOf('<');
const greaterThan = codeOf('>');
const slash = codeOf('/');
const colon = codeOf(':');
const space = codeOf(' ');

/** Visits each tag's name without its namespace, byte by byte, as a sheet may have tens of millions of tags. */
function eachTag(xml: Buffer, visit: (start: number, end: number, isClosing: boolean) => void): void {
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] !== lessThan) continue;
    const isClosing = xml[at + 1] === slash;
    let start = at + (isClosing ? 2 : 1);
    let end = start;
    for (; end < xml.length; end += 1) {
      const byte = xml[end] ?? greaterThan;
      if (byte === colon) start = end + 1;
      else if (byte <= space || byte === greaterThan || byte === slash) break;
    }
    visit(start, end, isClosing);
    at = end - 1;
  }
}

function isTag(xml: Buffer, start: number, end: number, name: Buffer): boolean {
  return end - start === name.length && xml[start] === name[0] && name.compare(xml, start, end) === 0;
}
