import { type Message, message } from '../../domain/language/message';
import { groupBy } from '../../domain/groupBy';
import { detectShape, offeredShape } from '../../domain/prepare/detectShape';
import { currenciesOfPrices, guessMapping } from '../../domain/prepare/guessMapping';
import { type Field, fieldsOf } from '../../domain/prepare/fields';
import { type MadeFile, makeFile } from '../../domain/prepare/makeFile';
import { listExample } from '../../domain/prepare/lists';
import { noteColumns, noteRows } from '../../domain/prepare/notesOf';
import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import { columnsOfShape, plainShape, reshape, type Shape } from '../../domain/prepare/shape';
import {
  findHeader,
  headerRows,
  knownTitles,
  samplesOf,
  type Table,
  textOf,
  toTable,
} from '../../domain/prepare/table';
import { type Cell, inQuotes } from '../../domain/spreadsheet/cell';
import type { FileKind } from '../../domain/uploads/uploads';
import { writeRows } from '../../lib/writeRows';
import { SheetFault } from '../file-check/readSheet';
import { type RawFile, readTables, readWholeSheet, type TextFormat } from './readTables';
import type { RawSheet, ScaledCell } from './sheetsOf';

/** A file's sheets, and how it was read if it is a text file. */
export interface OpenedFile {
  readonly sheets: readonly OpenedSheet[];
  readonly text: TextFormat | null;
  /** The sheet that most likely has the rows. */
  readonly sheet: number;
}

/** A sheet as the page shows it, with its first rows. */
export interface OpenedSheet {
  readonly name: string;
  /** Whether the spreadsheet program does not show it. */
  readonly isHidden: boolean;
  /** The number of its rows. */
  readonly count: number;
  readonly firstRows: readonly (readonly string[])[];
  /** The guessed header row. */
  readonly headerIndex: number;
  /** Warnings about cells whose value differs from what they show. */
  readonly notes: readonly Message[];
  /** Whether it has to be read wholly, by `show`, before it is used. */
  readonly isCut: boolean;
}

/** A request to match a table, in a given or the guessed shape. */
export interface MatchQuestion {
  readonly kind: FileKind;
  readonly sheet: number;
  readonly headerIndex: number;
  /** The first row of data. */
  readonly dataIndex: number;
  readonly shape: Shape | null;
}

/** A column of the file's table. */
export interface TheirColumn {
  readonly title: string;
  readonly samples: readonly string[];
}

/** A column with numbers that their format shows as others, and the first of them. */
export interface ScaledColumn {
  readonly column: number;
  readonly title: string;
  readonly stored: number;
  readonly shown: string;
}

/** A table below its header, with the guesses. */
export interface MatchedTable {
  /** The titles in the file; saved mappings are found by them. */
  readonly titles: readonly string[];
  readonly guessedShape: Shape;
  /** The guessed shape, including options that are offered but off. */
  readonly offeredShape: Shape;
  /** A cell that each of these switches of the offered shape is about. */
  readonly examples: { readonly lists: string; readonly codedLists: string };
  /** The columns with numbers that their format shows as others, which the person has to choose between. */
  readonly scaled: readonly ScaledColumn[];
  /** The columns after the shape was applied. */
  readonly columns: readonly TheirColumn[];
  readonly rows: number;
  /** Our columns, to match them with. */
  readonly fields: readonly Field[];
  readonly plan: ColumnMapping;
  /** The currencies that its prices name. */
  readonly currencies: readonly string[];
}

/** A made file as the page shows it, with its first rows; all rows stay in the worker until the file is written. */
export interface MadeStart extends Omit<MadeFile, 'rows'> {
  readonly firstRows: MadeFile['rows'];
  readonly total: number;
}

/** The value of a workbook's cell. */
const longestText = 32_767;

/** A cell in the library's format. */
function toWritten(cell: Cell): Cell | undefined {
  if (typeof cell !== 'string') return cell ?? undefined;
  if (cell.length > longestText)
    throw new SheetFault(
      message(
        'The text that begins with {cell} is longer than a cell can hold. Shorten it to at most {most} characters and try again.',
        { ...inQuotes(cell), most: longestText },
      ),
    );
  return cell;
}

/** Titles are looked for in `headerRows`; help below the last of them is shown too. */
const pictureRows = headerRows + 12;

function toOpened({
  name,
  isHidden,
  rows,
  notes = [],
  isCut = false,
  count = rows.length,
}: RawSheet): OpenedSheet {
  const first = rows.slice(0, pictureRows);
  const width = first.reduce((most, cells) => Math.max(most, cells.length), 0);
  const firstRows = first.map((cells) => Array.from({ length: width }, (_, column) => textOf(cells[column])));
  return { name, isHidden, count, firstRows, headerIndex: findHeader(rows), notes, isCut };
}

/**
 * The sheet with most known titles, or else the first one with rows: instructions and look-up lists have fewer. A hidden
 * one only where no other has rows.
 */
function likeliestSheet(sheets: readonly RawSheet[]): number {
  const hasShown = sheets.some(({ rows, isHidden }) => !isHidden && rows.length > 0);
  const known = sheets.map(({ rows, isHidden }) =>
    rows.length > 1 && !(isHidden && hasShown) ? knownTitles(rows[findHeader(rows)] ?? []) + 1 : 0,
  );
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** The rows with the numbers of some columns as their formats show them. */
function asRead(
  rows: RawSheet['rows'],
  scaled: readonly ScaledCell[],
  readings: Shape['readings'],
): RawSheet['rows'] {
  const shown = scaled.filter(({ column }) => readings[column] === 'shown');
  if (shown.length === 0) return rows;
  const changed = rows.map((cells) => [...cells]);
  for (const { row, column, shown: text } of shown) changed[row]?.splice(column, 1, text);
  return changed;
}

function scaledColumns(scaled: readonly ScaledCell[], { header, rows }: Table): ScaledColumn[] {
  const first = rows[0]?.row ?? 0;
  const below = scaled.filter(({ row }) => row + 1 >= first);
  return [...groupBy(below, ({ column }) => String(column)).values()].flatMap((cells) =>
    cells
      .slice(0, 1)
      .map(({ column, stored, shown }) => ({ column, title: header[column] ?? '', stored, shown })),
  );
}

/** A line about the rows between titles and data. */
function noteBetween(rows: RawSheet['rows'], headerIndex: number, dataIndex: number): Message[] {
  const between = toTable(rows.slice(0, dataIndex), headerIndex, headerIndex + 1).rows;
  return noteRows(
    between.map(({ row }) => row),
    message('between the titles and the first row of data, and left out'),
  );
}

const shownRows = 50;
const shownSamples = 5;

/** The import of one file, step by step; runs in a worker. Methods throw a `SheetFault`. */
export class ImportSession {
  #bytes: Uint8Array = new Uint8Array();
  #file: RawFile = { sheets: [], text: null };
  #table: Table = { header: [], rows: [] };
  #shape: Shape = plainShape;
  #made: MadeFile | null = null;
  #between: readonly Message[] = [];

  /** Reads a file; `chosen` overrides how a text file is read. */
  open(bytes: Uint8Array, chosen: Partial<TextFormat>): OpenedFile {
    this.#bytes = bytes;
    this.#file = readTables(bytes, chosen);
    const sheet = likeliestSheet(this.#file.sheets);
    this.show(sheet);
    const { sheets, text } = this.#file;
    return { sheets: sheets.map(toOpened), text, sheet };
  }

  /** A sheet with all its rows. */
  show(sheet: number): OpenedSheet | undefined {
    const { isCut = false, name = '' } = this.#file.sheets[sheet] ?? {};
    const whole = isCut ? readWholeSheet(this.#bytes, name) : undefined;
    if (whole !== undefined) this.#file = { ...this.#file, sheets: this.#file.sheets.with(sheet, whole) };
    return this.#file.sheets.map(toOpened)[sheet];
  }

  /** The table below a header, in the given shape or the guessed one. */
  match({ kind, sheet, headerIndex, dataIndex, shape }: MatchQuestion): MatchedTable {
    this.show(sheet);
    const { rows: stored = [], scaled = [] } = this.#file.sheets[sheet] ?? {};
    const sheetRows = asRead(stored, scaled, shape?.readings ?? {});
    const raw = toTable(sheetRows, headerIndex, dataIndex);
    this.#between = noteBetween(sheetRows, headerIndex, dataIndex);
    const guessedShape = detectShape(raw);
    this.#shape = shape ?? guessedShape;
    this.#table = reshape(raw, this.#shape);
    const { header, rows } = this.#table;
    const plan = guessMapping(kind, this.#table);
    const offered = offeredShape(raw, guessedShape);
    const unsplit = reshape(raw, { ...this.#shape, lists: [], codedLists: [], sizes: [] });
    return {
      titles: raw.header,
      guessedShape,
      offeredShape: offered,
      examples: {
        lists: listExample(unsplit, offered.lists, false),
        codedLists: listExample(unsplit, offered.codedLists, true),
      },
      scaled: scaledColumns(scaled, raw),
      columns: header.map((title, index) => ({
        title,
        samples: samplesOf(this.#table, index, shownSamples),
      })),
      rows: rows.length,
      fields: fieldsOf(kind),
      plan,
      currencies: currenciesOfPrices(this.#table, plan.sources),
    };
  }

  /** Makes our file from the table by a plan, with all changes and errors. */
  make(kind: FileKind, plan: ColumnMapping): MadeStart {
    this.#made = makeFile(kind, this.#table, plan);
    const { rows, ...rest } = this.#made;
    const notes = [...this.#between, ...this.#columnsLeftOut(plan), ...rest.notes];
    return { ...rest, notes, firstRows: rows.slice(0, shownRows), total: rows.length };
  }

  #columnsLeftOut({ sources }: ColumnMapping): Message[] {
    const taken = [
      ...columnsOfShape(this.#shape),
      ...Object.values(sources).flatMap((source) => source?.columns ?? []),
    ];
    const inChanges = new Set(this.#made?.changes.map(({ column }) => column));
    return noteColumns(this.#table, (column, title) => taken.includes(column) || inChanges.has(title));
  }

  /** The bytes of the made file, as .xlsx. */
  write(): ArrayBuffer {
    const { header, rows } = this.#made ?? { header: [], rows: [] };
    return writeRows([header, ...rows].map((row) => row.map(toWritten)));
  }
}
