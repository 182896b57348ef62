import { holdsPieces } from './numbers';
import { findLists } from './lists';
import { parentKey, plainShape, reshape, type Shape } from './shape';
import { type Table, textOf } from './table';
import { columnsAbout, isSizeTitle, topicOf } from './titles';

/** Detects from titles and cells how a table must be reshaped to have one row per sku. */
export function detectShape(table: Table): Shape {
  const first = { ...plainShape, parents: parentsOf(table), options: optionsOf(table.header) };
  const filled = { ...first, fillDown: gapsOf(reshape(table, first)) };
  const rows = reshape(table, filled);
  return { ...filled, ...findLists(rows).found, sizes: sizeColumnsOf(rows) };
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

/** The guessed shape with all that only the person knows: which rows belong to the code above, and what is a list. */
export function offeredShape(table: Table, guessed: Shape): Shape {
  const rows = reshape(table, { ...guessed, lists: [], codedLists: [], sizes: [] });
  const lists = findLists(rows).offered;
  return guessed.fillDown.length > 0 || guessed.parents !== null
    ? { ...guessed, ...lists }
    : { ...guessed, ...lists, fillDown: gapsOf(rows, false) };
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
