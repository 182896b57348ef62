import { holdsPieces } from './numbers';
import { itemsOf, parentKey, plainShape, reshape, type Shape } from './shape';
import { type Table, textOf } from './table';
import { columnsAbout, isSizeTitle, topicOf } from './titles';

/** Detects from titles and cells how a table must be reshaped to have one row per sku. */
export function detectShape(table: Table): Shape {
  const first = { ...plainShape, parents: parentsOf(table), options: optionsOf(table.header) };
  const filled = { ...first, fillDown: gapsOf(reshape(table, first)) };
  const rows = reshape(table, filled);
  return { ...filled, lists: listsOf(rows), sizes: sizeColumnsOf(rows) };
}

/** A column that refers to parent rows, with the column that it refers to. */
function parentsOf({ header, rows }: Table): Shape['parents'] {
  const parent = header.findIndex((title) => topicOf(title) === 'parent');
  const wanted = new Set(rows.map(({ cells }) => parentKey(cells[parent])).filter((key) => key !== ''));
  if (wanted.size === 0) return null;
  const id = header.findIndex((_, column) => {
    if (column === parent) return false;
    const ids = new Set(rows.map(({ cells }) => parentKey(cells[column])));
    return [...wanted].filter((key) => ids.has(key)).length >= wanted.size / 2;
  });
  return id === -1 ? null : { id, parent };
}

const optionTitle = /^(option|attribute|attribut|variant option|merkmal) ?(\d) (name|values?(?:\(s\))?)$/i;

/** Columns such as 'Option1 Name' with 'Option1 Value', or 'Attribute 1 name' with 'Attribute 1 value(s)'. */
function optionsOf(header: readonly string[]): Shape['options'] {
  const parts = new Map<string, { name?: number; value?: number }>();
  for (const [column, title] of header.entries()) {
    const [, word = '', number = '', part = ''] = optionTitle.exec(title.trim()) ?? [];
    if (number === '') continue;
    const key = `${word.toLowerCase()} ${number}`;
    parts.set(key, { ...parts.get(key), [part.toLowerCase() === 'name' ? 'name' : 'value']: column });
  }
  return [...parts.values()].flatMap(({ name, value }) =>
    name === undefined || value === undefined ? [] : [{ name, value }],
  );
}

const skuTopics = ['size', 'color', 'color_name', 'sku', 'ean', 'stock'];

/**
 * The columns of the code and the color to fill down, if a product's code is in its first row only. Certain if the
 * rows below contain sizes and no other product.
 */
function gapsOf(table: Table, isSure = true): number[] {
  const { header, rows } = table;
  const textIn = (row: number, column: number) => textOf(rows[row]?.cells[column]);
  const isBlankIn = (row: number, column: number) => textIn(row, column) === '';
  const all = [...rows.keys()];
  const names = columnsAbout(header, ['name']);
  const details = [...header.entries()].flatMap(([column, title]) =>
    isSizeTitle(title) || skuTopics.includes(topicOf(title) ?? '') ? [column] : [],
  );
  const isSku = (row: number) => details.some((column) => !isBlankIn(row, column));
  const isSameName = (row: number) =>
    names.every((name) => isBlankIn(row, name) || textIn(row, name) === textIn(row - 1, name));
  const belongs = (row: number) => isSku(row) && (!isSure || isSameName(row));
  const gappy = columnsAbout(header, ['generic']).filter((code) => {
    const gaps = all.filter((row) => isBlankIn(row, code));
    const isFilled = !isBlankIn(0, code) && gaps.length > 0;
    return isFilled && (isSure ? gaps.every(belongs) : gaps.some(belongs));
  });
  if (gappy.length === 0) return [];
  const colors = columnsAbout(header, ['color', 'color_name']).filter(
    (color) => !isBlankIn(0, color) && all.some((row) => isBlankIn(row, color)),
  );
  return [...gappy, ...colors].sort((a, b) => a - b);
}

/** As above, once the person confirms that rows without a code but with other names belong to the code above. */
export function offeredShape(table: Table, guessed: Shape): Shape {
  return guessed.fillDown.length > 0 || guessed.parents !== null
    ? guessed
    : { ...guessed, fillDown: gapsOf(reshape(table, { ...guessed, lists: [], sizes: [] }), false) };
}

const longestItem = 16;

/** Columns of sizes or colors with several values in a cell: in many cells, or in any if each value is a size. */
function listsOf({ header, rows }: Table): number[] {
  return columnsAbout(header, ['size', 'color', 'color_name']).filter((column) => {
    const texts = rows.map(({ cells }) => textOf(cells[column])).filter((text) => text !== '');
    const lists = texts.map(itemsOf).filter((items) => items.length > 1);
    const areShort = lists.every((items) => items.every((item) => item.length <= longestItem));
    const areSizes = lists.some((items) => items.every((item) => isSizeTitle(item)));
    return areShort && (areSizes || lists.length > texts.length * 0.3);
  });
}

const mark = /^(?:x|✓|✔|yes|y|ja|oui|si|sí|evet|[-–—])?$/i;
const isPieces = (text: string) => mark.test(text) || holdsPieces(text);

/** Columns titled with sizes whose cells hold pieces, marks or nothing; at least two letter sizes or three numbers. */
function sizeColumnsOf({ header, rows }: Table): number[] {
  const found = [...header.entries()].filter(
    ([column, title]) => isSizeTitle(title) && rows.every(({ cells }) => isPieces(textOf(cells[column]))),
  );
  const hasLetters = found.some(([, title]) => !/\d/.test(title));
  return found.length >= (hasLetters ? 2 : 3) ? found.map(([column]) => column) : [];
}
