import { spreadsheetLimits } from '../../src/domain/spreadsheet/sheet';
import { faults } from './SpreadsheetFault';
import { type ZipEntry, listZip, storeZip } from './zip';

/** The reader uses only a few parts of a workbook; links to other files are not among them. */
const isRead = ({ name }: ZipEntry) =>
  /\.(xml|rels)$/i.test(name) && !/^(xl\/externalLinks|customXml|docProps)\//i.test(name);

const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/i;

/** Checks a zip and returns one with only the workbook parts that are read, uncompressed; see `toReadable`. */
export async function toReadableXlsx(zip: Buffer): Promise<Uint8Array> {
  const entries = await listZip(zip);
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^xl\/workbook\d*\.bin$/i)) throw faults.binaryWorkbook();
  if (!has(/^xl\/workbook\d*\.xml$/i)) throw has(/^mimetype$/) ? faults.openDocument() : faults.notExcel();
  if (has(/^xl\/vbaProject\.bin$/i)) throw faults.macros();
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw faults.password();
  // `unpack` never extracts more than the size that an entry declares here.
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > spreadsheetLimits.unpackedBytes) throw faults.tooLargeUnpacked();
  const parts: { name: string; content: Buffer }[] = [];
  for (const { name, unpack } of entries.filter(isRead)) parts.push({ name, content: await unpack() });
  limitTags(parts);
  return storeZip(
    parts.map(({ name, content }) => ({
      name,
      content: sheetPart.test(name) ? prepareFormulas(content) : content,
    })),
  );
}

const limits = {
  /** Rows and cells: about as many as fit in 200 MiB when a spreadsheet program writes them. */
  cells: 5_000_000,
  /** Strings that several cells may share. */
  strings: 1_000_000,
  /** Everything else that is kept of a workbook: styles, merged cells, links, names. */
  other: 500_000,
  /** The maximum number of cells in a spreadsheet row. */
  cellsInRow: 16_384,
};

const stringsPart = /^xl\/sharedStrings\.xml$/i;

type Count = { cells: number; strings: number; other: number };

/**
 * Counts the tags in a workbook's parts before they are read: the reader creates objects from them, and a thread that
 * runs out of memory may bring down the host. Throws a `SpreadsheetFault` for more tags than any spreadsheet within the
 * limits has.
 */
export function limitTags(parts: readonly { name: string; content: Buffer }[]): void {
  const count: Count = { cells: 0, strings: 0, other: 0 };
  for (const { name, content } of parts) {
    // Tags in UTF-16 would be missed; no spreadsheet program writes it.
    if (content.includes(0)) throw faults.damaged();
    if (sheetPart.test(name)) countInSheet(content, count);
    else countElsewhere(content, stringsPart.test(name), count);
  }
}

function countInSheet(xml: Buffer, count: Count): void {
  let cellsInRow = 0;
  eachTag(xml, (start, end, isClosing) => {
    if (isClosing) {
      if (isTag(xml, start, end, tags.row)) cellsInRow = 0;
    } else if (isTag(xml, start, end, tags.cell)) {
      cellsInRow += 1;
      if (cellsInRow > limits.cellsInRow) throw faults.damaged();
      add(count, 'cells');
    } else if (isTag(xml, start, end, tags.row)) add(count, 'cells');
    else if (isTag(xml, start, end, tags.merge) || isTag(xml, start, end, tags.link)) add(count, 'other');
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

const tags = {
  cell: Buffer.from('c'),
  row: Buffer.from('row'),
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
  return end - start === name.length && name.compare(xml, start, end) === 0;
}

/** The opening tag of a cell, and everything up to the next cell's tag. */
const cells = /(<(?:\w+:)?c(?:\s[^>]*)?>)([^<]*(?:<(?!\/?(?:\w+:)?c[\s/>])[^<]*)*)/g;
/** The same of cells of type `str` alone, which is quicker. */
const texts = /(<(?:\w+:)?c\s[^>]*?\bt\s*=\s*["']str["'][^>]*>)([^<]*(?:<(?!\/?(?:\w+:)?c[\s/>])[^<]*)*)/g;
const type = /\st\s*=\s*["'](\w*)["']/;
const formula = /<(?:\w+:)?f[\s/>]/;
const value = /<(?:\w+:)?v(?:\s[^>]*)?>[^<]/;

/**
 * Prepares the formulas in a sheet's XML for the spreadsheet reader. It unescapes their texts (cells of type `str`,
 * which some programs also write for plain text) twice, and would turn the text `&lt;b&gt;` into `<b>`: so they are
 * escaped a second time. It leaves out formulas without a value: so those get the type `z`.
 */
function prepareFormulas(sheet: Buffer): Buffer {
  const has = (...signs: string[]) => signs.some((sign) => sheet.includes(sign));
  const hasFormulas = has('<f', ':f');
  const hasEscapes = has('"str"', "'str'") && has('&', '_x', '_X');
  if (!hasFormulas && !hasEscapes) return sheet;
  // Bytes as characters: non-ASCII passes through unchanged.
  const xml = sheet.toString('latin1');
  return Buffer.from(
    xml.replace(hasFormulas ? cells : texts, (_cell, tag: string, content: string) =>
      prepareCell(tag, content),
    ),
    'latin1',
  );
}

function prepareCell(tag: string, content: string): string {
  const [stated, kind] = type.exec(tag) ?? ['', ''];
  if (kind === 'str') return tag + escapeOnce(content);
  if (!formula.test(content) || value.test(content)) return tag + content;
  return tag.replace(stated, '').replace(/\/?>$/, ' t="z">') + content;
}

const escapeOnce = (content: string) =>
  content.replaceAll('&', '&amp;').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
