import { CFB } from 'xlsx';
import { escapeFormulaTexts } from './escapeFormulaTexts';
import { limitTags } from './limitTags';
import { packZip } from './packZip';
import { type ZipEntry, listZip, unpack } from './readZip';
import { faults, spreadsheetLimits } from './SpreadsheetFault';

const zipSignature = Buffer.from('PK\x03\x04');
const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Checks by content, not by name, that a file is a workbook of .xlsx or .xls within the limits, and answers
 * bytes that the reader of spreadsheets can take without unpacking anything unchecked. Throws a
 * `SpreadsheetFault` otherwise.
 */
export function toReadable(bytes: Buffer): Buffer {
  if (bytes.length === 0) throw faults.empty();
  if (bytes.length > spreadsheetLimits.bytes) throw faults.tooLarge();
  if (startsWith(bytes, zipSignature)) return unpackWorkbook(bytes);
  if (startsWith(bytes, compoundSignature)) return checkCompound(bytes);
  throw faults.notExcel();
}

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);

/** The reader follows rather few parts of a workbook; links to other files are none of them. */
const isRead = ({ name }: ZipEntry) =>
  /\.(xml|rels)$/i.test(name) && !/^(xl\/externalLinks|customXml|docProps)\//i.test(name);

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

function unpackWorkbook(zip: Buffer): Buffer {
  const entries = listZip(zip);
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^xl\/workbook\d*\.bin$/i)) throw faults.binaryWorkbook();
  if (!has(/^xl\/workbook\d*\.xml$/i)) throw has(/^mimetype$/) ? faults.openDocument() : faults.notExcel();
  if (has(/^xl\/vbaProject\.bin$/i)) throw faults.macros();
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw faults.password();
  // What each entry declares here is also all that `unpack` will take from it.
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > spreadsheetLimits.unpackedBytes) throw faults.tooLargeUnpacked();
  const parts = entries.filter(isRead).map((entry) => ({ name: entry.name, content: unpack(zip, entry) }));
  limitTags(parts);
  return packZip(
    parts.map(({ name, content }) => ({
      name,
      content: isSheet(name) ? escapeFormulaTexts(content) : content,
    })),
  );
}

function checkCompound(bytes: Buffer): Buffer {
  const file = openCompound(bytes);
  const has = (name: RegExp) => file.FullPaths.some((path) => name.test(path));
  if (has(/\/EncryptedPackage$/)) throw faults.password();
  const workbook = file.FileIndex[file.FullPaths.findIndex((path) => /^[^/]+\/(Workbook|Book)$/i.test(path))];
  if (workbook === undefined) throw faults.notExcel();
  if (has(/\/_VBA_PROJECT(_CUR)?\//)) throw faults.macros();
  if (hasPassword(Buffer.from(workbook.content ?? []))) throw faults.password();
  return bytes;
}

interface Compound {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

function openCompound(bytes: Buffer): Compound {
  try {
    const file: Compound = CFB.read(bytes, { type: 'buffer' });
    return file;
  } catch {
    throw faults.damaged();
  }
}

const filePass = 0x2f;
const recordsLooked = 20;

/** Whether one of the first records of an .xls says that what follows is encrypted. */
function hasPassword(workbook: Buffer): boolean {
  let at = 0;
  for (let record = 0; record < recordsLooked && at + 4 <= workbook.length; record += 1) {
    if (workbook.readUInt16LE(at) === filePass) return true;
    at += 4 + workbook.readUInt16LE(at + 2);
  }
  return false;
}
