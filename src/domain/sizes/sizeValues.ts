import { sizeSystem } from '../catalogs/sizeSystems';
import { withPlainDigits } from '../text/digits';
import { toStoredCode } from '../text/storedText';

/** What a size is sorted by. Sizes of different systems can't be compared; values are compared one after the other. */
export type SizeValues = { readonly system: string; readonly values: readonly number[] };

/** Numbers as in 38, 36.5 and 36 1/2; words, and letters with a digit as in 2XL. */
const token =
  /(?<![\p{L}\d])(?:\d{1,2}x+[sl]|[2-5][sl]|[0-5]x)(?![\p{L}\d])|\d+ \d+\/(?:2|3|4|8|16)(?!\d)|\d+(?:[.,]\d+)?|\p{L}+/gu;
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\bextra[ -]*/g, 'x'],
  [/(?<=x)[ -]+(?=small|large)/g, ''],
  [/small\b/g, 's'],
  [/\bmed(ium)?\b/g, 'm'],
  [/large\b/g, 'l'],
  // An m that is no unit of a number, as in 3 (M), is no month.
  [/(?<!\d ?)\bm\b/g, 'med'],
];
/** Letters other than S, L and X, and words of other languages, by their steps from medium. */
const ranked: readonly (readonly [number, string])[] = [
  [-2, 'pp'],
  [-1, 'p ch klein petit piccolo pequeño صغير 小'],
  [0, 'm med mittel moyen medio mediano متوسط 中'],
  [1, 'g groß gross grand grande كبير 大'],
  [2, 'gg eg 特大'],
  [3, 'xgg'],
];
const letters = new Map(
  ranked.flatMap(([rank, words]) => words.split(' ').map((word) => [word, rank] as const)),
);
/** What follows the number of a suit or a pair of jeans. */
const fits = new Map(Object.entries({ short: -1, petite: -1, r: 0, reg: 0, regular: 0, long: 1, tall: 1 }));
const months = /^(m|mo|mos|mths?|months?|mon|monate?|mois|mesi|mese|mes|meses|maanden)$/;
const years = /^(y|yr|yrs|years?|t|j|jahre?|jaar|a|ans?|anni|anno|años?)$/;
const newborn = /^(nb|n\/b|new ?born|rn|preemie|prem|premature)$/;
/** Up to this number, a letter behind it is an age: 12M and 8A, but 80A. */
const maxAge = 24;
const threeYears = 36;

/**
 * What a size is sorted by: S, 2XL and S/M by letters; 38, 36 1/2, EU 38, 32/34, W32 L34, 80B and 38R by numbers; NB,
 * 3-6M and 8Y by age. Null for a size without any of these, such as ONE SIZE or Maxi.
 */
export function sizeValues(size: string): SizeValues | null {
  const plain = spelledOut.reduce(
    (text, [long, short]) => text.replace(long, short),
    withPlainDigits(toStoredCode(size)).toLowerCase(),
  );
  if (newborn.test(plain)) return { system: 'age', values: [-1] };
  if (sizeSystem(plain) === 'one_size') return null;
  const parts = plain.match(token) ?? [];
  const values: number[] = [];
  const prefix: string[] = [];
  let system: string | null = null;
  for (const [index, part] of parts.entries()) {
    const number = numberOf(part);
    const before = numberOf(parts[index - 1]);
    if (number !== null) {
      const unit = unitOf(number, parts, index);
      values.push(number * (unit ?? 1));
      system ??= unit === null ? 'number' : 'age';
    } else if (before !== null) {
      const rank =
        monthsOf(part, before) === null ? (cupOf(part) ?? letterOf(part) ?? fits.get(part)) : undefined;
      if (rank !== undefined) values.push(rank);
    } else {
      const fit = system === 'letter' ? fits.get(part) : undefined;
      const rank = letterOf(part) ?? fit;
      if (rank === undefined) prefix.push(part);
      else {
        values.push(rank);
        system ??= 'letter';
      }
    }
  }
  // Numbers of the EU and the UK are of two systems.
  return system === null
    ? null
    : { system: [system, ...(system === 'number' ? prefix : [])].join(' '), values };
}

/** The value of a number, with its fraction; null for a word. */
function numberOf(part = ''): number | null {
  if (!/^\d[\d.,/ ]*$/.test(part)) return null;
  const plain = part.replace(',', '.');
  const [, over, under] = plain.split(/[ /]/);
  // 00 is below 0.
  if (/^00+$/.test(plain)) return 1 - plain.length;
  return parseFloat(plain) + (under === undefined ? 0 : Number(over) / Number(under));
}

/** How many months the unit of a number has; the first number of a range, as in 3-6M, has that of the second. */
function unitOf(number: number, parts: readonly string[], index: number): number | null {
  const next = parts[index + 1];
  const after = numberOf(next);
  if (after === null) return next === undefined ? null : monthsOf(next, number);
  const unit = parts[index + 2];
  return unit === undefined || after <= number ? null : monthsOf(unit, after);
}

function monthsOf(unit: string, number: number): number | null {
  if (unit.length === 1 && number > maxAge && !(unit === 'm' && number === threeYears)) return null;
  if (months.test(unit)) return 1;
  return years.test(unit) ? 12 : null;
}

/** How far a letter size is from M: S -1, 2XL and XXL 3; null for other words. */
function letterOf(word: string): number | null {
  const known = letters.get(word);
  if (known !== undefined) return known;
  const [, count = '', x = '', letter = ''] = /^(\d*)(x*)([sl]*)$/.exec(word) ?? [];
  if (x === '' && letter === '') return null;
  // 1X is above XL.
  const plus = letter === '' ? 0.5 : 0;
  const steps =
    (count === '' ? x.length : Number(count) - (x === '' ? 1 : 0)) + Math.max(1, letter.length) + plus;
  return letter.startsWith('s') ? -steps : steps;
}

/** A bra's cup by its letters: AA before A, DD after D. */
function cupOf(word: string): number | undefined {
  if (!/^([a-k])\1*$/.test(word)) return undefined;
  const rank = word.charCodeAt(0) * 4;
  return word.startsWith('a') ? rank - word.length : rank + word.length;
}
