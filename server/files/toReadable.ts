import { spreadsheetLimits } from '../../src/domain/spreadsheet/sheet';
import { faults } from './spreadsheetFaults';
import { CFB } from 'xlsx';
import { toReadableXlsx, unpackXlsx } from './readableXlsx';

const zipSignature = Buffer.from('PK\x03\x04');
const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** A file with only the cells of a workbook, and the position of the sheet that is read; null in an .xls, which tells it. */
export interface ReadableFile {
  readonly bytes: Uint8Array;
  readonly sheet: number | null;
}

/**
 * Checks by content, not by name, that a file is an .xlsx or .xls workbook within the limits, and returns a file with
 * only its cells. Throws one of the `faults` otherwise.
 *
 * The spreadsheet reader trusts its input: it decompresses without limit, and never returns from a truncated formula.
 * So it gets only what was checked here.
 */
export async function toReadable(bytes: Buffer): Promise<ReadableFile> {
  if (!isXlsx(bytes)) return { bytes: toReadableXls(bytes), sheet: null };
  const { parts, sheet } = await unpackXlsx(bytes);
  return { bytes: toReadableXlsx(parts), sheet };
}

/** Checks the same, without making a file: a tenth of the time that reading takes. */
export async function checkReadable(bytes: Buffer): Promise<void> {
  if (isXlsx(bytes)) await unpackXlsx(bytes);
  else toReadableXls(bytes);
}

/** Whether it may be an .xlsx rather than an .xls; a file that is neither is refused. */
function isXlsx(bytes: Buffer): boolean {
  if (bytes.length === 0) throw faults.empty();
  if (bytes.length > spreadsheetLimits.bytes) throw faults.tooLarge();
  if (isZip(bytes)) return true;
  if (startsWith(bytes, compoundSignature)) return false;
  throw faults.notExcel();
}

/** Whether a file begins as a zip does, such as an .xlsx. */
export const isZip = (bytes: Uint8Array) => startsWith(bytes, zipSignature);

const startsWith = (bytes: Uint8Array, signature: Buffer) =>
  signature.equals(bytes.subarray(0, signature.length));

interface Compound {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

/** Checks a compound file and returns one with only the values of a workbook; see `toReadable`. */
function toReadableXls(bytes: Buffer): Buffer {
  const { FullPaths: paths, FileIndex: files } = open(bytes);
  const has = (name: RegExp) => paths.some((path) => name.test(path));
  if (has(/\/EncryptedPackage$/)) throw faults.password();
  const at = paths.findIndex((path) => /^[^/]+\/(Workbook|Book)$/i.test(path));
  const workbook = files[at]?.content;
  if (workbook === undefined) throw faults.notExcel();
  if (has(/\/_VBA_PROJECT(_CUR)?\//)) throw faults.macros();

  const readable: object = CFB.utils.cfb_new();
  const name = /\/Book$/i.test(paths[at] ?? '') ? '/Book' : '/Workbook';
  CFB.utils.cfb_add(readable, name, stripToValues(Buffer.from(workbook)));
  const written: Buffer = CFB.write(readable, { type: 'buffer' });
  return written;
}

function open(bytes: Buffer): Compound {
  try {
    const file: Compound = CFB.read(bytes, { type: 'buffer' });
    return file;
  } catch {
    throw faults.damaged();
  }
}

/** The .xls records that are read here, by their names in [MS-XLS] 2.3. */
const records = {
  begin: 0x0809,
  formula: 0x0006,
  filePass: 0x002f,
  continue: 0x003c,
  mergeCells: 0x00e5,
  selection: 0x001d,
};

/** The records that make up sheets, their cells and the cells' formats. */
const retained = new Set([
  0x000a, // EOF
  0x0042, // CodePage
  0x0022, // Date1904
  0x0085, // BoundSheet8
  0x00fc, // SST
  0x041e, // Format
  0x00e0, // XF
  0x0203, // Number
  0x027e, // RK
  0x00bd, // MulRk
  0x0204, // Label
  0x00d6, // RString
  0x00fd, // LabelSst
  0x0205, // BoolErr
  0x0207, // String
  0x0208, // Row
  records.begin,
  records.formula,
  records.mergeCells,
]);

/** Excel 97 and later, and Excel 5 and 95: older files have different records and are not compound files. */
const versions = new Set([0x0600, 0x0500]);
const headerSize = 4;
/** Cell, value, flags and a cache precede the size of a formula's own bytes. */
const formulaSizeAt = 20;
const noFormula = 0xffff;
/** Each holds a thousand merged cells. */
const maxMergeRecords = 1000;

/**
 * Strips an .xls workbook's stream to its values, at their original offsets: other records become ones that the reader
 * skips, and formulas lose their bytes but not their last value. Throws one of the `faults` when the stream is damaged
 * or encrypted.
 */
export function stripToValues(stream: Buffer): Buffer {
  const workbook = Buffer.from(stream);
  let isRetained = false;
  let mergeRecords = 0;
  for (let at = 0; at + headerSize <= workbook.length;) {
    const type = workbook.readUInt16LE(at);
    const size = workbook.readUInt16LE(at + 2);
    // Padding of the last sector after the end of the last sheet.
    if (type === 0 && size === 0) return workbook.subarray(0, at);
    if (at + headerSize + size > workbook.length) throw faults.damaged();
    if (type === records.filePass) throw faults.password();
    if (type === records.mergeCells) mergeRecords += 1;
    if (mergeRecords > maxMergeRecords) throw faults.tooMuchWork();

    isRetained = type === records.continue ? isRetained : retained.has(type);
    if (!isRetained) workbook.writeUInt16LE(records.selection, at);
    const content = workbook.subarray(at + headerSize, at + headerSize + size);
    if (type === records.begin) checkVersion(content);
    if (type === records.formula) dropFormula(content);
    at += headerSize + size;
  }
  return workbook;
}

function checkVersion(begin: Buffer): void {
  if (begin.length < 2 || !versions.has(begin.readUInt16LE(0))) throw faults.damaged();
}

function dropFormula(record: Buffer): void {
  if (record.length < formulaSizeAt + 2) throw faults.damaged();
  record.writeUInt16LE(noFormula, formulaSizeAt);
}
