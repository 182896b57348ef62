import { unzipSync } from 'fflate';
import { type ParsingOptions, read, SSF, type WorkBook } from 'xlsx';
import {
  cellsBy,
  type Sheet,
  spreadsheetFaults,
  spreadsheetLimits,
  toSheet,
} from '../../domain/spreadsheet/sheet';

/** Why a file cannot be read, in words for the person. */
export class SheetFault extends Error {}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** The value of a cell as a person reads it. */
export const toCell = cellsBy({
  isDate: (format) => SSF.is_date(format) === true,
  show: (format, value) => String(SSF.format(format, value)),
});

/** What kind of file these bytes begin like. */
export function kindOf(bytes: Uint8Array): 'zip' | 'compound' | 'other' {
  const startsWith = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(zip)) return 'zip';
  return startsWith(compound) ? 'compound' : 'other';
}

/** The first sheet of an .xlsx or .xls file, detected by content, and its number of rows; throws a `SheetFault`. */
export function readSheet(bytes: Uint8Array): Sheet & { total: number } {
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  if (kindOf(bytes) === 'other') throw new SheetFault(spreadsheetFaults.notExcel);
  const { Sheets, SheetNames } = openWorkbook(bytes, { sheets: 0, cellFormula: false });
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (sheet === undefined) throw new SheetFault(spreadsheetFaults.damaged);
  const data = sheet['!data'] ?? [];
  return { ...toSheet(data, sheet['!merges'] ?? [], toCell), total: Math.max(0, data.length - 1) };
}

/** The workbook in a zip or a compound file; throws a `SheetFault` when it is damaged or too large unpacked. */
export function openWorkbook(bytes: Uint8Array, options: ParsingOptions): WorkBook {
  if (kindOf(bytes) === 'zip' && unpackedSize(bytes) > spreadsheetLimits.unpackedBytes)
    throw new SheetFault(spreadsheetFaults.tooLargeUnpacked);
  const always = { dense: true, cellNF: true, cellText: false, cellHTML: false };
  try {
    return read(bytes, { type: 'array', ...always, ...options });
  } catch {
    throw new SheetFault(spreadsheetFaults.damaged);
  }
}

/** The unpacked size of a zip in bytes, as its headers state it; 0 for a damaged one, which its reader reports. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  const add = ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: add });
    return size;
  } catch {
    return 0;
  }
}
