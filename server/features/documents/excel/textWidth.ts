/** Letters of the Far East and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Emoji_Presentation}]/u;
const broad = /[\p{Lu}mw@%&]/u;
const narrow = /[fijlrtI\s.,:;'!|()/-]/;

const widest = 2;

/**
 * About how wide a text is in digits, in which the widths of columns are counted: a little too much in the fonts of
 * Excel and LibreOffice.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += latin[letter.charCodeAt(0)] ?? letterWidth(letter);
  return width;
}

/** Whether a text fits into this width, whatever its letters are. */
export const surelyFits = (text: string, room: number): boolean => text.length * widest <= room;

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return 0.7;
  if (broad.test(letter)) return 1.3;
  return wide.test(letter) ? widest : 1;
}

/** Those of the common letters, by their codes: orders have many thousands of cells. */
const latin = Array.from({ length: 0x250 }, (_, code) => letterWidth(String.fromCharCode(code)));

/** The width of a column with this title that has the width in English. */
export const widthFor = (title: string, width: number): number =>
  Math.max(width, Math.ceil(textWidth(title)));

const narrowest = 6;

/** The widths of columns of sizes, in which the bold sizes of each size run fit. */
export function sizeWidths(runs: readonly { readonly sizes: readonly string[] }[]): number[] {
  const widths: number[] = [];
  for (const { sizes } of runs) {
    for (const [at, size] of sizes.entries()) {
      widths[at] = Math.max(widths[at] ?? narrowest, Math.ceil(textWidth(size)) + 2);
    }
  }
  return widths;
}
