import { Zip, ZipPassThrough } from 'fflate';
import { crc32, deflateRawSync } from 'node:zlib';
import { type BookType, type CellObject, type WorkSheet, utils, write } from 'xlsx';

type Value = string | number | boolean | Date | null | CellObject;

/**
 * The bytes of a workbook with these rows in its first sheet; `shape` changes the sheet before it is written, and
 * `date1904` counts its days from 1904.
 */
export function buildWorkbook(
  rows: Value[][],
  {
    bookType = 'xlsx',
    shape,
    date1904 = false,
  }: { bookType?: BookType; shape?: (sheet: WorkSheet) => void; date1904?: boolean } = {},
): Buffer {
  const sheet = utils.aoa_to_sheet(rows);
  shape?.(sheet);
  const workbook = utils.book_new();
  workbook.Workbook = { WBProps: { date1904 } };
  utils.book_append_sheet(workbook, sheet, 'First');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['another sheet']]), 'Second');
  const bytes: Buffer = write(workbook, { type: 'buffer', bookType, compression: true });
  return bytes;
}

const xml = (content: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of a minimal workbook, with this XML in its only sheet. */
export function workbookParts(sheet: string, strings: string[] = []): { name: string; content: Buffer }[] {
  const shared = strings.map((text) => `<si><t>${text}</t></si>`).join('');
  return Object.entries({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>
      <Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}">
      <Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">
      <sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">
      <Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  }).map(([name, content]) => ({ name, content: xml(content) }));
}

/** A zip of uncompressed files, in which a name may appear twice. */
export function packZip(files: readonly { name: string; content: Buffer }[]): Buffer {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_error, piece) => pieces.push(piece));
  for (const { name, content } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(new Uint8Array(content), true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** A workbook of hand-written XML, zipped without compression. */
export const buildRawWorkbook = (sheet: string, strings?: string[]) => packZip(workbookParts(sheet, strings));

/** A zip of one compressed file whose directory claims what `lie` says. */
export function buildPackedZip(
  name: string,
  content: Buffer,
  lie: { size?: number; crc?: number; method?: number; flags?: number } = {},
): Buffer {
  const packed = deflateRawSync(content);
  const zip = packZip([{ name, content: packed }]);
  const directory = zip.indexOf('PK\x01\x02');
  zip.writeUInt16LE(lie.flags ?? 0, directory + 8);
  zip.writeUInt16LE(lie.method ?? 8, directory + 10);
  zip.writeUInt32LE(lie.crc ?? crc32(content), directory + 16);
  zip.writeUInt32LE(lie.size ?? content.length, directory + 24);
  return zip;
}
