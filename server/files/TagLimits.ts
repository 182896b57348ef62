import { spreadsheetLimits } from '../../src/domain/spreadsheet/sheet';
import { sheetPart } from './shownSheetOf';
import { faults } from './spreadsheetFaults';

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

/**
 * Counts the tags in a workbook's parts before they are read: the reader creates objects from them, and a thread that
 * runs out of memory may bring down the host. Throws one of the `faults` for more tags than any spreadsheet within the
 * limits has, and for more rows than are read, as soon as they are passed.
 */
export class TagLimits {
  readonly #count = { cells: 0, strings: 0, other: 0 };

  /** Counts in one part, which comes in pieces; `isRead` is for the sheet whose rows are read. */
  ofPart(name: string, isRead: boolean): (piece: Buffer, isLast: boolean) => void {
    const visit = sheetPart.test(name)
      ? this.#inSheet(isRead ? maxRows : Infinity)
      : this.#elsewhere(stringsPart.test(name));
    let rest: Buffer = Buffer.alloc(0);
    return (piece, isLast) => {
      // Tags in UTF-16 would be missed; no spreadsheet program writes it.
      if (piece.includes(0)) throw faults.damaged();
      const xml = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      const end = isLast ? xml.length : wholeTags(xml);
      rest = xml.subarray(end);
      eachTag(xml.subarray(0, end), visit);
    };
  }

  #inSheet(maxFilledRows: number): TagVisitor {
    let cellsInRow = 0;
    let filledRows = 0;
    let isRowFilled = false;
    return (xml, start, end, isClosing) => {
      if (isClosing) {
        if (isTag(xml, start, end, tags.row)) cellsInRow = 0;
      } else if (isTag(xml, start, end, tags.cell)) {
        cellsInRow += 1;
        if (cellsInRow > limits.cellsInRow) throw faults.damaged();
        this.#add('cells');
      } else if (isTag(xml, start, end, tags.row)) {
        this.#add('cells');
        isRowFilled = false;
      } else if (!isRowFilled && isValue(xml, start, end)) {
        isRowFilled = true;
        filledRows += 1;
        if (filledRows > maxFilledRows) throw faults.tooManyRows();
      } else if (isTag(xml, start, end, tags.merge) || isTag(xml, start, end, tags.link)) this.#add('other');
    };
  }

  #elsewhere(areStrings: boolean): TagVisitor {
    return (xml, start, end, isClosing) => {
      if (isClosing) return;
      if (isTag(xml, start, end, tags.string)) this.#add('strings');
      // The runs of rich text are joined into one string.
      else if (!areStrings) this.#add('other');
    };
  }

  #add(kind: 'cells' | 'strings' | 'other'): void {
    this.#count[kind] += 1;
    if (this.#count[kind] > limits[kind]) throw faults.tooMuchWork();
  }
}

/** Rows without a value are blank, which the limit does not count; the header is one more. */
const maxRows = spreadsheetLimits.rows + 1;

/** Far more than fits in a cell. */
const longestText = 1024 * 1024;

/** The size of the start of a piece that ends before its last tag, which may go on in the next one. */
function wholeTags(xml: Buffer): number {
  const last = Math.max(0, xml.lastIndexOf(lessThan));
  if (xml.length - last > longestText) throw faults.tooMuchWork();
  return last;
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

/** Gets the place of a tag's name. */
type TagVisitor = (xml: Buffer, start: number, end: number, isClosing: boolean) => void;

/** Visits each tag's name without its namespace, byte by byte, as a sheet may have tens of millions of tags. */
function eachTag(xml: Buffer, visit: TagVisitor): void {
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
    visit(xml, start, end, isClosing);
    at = end - 1;
  }
}

function isTag(xml: Buffer, start: number, end: number, name: Buffer): boolean {
  return end - start === name.length && xml[start] === name[0] && name.compare(xml, start, end) === 0;
}
