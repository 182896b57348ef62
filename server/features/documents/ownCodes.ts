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

/**
 * What documents call a color in place of generic and number: the brand's own code, behind the generic where that is the
 * brand's; undefined where both codes are the brand's own.
 */
export function shownColor(
  { generic, styleCode }: { generic: string; styleCode: string },
  { number, code = '' }: { number: string; code?: string },
): string | undefined {
  if (styleCode === '') return code === '' ? undefined : `${generic} ${code}`;
  return code || number;
}

const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps a text from right to left apart from what is beside it in a line (UAX #9, 2.5). */
const isolated = (text: string) => (fromRight.test(text) ? `\u2068${text}\u2069` : text);

/** Codes of the ordered sizes of a color as small print, such as 'EAN S 4006381333931 · M 4006381333948'. */
export function codesText(title: string, codes: ReadonlyMap<string, string>): string[] {
  if (codes.size === 0) return [];
  const texts = [...codes].map(([size, code]) =>
    isolated(`${isolated(size)} ${isolated(code)}`.replace(/ /g, '\u00a0')),
  );
  return [`${title} ${texts.join(' · ')}`];
}
