import { spreadsheetLimits } from '../../../src/domain/spreadsheet/sheet';
import { faults } from './SpreadsheetFault';
import { toReadableXls } from './toReadableXls';
import { toReadableXlsx } from './toReadableXlsx';

const zipSignature = Buffer.from('PK\x03\x04');
const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Checks by content, not by name, that a file is a workbook of .xlsx or .xls within the limits, and answers a
 * file with no more in it than its cells. Throws a `SpreadsheetFault` otherwise.
 *
 * The reader of spreadsheets trusts what it reads: it unpacks without end, and never returns from a formula
 * that is cut short. So it is given only what is checked here.
 */
export function toReadable(bytes: Buffer): Buffer {
  if (bytes.length === 0) throw faults.empty();
  if (bytes.length > spreadsheetLimits.bytes) throw faults.tooLarge();
  if (startsWith(bytes, zipSignature)) return toReadableXlsx(bytes);
  if (startsWith(bytes, compoundSignature)) return toReadableXls(bytes);
  throw faults.notExcel();
}

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);
