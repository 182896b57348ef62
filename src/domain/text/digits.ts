const digit = /^\p{Nd}$/u;
const foreignDigits = /(?![0-9])\p{Nd}/gu;

/** Signs that accompany digits in other scripts, and in their places those that are written beside 0 to 9. */
const foreignSigns = '٫٬、，．−﹣－＋％／：';
const plainSigns = '.,,,.---+%/:';

/** Whether a text has a digit of any script. */
export function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/**
 * A text with the digits of every script as 0 to 9: １２ and ١٢ become 12. For texts that are numbers or days, also the
 * marks beside them: ١٬٢٠٠٫٥٠ becomes 1,200.50. Other characters are unchanged (Unicode's general category Nd).
 */
export function withPlainDigits(text: string): string {
  return text
    .replace(foreignDigits, plainDigit)
    .replace(/[٫٬、，．−﹣－＋％／：]/g, (sign) => plainSigns.charAt(foreignSigns.indexOf(sign)));
}

/** Unicode encodes the digits of a script in a row from 0 to 9, so a digit's value is its distance from the first. */
function plainDigit(character: string): string {
  const code = Number(character.codePointAt(0));
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
