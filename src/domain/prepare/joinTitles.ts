import type { Cell } from '../spreadsheet/cell';
import { currencyIn } from './currencies';
import { isSizeTitle, topicOf } from './titles';

/** The titles of a table, and the index of the last header row. */
export type Heading = { readonly titles: readonly string[]; readonly last: number };

/**
 * Joins the titles of a row with those of a second header row: groups above them ('Wholesale' above 'EUR' and 'GBP',
 * 'Qty' above sizes), or sizes, units and further titles below them.
 */
export function joinTitles(rows: readonly (readonly Cell[])[], headerIndex: number): Heading {
  const own = rows[headerIndex] ?? [];
  const below = columnsOf(own, rows[headerIndex + 1] ?? []);
  if (isSecondRow(below)) return { titles: below.map(joinedTitle), last: headerIndex + 1 };
  const above = columnsOf(rows[headerIndex - 1] ?? [], own);
  const titles = isGroupRow(above) ? above.map(joinedTitle) : own.map(textOf);
  return { titles, last: headerIndex };
}

/** The two titles of a column; a column without a group above has that of its left neighbor. */
type Column = { readonly above: string; readonly below: string; readonly group: string };

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

function columnsOf(above: readonly Cell[], below: readonly Cell[]): Column[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const text = textOf(above[column]);
    if (text !== '') group = text;
    return { above: text, below: textOf(below[column]), group };
  });
}

const unit =
  /^(?:pcs|pieces?|pz|stk|stück|units?|%|k?g|gr|mm|cm|in|oz|lbs?|net|gross|netto|brutto|(?:excl?|incl?)\.? ?vat)\.?$/i;

/** Whether a text is only a unit or a currency: 'EUR', '€', '(pcs)', 'excl. VAT'. */
function isUnit(text: string): boolean {
  const bare = text.replace(/^[([]|[)\]]$/g, '').trim();
  return unit.test(bare) || (bare.length <= 4 && currencyIn(bare) !== null);
}

const named: readonly (string | null)[] = ['generic', 'name', 'sku', 'own_sku', 'ean', 'style_code'];

/**
 * Whether the row below the titles is part of the header: it contains no product, and only units or titles missing
 * above. Titles merged over both rows are in both.
 */
function isSecondRow(columns: readonly Column[]): boolean {
  const about = columns.filter(({ above }) => named.includes(topicOf(above)));
  const isNoProduct = about.every(({ above, below }) => below === '' || below === above);
  const filled = columns.filter(({ above, below }) => below !== '' && below !== above);
  if (about.length === 0 || !isNoProduct || filled.length === 0) return false;
  if (filled.every(({ below }) => isUnit(below)))
    return filled.every(({ group }) => topicOf(group) !== 'currency');
  const untitled = filled.filter(({ above }) => above === '');
  if (untitled.some(({ below }) => !isNumber(below) && (isSizeTitle(below) || topicOf(below) !== null)))
    return filled.every(({ below }) => isSizeTitle(below) || !isNumber(below));
  // A single number may be pieces in a column without a title.
  return untitled.length > 1 && filled.every(({ below }) => isSizeTitle(below));
}

const isNumber = (text: string) => !/\p{L}/u.test(text);

/** Whether the row above the titles contains groups; a note has a single text in the first column. */
function isGroupRow(columns: readonly Column[]): boolean {
  const filled = columns.filter(({ above }) => above !== '').length;
  const titled = columns.filter(({ below }) => below !== '').length;
  return filled < titled && columns.slice(1).some(({ above }) => topicOf(above) !== null);
}

function joinedTitle(column: Column, _index: number, all: readonly Column[]): string {
  const { above, below: title, group } = column;
  if (title === '') return above;
  if (group === '' || group === title || isSizeTitle(title)) return title;
  if (isUnit(title)) return `${group} (${title.replace(/^[([]|[)\]]$/g, '')})`;
  const both = `${group} ${title}`;
  if (topicOf(both) !== null) return both;
  const isRepeated = all.filter(({ below }) => below === title).length > 1;
  return isRepeated && topicOf(title) === null ? `${group} (${title})` : title;
}
