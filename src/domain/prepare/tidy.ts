import { type Message, message } from '../language/message';
import { toEmail } from '../people';
import type { Cell } from '../spreadsheet/cell';
import { removesFrom } from '../spreadsheet/cellText';
import { isScientific } from '../spreadsheet/numberFormat';
import { currencyIn, isSharedSign } from './currencies';
import { toStoredText, toVisibleCode } from '../text/storedText';
import type { FieldKind } from './fields';
import { readEntities } from './entities';
import { type DecimalMark, readNumber } from './numbers';
import { textOf } from './table';
import { truthOf } from '../text/truths';

/** The tidied value of a cell, and the reason; null if unchanged. */
export type Tidied = { readonly value: Cell; readonly why: Message | null };

/** Besides what is read as yes or no in each file. */
const yes = /^(y|x|✓|✔|evet)$/i;
const no = /^(n|hayır)$/i;
const tag = /<\/?[a-z!][^>]*>/gi;

const unchanged = (value: Cell): Tidied => ({ value, why: null });
const changed = (value: Cell, why: Message, before: string): Tidied =>
  String(value) === before ? unchanged(value) : { value, why };

/** Whether a spreadsheet program has shortened a code: numbers have 15 digits, further ones become 0 or powers of ten. */
export const isShortened = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' ? Math.abs(cell) >= 1e15 : isScientific(textOf(cell));

/**
 * Normalizes a cell for our files: numbers without signs and groups, texts without tags, codes without a '.0' added by
 * a program. Unreadable cells are unchanged, for the upload's check to report. `mark` is null if the column's numbers
 * are ambiguous.
 */
export function tidy(kind: FieldKind, cell: Cell, mark: DecimalMark | null): Tidied {
  const text = textOf(cell);
  const isText = kind === 'text';
  if (removesFrom(text, isText ? 'text' : 'code')) {
    const visible = isText ? toStoredText(text) : toVisibleCode(text);
    const { value } = tidy(kind, visible.trim(), mark);
    return { value, why: message('without characters that cannot be seen') };
  }
  if (text === '') return unchanged(null);
  // The upload's check says what became of a code.
  if (typeof cell === 'boolean' && kind !== 'truth') return unchanged(cell);
  switch (kind) {
    case 'price':
    case 'count':
      return tidyNumber(kind, cell, text, mark);
    // A number among texts shows the upload's check that it may be a code that has lost its leading zeros.
    case 'text':
      return typeof cell === 'number' ? unchanged(cell) : tidyText(text);
    case 'size':
      return isShortened(cell) ? unchanged(cell) : tidySize(text);
    case 'style':
    case 'color':
    case 'sku':
    case 'ean':
      return typeof cell === 'number' || isShortened(cell) ? unchanged(cell) : tidyCode(text);
    case 'currency':
      return changed(
        currencyIn(text) ?? text.toUpperCase(),
        isSharedSign(text)
          ? message('guessed: several currencies have this sign')
          : message('code of the currency'),
        text,
      );
    case 'truth':
      if (truthOf(text) ?? yes.test(text)) return changed('yes', message('yes or no'), text);
      return truthOf(text) === false || no.test(text)
        ? changed('no', message('yes or no'), text)
        : unchanged(text);
    case 'email':
      return changed(toEmail(text), message('only the address'), text);
  }
}

function tidyNumber(kind: 'price' | 'count', cell: Cell, text: string, mark: DecimalMark | null): Tidied {
  const number = typeof cell === 'number' ? cell : mark === null ? null : readNumber(text, mark);
  if (number === null) return unchanged(text);
  const value = kind === 'price' ? Number(number.toFixed(2)) : number;
  if (String(value) === text || (mark === '.' && Number(text) === value)) return unchanged(value);
  return { value, why: value === number ? message('plain number') : message('rounded to two decimals') };
}

function tidyCode(text: string): Tidied {
  const read = readEntities(text);
  if (read !== text) return { value: tidyCode(read.trim()).value, why: message('characters of a web page') };
  return changed(text.replace(/^'/, '').replace(/^(\d+)\.0+$/, '$1'), message('code without decimals'), text);
}

/** Spreadsheet programs convert the size 36 1/3 to 36.333333. */
function tidySize(text: string): Tidied {
  const [, whole = '', digit = ''] = /^(\d+)[.,](?:(3)3{2,}\d*|(?:6{3,}\d*))$/.exec(text) ?? [];
  if (whole === '') return tidyCode(text);
  return { value: `${whole} ${digit === '3' ? '1/3' : '2/3'}`, why: message('a size in thirds') };
}

function tidyText(text: string): Tidied {
  const untagged = text.replace(tag, ' ');
  const plain = readEntities(untagged);
  if (plain === text) return unchanged(text);
  return changed(plain.replace(/\s+/g, ' ').trim(), message('text without tags'), text);
}
