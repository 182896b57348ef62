import { strFromU8, unzipSync } from 'fflate';
import { spreadsheetLimits } from '../../domain/spreadsheet/sheet';

/** Which rows of a sheet are hidden, by their index. */
export type RowLooks = readonly ({ readonly hidden?: boolean } | undefined)[];

const tags = /<table:table(-row)?(?=[\s/>])([^>]*)>/g;
const isHidden = /\stable:visibility=["'](?:collapse|filter)["']/;
const repeats = /\stable:number-rows-repeated=["'](\d+)["']/;

/**
 * The hidden rows of each sheet of an .ods file, in the order of its sheets, as the library does not read them; none of
 * another file.
 */
export function hiddenOdsRows(bytes: Uint8Array): RowLooks[] {
  const sheets: { hidden: true }[][] = [];
  let row = 0;
  for (const [, isRow, attributes = ''] of contentOf(bytes).matchAll(tags)) {
    const looks = sheets.at(-1);
    if (isRow === undefined || looks === undefined) {
      sheets.push([]);
      row = 0;
      continue;
    }
    const end = row + Number(repeats.exec(attributes)?.[1] ?? 1);
    // Below its last cell, a sheet has a million rows more.
    const last = Math.min(end, spreadsheetLimits.rows + 1);
    if (isHidden.test(attributes)) for (let one = row; one < last; one += 1) looks[one] = { hidden: true };
    row = end;
  }
  return sheets;
}

function contentOf(bytes: Uint8Array): string {
  try {
    const { 'content.xml': content } = unzipSync(bytes, { filter: ({ name }) => name === 'content.xml' });
    return content === undefined ? '' : strFromU8(content);
  } catch {
    // What can't be unpacked is for the library to take or refuse.
    return '';
  }
}
