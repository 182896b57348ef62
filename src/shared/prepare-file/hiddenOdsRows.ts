import { strFromU8, unzipSync } from 'fflate';
import { spreadsheetLimits } from '../../domain/spreadsheet/sheet';

/** The row properties of a sheet, by row index. */
export type RowProps = readonly ({ readonly hidden?: boolean } | undefined)[];

const tags = /<table:table(-row)?(?=[\s/>])([^>]*)>/g;
const isHidden = /\stable:visibility=["'](?:collapse|filter)["']/;
const repeats = /\stable:number-rows-repeated=["'](\d+)["']/;

/** The hidden rows of each sheet of an .ods file, which SheetJS does not read; empty for other files. */
export function hiddenOdsRows(bytes: Uint8Array): RowProps[] {
  const sheets: { hidden: true }[][] = [];
  let row = 0;
  for (const [, isRow, attributes = ''] of contentOf(bytes).matchAll(tags)) {
    const rowProps = sheets.at(-1);
    if (isRow === undefined || rowProps === undefined) {
      sheets.push([]);
      row = 0;
      continue;
    }
    const end = row + Number(repeats.exec(attributes)?.[1] ?? 1);
    // A sheet repeats an empty row a million times below its last cell.
    const last = Math.min(end, spreadsheetLimits.rows + 1);
    if (isHidden.test(attributes)) for (let one = row; one < last; one += 1) rowProps[one] = { hidden: true };
    row = end;
  }
  return sheets;
}

function contentOf(bytes: Uint8Array): string {
  try {
    const { 'content.xml': content } = unzipSync(bytes, { filter: ({ name }) => name === 'content.xml' });
    return content === undefined ? '' : strFromU8(content);
  } catch {
    // If it can't be unpacked, let SheetJS accept or refuse it.
    return '';
  }
}
