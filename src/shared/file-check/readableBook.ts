import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { firstRowsOf, firstRowsOfOds, readableSheetXml } from '../../domain/spreadsheet/readableSheetXml';

const sheetPart = /^\/?xl\/worksheets\/[^/]+\.xml$/i;
const odsPart = 'content.xml';

/**
 * An .xlsx file as the spreadsheet library can read it; damaged files unchanged. With `firstRows`, large sheets of .xlsx and
 * .ods files have only that many rows and their last one.
 */
export function readableBook(zip: Uint8Array, firstRows = Infinity): Uint8Array {
  const changed: Record<string, Uint8Array> = {};
  try {
    for (const [name, content] of Object.entries(
      unzipSync(zip, {
        filter: ({ name }) => sheetPart.test(name) || (name === odsPart && firstRows < Infinity),
      }),
    )) {
      // Bytes as characters: non-ASCII passes through unchanged.
      const xml = strFromU8(content, true);
      const readable =
        name === odsPart ? firstRowsOfOds(xml, firstRows) : readableSheetXml(firstRowsOf(xml, firstRows));
      if (readable !== xml) changed[name] = strToU8(readable, true);
    }
    if (Object.keys(changed).length === 0) return zip;
    const others = unzipSync(zip, { filter: ({ name }) => !Object.hasOwn(changed, name) });
    return zipSync({ ...others, ...changed }, { level: 0 });
  } catch {
    return zip;
  }
}
