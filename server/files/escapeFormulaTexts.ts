/** The opening tag of a cell of type `str`, and what follows until the next tag of a cell. */
const formulaTexts =
  /(<(?:\w+:)?c\s[^>]*?\bt\s*=\s*["']str["'][^>]*>)([^<]*(?:<(?!\/?(?:\w+:)?c[\s/>])[^<]*)*)/g;

/**
 * Escapes the texts of a sheet's XML that formulas gave (cells of type `str`, which some programs write for
 * plain texts too) once more: the reader of spreadsheets unescapes those twice, and would make `<b>` of a text
 * `&lt;b&gt;`.
 */
export function escapeFormulaTexts(sheet: Buffer): Buffer {
  if (!sheet.includes('"str"') && !sheet.includes("'str'")) return sheet;
  // Bytes as characters: what is not ASCII passes through unchanged.
  const xml = sheet.toString('latin1');
  return Buffer.from(
    xml.replace(formulaTexts, (_cell, tag: string, content: string) => tag + escapeOnce(content)),
    'latin1',
  );
}

const escapeOnce = (content: string) =>
  content.replaceAll('&', '&amp;').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
