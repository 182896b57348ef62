import type { Cell } from '../spreadsheet/cell';
import { type ListColumns, splitLists } from './lists';
import { cellAt, type Table, type TableRow, textOf } from './table';
import { isLetterSize, topicOf } from './titles';

/** Whether a number is meant as its format shows it, such as 50%, or as it is stored, 0.5. */
export type Reading = 'shown' | 'stored';

/** How a table is reshaped to one row per sku; columns are counted from 0. */
export type Shape = ListColumns & {
  /**
   * Rows refer to their parent in a column, by the parent's value in another one, and inherit its cells where theirs
   * are blank.
   */
  readonly parents: { readonly id: number; readonly parent: number } | null;
  /** Pairs of columns with the name of an option, such as Size, and its value. */
  readonly options: readonly { readonly name: number; readonly value: number }[];
  /** Columns whose blank cells repeat the cell above. */
  readonly fillDown: readonly number[];
  /** By columns whose number formats show other numbers than the cells hold: which of both is meant. */
  readonly readings: { readonly [column in string]?: Reading };
  /** Columns titled with sizes that contain pieces: each non-blank cell gets a row. */
  readonly sizes: readonly number[];
};

/** The shape of a table that already has one row per sku. */
export const plainShape: Shape = {
  parents: null,
  options: [],
  lists: [],
  codedLists: [],
  fillDown: [],
  readings: {},
  sizes: [],
};

/** Reshapes a table to one row per sku. New columns come last; rows retain their numbers in the file. */
export function reshape(table: Table, shape: Shape): Table {
  const inherited = shape.parents === null ? table : inheritCells(table, shape.parents);
  const named = shape.options.length === 0 ? inherited : nameOptions(inherited, shape.options);
  const filled = shape.fillDown.length === 0 ? named : fillDown(named, shape.fillDown);
  const hasLists = shape.lists.length > 0 || shape.codedLists.length > 0;
  const listed = hasLists ? splitLists(filled, shape) : filled;
  return shape.sizes.length === 0 ? listed : unpivotSizes(listed, shape.sizes);
}

/** The columns that relate rows; their values are moved to new columns. */
export function columnsOfShape({ parents, options, sizes }: Shape): number[] {
  const ofParents = parents === null ? [] : [parents.id, parents.parent];
  return [...ofParents, ...options.flatMap(({ name, value }) => [name, value]), ...sizes];
}

/** The key by which rows refer to a parent: WooCommerce writes id:741. */
export function parentKey(cell: Cell | undefined): string {
  return textOf(cell).replace(/^id:/i, '').toUpperCase();
}

function inheritCells({ header, rows }: Table, { id, parent }: { id: number; parent: number }): Table {
  const rowsById = new Map(rows.map((row) => [parentKey(row.cells[id]), row]));
  const parentOf = (row: TableRow) => {
    const key = parentKey(row.cells[parent]);
    const found = key === '' ? undefined : rowsById.get(key);
    return found === row ? undefined : found;
  };
  const withChildren = new Set(rows.map(parentOf));
  const name = header.findIndex((title) => /^(name|title|product name)$/i.test(title.trim()));
  return {
    header: [...header, `Product code (from ${header[parent]})`],
    rows: rows
      .filter((row) => !withChildren.has(row))
      .map((row) => {
        const above = parentOf(row);
        const inherited: number[] = [];
        const cells = header.map((_, column) => {
          const own = cellAt(row.cells, column);
          if (above === undefined || column === id || column === parent) return own;
          const inheritedCell = cellAt(above.cells, column);
          // A variation is named 'Hoodie - Red', its product 'Hoodie'.
          const isFirst = column === name && textOf(inheritedCell) !== '';
          if (!isFirst && textOf(own) !== '') return own;
          inherited.push(column);
          return inheritedCell;
        });
        return { row: row.row, cells: [...cells, cellAt((above ?? row).cells, id)], inherited };
      }),
  };
}

const noOption = /^(title|default title)$/i;

/** Other options than color and size distinguish skus too: they are added to the color. */
function nameOptions({ header, rows }: Table, options: Shape['options']): Table {
  // Shopify names options in the first row of a product only.
  const names = new Map<unknown, string>();
  return {
    header: [...header, 'Color (from options)', 'Size (from options)'],
    rows: rows.map(({ cells, ...rest }) => {
      const stated = options.flatMap((option) => {
        const name = textOf(cells[option.name]) || textOf(names.get(option));
        names.set(option, name);
        const value = textOf(cells[option.value]);
        return value === '' || noOption.test(name) ? [] : [{ name, value, topic: topicOf(name) }];
      });
      const size =
        stated.find(({ topic }) => topic === 'size') ??
        stated.find(({ topic, value }) => topic === null && isLetterSize(value));
      const colors: string[] = [];
      for (const option of stated) {
        if (option === size) continue;
        if (option.topic === 'color_name') colors.unshift(option.value);
        else colors.push(`${option.name} ${option.value}`.trim());
      }
      const made = [colors.join(' / ') || null, size?.value ?? null];
      return { ...rest, cells: [...padded(cells, header.length), ...made] };
    }),
  };
}

function fillDown({ header, rows }: Table, columns: readonly number[]): Table {
  const last = new Map<number, Cell>();
  return {
    header,
    rows: rows.map(({ cells, ...rest }) => {
      const filled = padded(cells, header.length);
      for (const column of columns) {
        if (textOf(filled[column]) === '') filled[column] = last.get(column) ?? null;
        else last.set(column, cellAt(filled, column));
      }
      return { ...rest, cells: filled };
    }),
  };
}

const isMark = (text: string) => /^(x|✓|✔|yes|y|ja|oui|si|sí|evet)$/i.test(text);

/** The title of the column for pieces from size columns. */
export const piecesTitle = 'Quantity (from columns)';

const isDash = (text: string) => /^[-–—]$/.test(text);

/**
 * A mark in a cell means that the size exists, a dash that it does not. If all cells are blank, as in an empty order
 * form, each size exists. A row without sizes is retained, to be noticed.
 */
function unpivotSizes({ header, rows }: Table, columns: readonly number[]): Table {
  const sizes = columns.map((column) => ({ column, size: textOf(header[column]) }));
  const textsOf = ({ cells }: TableRow) => columns.map((column) => textOf(cells[column]));
  const isOpen = rows.every((row) => textsOf(row).every((text) => text === '' || isDash(text)));
  const isSize = (text: string) => (isOpen ? text === '' : text !== '' && !isDash(text));
  return {
    header: [...header, 'Size (from columns)', piecesTitle],
    rows: rows.flatMap(({ cells, ...rest }) => {
      const own = padded(cells, header.length);
      const made = sizes
        .filter(({ column }) => isSize(textOf(own[column])))
        .map(({ column, size }) => {
          const pieces = cellAt(own, column);
          return { ...rest, cells: [...own, size, isMark(textOf(pieces)) ? null : pieces] };
        });
      return made.length > 0 ? made : [{ ...rest, cells: [...own, null, null] }];
    }),
  };
}

const padded = (cells: readonly Cell[], width: number): Cell[] =>
  Array.from({ length: width }, (_, column) => cellAt(cells, column));
