import { type Message, message, messageIn } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { beside } from './texts';

/** The codes of a style that documents show: the brand's own, or the generic where it has none, and the number. */
export function shownStyle({
  generic,
  number,
  styleCode,
}: {
  generic: string;
  number: string;
  styleCode: string;
}): string[] {
  const code = styleCode || generic;
  return [code, number === generic || number === code ? '' : number];
}

/** A style in the column of a workbook: its brand's own code, and its number where that is another. */
export const styleText = ({ number, styleCode }: { number: string; styleCode: string }): string =>
  beside([styleCode, number === styleCode ? '' : number]);

/** The title of that column. */
export const styleTitle = (codes: readonly string[]): Message =>
  codes.some((code) => code !== '') ? message('Style code') : messageIn('of a style', 'Number');

interface NamedColor {
  number: string;
  code?: string;
  name: string;
}

/** Of a color, the brand's own code or our number, and its name; once if the name is all that the brand calls it. */
export function colorTexts({ number, code = '', name }: NamedColor): string[] {
  const shown = code || number;
  return [isSame(shown, name) ? '' : shown, name].filter((text) => text !== '');
}

/** Turkish has two letters i, each with a capital of its own. */
const isSame = (code: string, name: string) =>
  ['en', 'tr'].some(
    (locale) => code.trim().toLocaleLowerCase(locale) === name.trim().toLocaleLowerCase(locale),
  );

/**
 * What documents call a color in place of generic and number, before its name: the brand's own code, behind the generic where
 * that is the brand's, and without a code that only repeats the name; undefined where both codes are the brand's own.
 */
export function shownColor(
  { generic, styleCode }: { generic: string; styleCode: string },
  { number, code = '', name }: NamedColor,
): string | undefined {
  const shown = code || number;
  const own = isSame(shown, name) ? '' : shown;
  if (styleCode === '') return code === '' ? undefined : `${generic} ${own}`.trim();
  return own;
}

/** Codes of the ordered sizes of a color as small print, such as 'EAN S 4006381333931 · M 4006381333948'. */
export function codesText(title: string, codes: ReadonlyMap<string, string>): string[] {
  if (codes.size === 0) return [];
  const texts = [...codes].map(([size, code]) =>
    isolated(`${isolated(size)} ${isolated(code)}`.replace(/ /g, '\u00a0')),
  );
  return [`${title} ${texts.join(' · ')}`];
}
