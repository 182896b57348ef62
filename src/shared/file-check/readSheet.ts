import { unzipSync } from 'fflate';
import { read, SSF } from 'xlsx';
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

const toCell = cellsBy({
  isDate: (format) => SSF.is_date(format) === true,
  show: (format, value) => String(SSF.format(format, value)),
});

/** The first sheet of an .xlsx or .xls file, detected by content, and its number of rows; throws a `SheetFault`. */
export function readSheet(bytes: Uint8Array): Sheet & { total: number } {
  const startsWith = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  if (!startsWith(zip) && !startsWith(compound)) throw new SheetFault(spreadsheetFaults.notExcel);
  if (startsWith(zip) && unpackedSize(bytes) > spreadsheetLimits.unpackedBytes)
    throw new SheetFault(spreadsheetFaults.tooLargeUnpacked);

  const sheet = firstSheet(bytes);
  const data = sheet['!data'] ?? [];
  return { ...toSheet(data, sheet['!merges'] ?? [], toCell), total: Math.max(0, data.length - 1) };
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

function firstSheet(bytes: Uint8Array) {
  const workbook = parse(bytes);
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new SheetFault(spreadsheetFaults.damaged);
  return sheet;
}

function parse(bytes: Uint8Array) {
  const options = {
    dense: true,
    sheets: 0,
    cellNF: true,
    cellText: false,
    cellFormula: false,
    cellHTML: false,
  };
  try {
    return read(bytes, { type: 'array', ...options });
  } catch {
    throw new SheetFault(spreadsheetFaults.damaged);
  }
}
