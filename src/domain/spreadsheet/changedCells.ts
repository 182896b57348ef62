import { type Message, message } from '../language/message';
import { type AmbiguousCell, type Cell, type FileCell, inQuotes } from './cell';
import { isLabelOf, isScientific } from './numberFormat';

/** A number that its format shows as another one. */
export type ScaledCell = Extract<AmbiguousCell, { ambiguity: 'scaled' }>;

/** The error of a code that a spreadsheet program took for a number, such as 8.05E+12. */
export const shortenedRefusal = (cell: FileCell): Message =>
  message(
    '{cell} is not the whole code. Excel has shortened this code: format the column as text and enter it again',
    inQuotes(cell),
  );

/** Spreadsheet programs store 15 digits and replace the others by zeros. */
const tooLong = 10 ** 15;
/** A power of ten as spreadsheet programs write it; 219E01 or 2E1 in a text is a code as it was typed. */
const writtenByExcel = /^\d+(?:[.,]\d+E[+-]?|E[+-])\d+$/i;

/** Why a code is not what was typed; null if it can be. */
export function changedCodeRefusal(cell: Cell, text: string): Message | null {
  if (typeof cell === 'boolean')
    return message(
      '{cell} is a truth value in the spreadsheet; format the cell as text and type it again',
      inQuotes(cell),
    );
  if (typeof cell === 'number' && Math.abs(cell) >= tooLong)
    return message(
      '{cell} has more than the 15 digits that Excel stores. Excel has shortened this code: format the column as text and enter it again',
      inQuotes(cell),
    );
  return writtenByExcel.test(text) ? shortenedRefusal(cell) : null;
}

/** 3-May, 03. Mai and mars-40: what spreadsheet programs make of sizes such as 3-5 and 3/40, in their languages. */
const dayOrMonth =
  /^(?=.*\d)(?:\d{1,2}(?:[-/]|\. ?))?(?:jan|ene|gen|oca|feb|fév|fev|şub|mar|mär|mrz|mrt|apr|abr|avr|nis|ma[iyg]|mei|jui?n|giu|haz|jui?l|lug|tem|aug|ago|aoû|ağu|sep|set|eyl|okt|oct|out|ott|eki|nov|kas|de[cz]|déc|dic|ara)\p{L}{0,2}\.?(?:[-/]\d{2})?$/iu;
/** 2027-05-03, 3.5.2027 and 5/3/2027. */
const wholeDay = /^(?:\d{4}-\d\d-\d\d(?: 00:00:00)?|\d{1,2}([./-])\d{1,2}\1\d{4})$/;

/** Why a size is not what was typed, as 3-May for 3-5; null if it can be. */
export function changedSizeRefusal(cell: Cell, text: string): Message | null {
  return dayOrMonth.test(text) || wholeDay.test(text)
    ? message(
        '{cell} is a date. Excel has changed this size: format the column as text and enter it again',
        inQuotes(cell),
      )
    : null;
}

/** Whether a cell shows a power of ten: somebody may have typed the code 12E5. */
export const isPowerOfTen = ({ shown }: ScaledCell): boolean => isScientific(shown);

/** The error of a code in a cell that shows a power of ten. */
export function powerOfTenRefusal({ shown, stored }: ScaledCell): Message {
  return message(
    'shows "{shown}" but holds {stored}. Excel has shortened this code: format the column as text and enter it again',
    { shown, stored },
  );
}

/** The error of a number that its format shows as another one, with both. */
export function scaledRefusal({ shown, stored }: ScaledCell): Message {
  return shown === ''
    ? message('shows nothing but holds {stored}: format the cell as a plain number and enter it again', {
        stored,
      })
    : message('shows "{shown}" but holds {stored}: format the cell as a plain number and enter it again', {
        shown,
        stored,
      });
}

/** The note about a cell that is taken as it is shown. */
export const shownNote = (cell: ScaledCell): Message =>
  message('{cell} is taken as the cell shows it, although it holds {stored}', {
    ...inQuotes(cell),
    stored: cell.stored,
  });

/** Whether a cell shows the number that it holds, only written in another way: 36 1/2, 1.00E+03 or 2XL. */
export function showsSameNumber({ shown, stored }: ScaledCell): boolean {
  if (isScientific(shown)) return Number(shown.replace(',', '.')) === stored;
  if (isLabelOf(stored, shown)) return true;
  const [, sign, whole = '0', part, of] = /^(-?)(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(shown) ?? [];
  return of !== undefined && (Number(whole) + Number(part) / Number(of)) * (sign === '-' ? -1 : 1) === stored;
}
