import { toEan } from '../ean';
import { type Message, message } from '../language/message';
import { normaliseSapId } from '../people';
import { type FileCell, quoted } from './cell';
import type { RowError } from './rowErrors';

const isPadded = (digits: string, length: number) => normaliseSapId(digits)?.length === length;

/** The columns with codes of any length, each with what still knows a code without its zeros. */
const codeColumns: Readonly<Record<string, (digits: string, length: number) => boolean>> = {
  number: () => false,
  style_code: () => false,
  color_code: () => false,
  own_sku: () => false,
  sku: (digits) => toEan(digits) !== null,
  ean: (digits) => toEan(digits) !== null,
  sap_id: isPadded,
  address_id: isPadded,
};

/**
 * The codes of a column that a spreadsheet stored as numbers, without their leading zeros: numbers that are shorter
 * than the codes of the same column that are texts, begin with 0 and have one length.
 */
export class LostZeros {
  private readonly numbers: { row: number; digits: string }[] = [];
  private readonly lengths = new Set<number>();
  private example = '';

  private constructor(
    private readonly column: string,
    private readonly isKnown: (digits: string, length: number) => boolean,
  ) {}

  /** The evidence of a column; null for one whose codes can't lose zeros. */
  static of(column: string): LostZeros | null {
    const isKnown = codeColumns[column];
    return isKnown === undefined ? null : new LostZeros(column, isKnown);
  }

  add(row: number, cell: FileCell): void {
    if (typeof cell === 'number') {
      if (Number.isSafeInteger(cell) && cell >= 0) this.numbers.push({ row, digits: String(cell) });
    } else if (typeof cell === 'string' && /^\s*0\d+\s*$/.test(cell)) {
      this.example = cell.trim();
      this.lengths.add(this.example.length);
    }
  }

  /** The bad cells, once all rows are added. */
  errors(): RowError<Message>[] {
    const [length = 0] = this.lengths;
    if (this.lengths.size !== 1) return [];
    return this.numbers
      .filter(({ digits }) => digits.length < length && !this.isKnown(digits, length))
      .map(({ row, digits }) => ({
        row,
        column: this.column,
        message: message(
          '{cell} may have lost a leading zero, as the other codes of this column begin with 0, such as {other}: format the column as text and enter it again',
          { cell: quoted(digits), other: quoted(this.example) },
        ),
      }));
  }
}
