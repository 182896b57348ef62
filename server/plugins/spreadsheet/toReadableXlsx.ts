import { spreadsheetLimits } from '../../../src/domain/spreadsheet/sheet';
import { escapeFormulaTexts } from './escapeFormulaTexts';
import { limitTags } from './limitTags';
import { packZip } from './packZip';
import { type ZipEntry, listZip, unpack } from './readZip';
import { faults } from './SpreadsheetFault';

/** The reader follows rather few parts of a workbook; links to other files are none of them. */
const isRead = ({ name }: ZipEntry) =>
  /\.(xml|rels)$/i.test(name) && !/^(xl\/externalLinks|customXml|docProps)\//i.test(name);

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

/** Checks a zip and answers one with the parts of a workbook that are read, unpacked; see `toReadable`. */
export function toReadableXlsx(zip: Buffer): Buffer {
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
