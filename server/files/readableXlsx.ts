import { spreadsheetLimits } from '../../src/domain/spreadsheet/sheet';
import { readableSheetXml } from '../../src/domain/spreadsheet/readableSheetXml';
import { sheetPart, shownSheetOf } from './shownSheetOf';
import { TagLimits } from './TagLimits';
import { faults } from './spreadsheetFaults';
import { type ZipEntry, type ZipPart, listZip, storeZip } from './zip';

/** The reader uses only a few parts of a workbook; links to other files are not among them. */
const isRead = ({ name }: ZipEntry) =>
  /\.(xml|rels)$/i.test(name) && !/^(xl\/externalLinks|customXml|docProps)\//i.test(name);

/** Makes a zip of only the workbook parts that are read, uncompressed; see `toReadable`. */
export function toReadableXlsx(parts: readonly ZipPart[]): Uint8Array {
  return storeZip(
    parts.map(({ name, content }) => ({
      name,
      content: sheetPart.test(name) ? prepareCells(content) : content,
    })),
  );
}

/** A workbook's parts that are read, unpacked, and the position of the sheet that is read. */
export interface UnpackedXlsx {
  readonly parts: readonly ZipPart[];
  readonly sheet: number;
}

/** Checks a zip, and unpacks the workbook's parts that are read: one sheet, so that others cost no time; see `toReadable`. */
export async function unpackXlsx(zip: Buffer): Promise<UnpackedXlsx> {
  const entries = await listZip(zip);
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^xl\/workbook\d*\.bin$/i)) throw faults.binaryWorkbook();
  if (!has(/^xl\/workbook\d*\.xml$/i)) throw has(/^mimetype$/) ? faults.openDocument() : faults.notExcel();
  if (has(/^xl\/vbaProject\.bin$/i)) throw faults.macros();
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw faults.password();
  // `unpack` never extracts more than the size that an entry declares here.
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > spreadsheetLimits.unpackedBytes) throw faults.tooLargeUnpacked();
  const limits = new TagLimits();
  const unpackAll = async (wanted: readonly ZipEntry[], isSheetRead: boolean) => {
    const parts: ZipPart[] = [];
    for (const { name, unpack } of wanted)
      parts.push({ name, content: await unpack(limits.ofPart(name, isSheetRead)) });
    return parts;
  };
  const isSheet = ({ name }: ZipEntry) => sheetPart.test(name);
  const others = await unpackAll(
    entries.filter((entry) => isRead(entry) && !isSheet(entry)),
    false,
  );
  const shown = shownSheetOf(others);
  const sheets = entries.filter(isSheet);
  const found = sheets.filter(({ name }) => name.toLowerCase() === shown?.part.toLowerCase());
  // Where its name is not known, the reader will find it.
  const unpacked = await (found.length > 0 ? unpackAll(found, true) : unpackAll(sheets, false));
  return { parts: [...others, ...unpacked], sheet: shown?.index ?? 0 };
}

/** The opening tag of a cell, and everything up to the next cell's tag. */
const cells = /(<(?:\w+:)?c(?:\s[^>]*)?>)([^<]*(?:<(?!\/?(?:\w+:)?c[\s/>])[^<]*)*)/g;
/** The same of cells of type `str` alone, which is quicker. */
const texts = /(<(?:\w+:)?c\s[^>]*?\bt\s*=\s*["']str["'][^>]*>)([^<]*(?:<(?!\/?(?:\w+:)?c[\s/>])[^<]*)*)/g;
const type = /\st\s*=\s*["'](\w*)["']/;
const formula = /<(?:\w+:)?f[\s/>]/;
const value = /<(?:\w+:)?v(?:\s[^>]*)?>[^<]/;

/**
 * Prepares the cells in a sheet's XML for the spreadsheet reader. It reads references in capital letters only. It unescapes their texts (cells of type `str`,
 * which some programs also write for plain text) twice, and would turn the text `&lt;b&gt;` into `<b>`: so they are
 * escaped a second time. It leaves out formulas without a value: so those get the type `z`.
 */
function prepareCells(sheet: Buffer): Buffer {
  const has = (...signs: string[]) => signs.some((sign) => sheet.includes(sign));
  const hasFormulas = has('<f', ':f');
  const hasEscapes = has('"str"', "'str'") && has('&', '_x', '_X');
  // Bytes as characters: non-ASCII passes through unchanged.
  const stated = sheet.toString('latin1');
  const xml = readableSheetXml(stated);
  if (!hasFormulas && !hasEscapes) return xml === stated ? sheet : Buffer.from(xml, 'latin1');
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
