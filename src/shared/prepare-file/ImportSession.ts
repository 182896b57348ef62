import { utils, write } from 'xlsx';
import { detectShape, offeredShape } from '../../domain/prepare/detectShape';
import { currenciesOfPrices, guessMapping } from '../../domain/prepare/guessMapping';
import { type MadeFile, makeFile } from '../../domain/prepare/makeFile';
import { noteColumns } from '../../domain/prepare/notesOf';
import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import { columnsOfShape, plainShape, reshape, type Shape } from '../../domain/prepare/shape';
import { findHeader, headerRows, samplesOf, type Table, textOf, toTable } from '../../domain/prepare/table';
import { type Cell, quoted } from '../../domain/spreadsheet/cell';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { SheetFault } from '../file-check/readSheet';
import { type RawFile, readTables, type TextFormat } from './readTables';

/** What a file holds: its sheets with their numbers of rows, and how it was read if it is a text file. */
export interface OpenedFile {
  readonly sheets: readonly { readonly name: string; readonly rows: number }[];
  readonly text: TextFormat | null;
  /** The first sheet that is not empty. */
  readonly sheet: number;
}

/** The beginning of a sheet. */
export interface SheetStart {
  readonly rows: readonly (readonly string[])[];
  /** The row that looks most like a header. */
  readonly headerIndex: number;
  /** What to know about cells that hold something else than they show. */
  readonly notes: readonly string[];
}

/** The table that is to be matched, in a shape or the guessed one. */
export interface MatchQuestion {
  readonly kind: FileKind;
  readonly sheet: number;
  readonly headerIndex: number;
  readonly shape: Shape | null;
}

/** One column of a table that is matched with ours. */
export interface TheirColumn {
  readonly title: string;
  readonly samples: readonly string[];
}

/** A table below its header, with what is guessed of it. */
export interface MatchedTable {
  /** The titles as they stand in the file: the shape that matchings are remembered by. */
  readonly titles: readonly string[];
  readonly guessedShape: Shape;
  /** The guessed shape, with what is offered and not guessed. */
  readonly offeredShape: Shape;
  /** The columns after the shape was applied. */
  readonly columns: readonly TheirColumn[];
  readonly rows: number;
  readonly plan: ColumnMapping;
  /** The currencies that its prices name. */
  readonly currencies: readonly string[];
}

/** A made file as the page shows it: its first rows; the rest stays in the worker until it is written. */
export interface MadeStart extends Omit<MadeFile, 'rows'> {
  readonly firstRows: MadeFile['rows'];
  readonly total: number;
}

/** What the cell of a workbook can hold. */
const longestText = 32_767;

/** A cell as the library writes it. */
function toWritten(cell: Cell): Cell | undefined {
  if (typeof cell !== 'string') return cell ?? undefined;
  if (cell.length > longestText)
    throw new SheetFault(
      `The text that begins with ${quoted(cell)} is longer than a cell can hold. Shorten it to at most ${longestText} characters and try again.`,
    );
  return cell;
}

const shownRows = 50;
const shownSamples = 5;

/** The work on one file, step by step; it lives where the bytes are read, in a worker. Throws a `SheetFault`. */
export class ImportSession {
  #file: RawFile = { sheets: [], text: null };
  #table: Table = { header: [], rows: [] };
  #shape: Shape = plainShape;
  #made: MadeFile | null = null;

  /** Reads a file; a text file as chosen, where something is. */
  open(bytes: Uint8Array, chosen: Partial<TextFormat>): OpenedFile {
    this.#file = readTables(bytes, chosen);
    const { sheets, text } = this.#file;
    return {
      sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
      text,
      sheet: Math.max(
        0,
        sheets.findIndex(({ rows }) => rows.length > 1),
      ),
    };
  }

  /** The first rows of a sheet, among which its header is. */
  look(sheet: number): SheetStart {
    const { rows = [], notes = [] } = this.#file.sheets[sheet] ?? {};
    const width = rows.slice(0, headerRows).reduce((most, cells) => Math.max(most, cells.length), 0);
    const shown = rows
      .slice(0, headerRows)
      .map((cells) => Array.from({ length: width }, (_, column) => textOf(cells[column])));
    return { rows: shown, headerIndex: findHeader(rows), notes };
  }

  /** The table below a header, in the given shape or the guessed one. */
  match({ kind, sheet, headerIndex, shape }: MatchQuestion): MatchedTable {
    const raw = toTable(this.#file.sheets[sheet]?.rows ?? [], headerIndex);
    const guessedShape = detectShape(raw);
    this.#shape = shape ?? guessedShape;
    this.#table = reshape(raw, this.#shape);
    const { header, rows } = this.#table;
    const plan = guessMapping(kind, this.#table);
    return {
      titles: raw.header,
      guessedShape,
      offeredShape: offeredShape(raw, guessedShape),
      columns: header.map((title, index) => ({
        title,
        samples: samplesOf(this.#table, index, shownSamples),
      })),
      rows: rows.length,
      plan,
      currencies: currenciesOfPrices(this.#table, plan.sources),
    };
  }

  /** Our file made of the table by a plan, with everything that changes and everything that is wrong. */
  make(kind: FileKind, plan: ColumnMapping): MadeStart {
    this.#made = makeFile(kind, this.#table, plan);
    const { rows, ...rest } = this.#made;
    const notes = [...this.#columnsLeftOut(plan), ...rest.notes];
    return { ...rest, notes, firstRows: rows.slice(0, shownRows), total: rows.length };
  }

  #columnsLeftOut({ sources }: ColumnMapping): string[] {
    const taken = [
      ...columnsOfShape(this.#shape),
      ...Object.values(sources).flatMap((source) => source?.columns ?? []),
    ];
    const inChanges = new Set(this.#made?.changes.map(({ column }) => column));
    return noteColumns(this.#table, (column, title) => taken.includes(column) || inChanges.has(title));
  }

  /** The bytes of the made file, as .xlsx. Texts stay texts, so that leading zeros do too. Throws a `SheetFault`. */
  write(): ArrayBuffer {
    const { header, rows } = this.#made ?? { header: [], rows: [] };
    const cells = [header, ...rows].map((row) => row.map(toWritten));
    const sheet = utils.aoa_to_sheet(cells, { dense: true });
    const book = utils.book_new(sheet, 'Sheet1');
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
    return bytes;
  }
}
