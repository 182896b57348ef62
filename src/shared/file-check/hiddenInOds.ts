import { strFromU8, unzipSync } from 'fflate';
import type { WorkBook } from 'xlsx';
import { spreadsheetLimits } from '../../domain/spreadsheet/sheet';

/** A sheet of an .ods file: whether it is hidden, and its hidden rows. */
interface OdsSheet {
  readonly isHidden: boolean;
  readonly rows: { hidden: true }[];
}

const styles = /<style:style(\s[^>]*[^/>])>(.*?)<\/style:style>/gs;
const hiddenTable = /<style:table-properties\s[^>]*table:display=["']false["']/;
const styleName = /\sstyle:name=["']([^"']*)["']/;
const tags = /<table:table(-row)?(?=[\s/>])([^>]*)>/g;
const tableStyle = /\stable:style-name=["']([^"']*)["']/;
const hiddenRow = /\stable:visibility=["'](?:collapse|filter)["']/;
const repeats = /\stable:number-rows-repeated=["'](\d+)["']/;

/** Adds the hidden sheets and rows of an .ods file, which SheetJS does not read, to its workbook. */
export function addHiddenOfOds(workbook: WorkBook, bytes: Uint8Array): void {
  const sheets = sheetsOf(contentOf(bytes));
  workbook.Workbook = {
    ...workbook.Workbook,
    Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })),
  };
  for (const [index, { rows }] of sheets.entries()) {
    const sheet = workbook.Sheets[workbook.SheetNames[index] ?? ''];
    if (sheet !== undefined) sheet['!rows'] = rows;
  }
}

function sheetsOf(content: string): OdsSheet[] {
  const hiddenStyles = new Set(
    [...content.matchAll(styles)].flatMap(([, attributes = '', properties = '']) =>
      hiddenTable.test(properties) ? [styleName.exec(attributes)?.[1]] : [],
    ),
  );
  const sheets: OdsSheet[] = [];
  let row = 0;
  for (const [, isRow, attributes = ''] of content.matchAll(tags)) {
    const rows = sheets.at(-1)?.rows;
    if (isRow === undefined || rows === undefined) {
      const style = tableStyle.exec(attributes)?.[1];
      sheets.push({ isHidden: style !== undefined && hiddenStyles.has(style), rows: [] });
      row = 0;
      continue;
    }
    const end = row + Number(repeats.exec(attributes)?.[1] ?? 1);
    // A sheet repeats an empty row a million times below its last cell.
    const last = Math.min(end, spreadsheetLimits.rows + 1);
    if (hiddenRow.test(attributes)) for (let one = row; one < last; one += 1) rows[one] = { hidden: true };
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
