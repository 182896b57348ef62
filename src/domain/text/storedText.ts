/**
 * Characters that are not seen and change what is: controls besides tab and line breaks, the marks that turn the
 * direction of text around, zero-width spaces and byte order marks, and halves of surrogate pairs. The zero-width
 * joiner and non-joiner stay: emoji, Persian and Indian scripts are written with them.
 */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** In codes, soft hyphens and joiners too: none is part of a code, a size or an email. */
const invisibleInCode = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as it is stored: composed (NFC), so that the é of a Mac is found by the é of a keyboard, and without invisible
 * characters.
 */
export function toStoredText(text: string): string {
  return text.replace(invisible, '').normalize('NFC');
}

/** A code without what is never part of one, else as it is written. */
export function toVisibleCode(code: string): string {
  return toStoredText(code).replace(invisibleInCode, '');
}

/**
 * A code, size or email as it is stored: `toStoredText`, also without soft hyphens and joiners, trimmed, with single
 * plain spaces, full-width letters and digits as plain ones, and fractions written out, so that 36½ and 36 1/2 are one
 * size.
 */
export function toStoredCode(code: string): string {
  return toVisibleCode(code)
    .replace(/(?<=[\p{Nd}])\s*(?=[\u00bc-\u00be\u2150-\u215e])/gu, ' ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether storing a text takes invisible characters from it; composing alone removes nothing. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1;
}

/** As `hasInvisible`, for codes. */
export function hasInvisibleInCode(code: string): boolean {
  return hasInvisible(code) || code.search(invisibleInCode) !== -1;
}

/** Whether a text has nothing that can be seen. */
export function isUnseen(text: string): boolean {
  const first = text.charCodeAt(0);
  const startsPlain = first > 0x20 && first < 0x7f;
  return (
    !startsPlain && !/(?![\s\p{Cc}\p{Cs}\u061c\u200e\u200f\p{Default_Ignorable_Code_Point}])./su.test(text)
  );
}
