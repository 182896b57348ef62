import type { Cell } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import { hasDigit } from '../text/digits';
import { holdsNumber } from './numbers';
import { topicOf } from './titles';

/** Rows of help follow the titles within this many rows; more of them than `maxHelp` are data that resembles help. */
const reach = 12;
const maxHelp = 6;

const requirement =
  /^\W*(?:required|requirement|mandatory|optional|recommended|preferred|conditional(?:ly)?|pflicht\p{L}*|erforderlich|empfohlen|obligatoire|facultatif|obligatori[oa]|opcional|facoltativ[oa]|verplicht|optioneel|zorunlu|gerekli|opsiyonel|إلزامي|اختياري)(?!\p{L})/iu;
const limit =
  /(?<!\p{L})(?:max(?:imum)?|min(?:imum)?|up to|bis zu|jusqu'à|hasta|fino a)(?:[.:]|\s)\s*\d|\d\s*(?:characters|chars|digits|zeichen|stellen|ziffern|caract[eè]res|caracteres|caratteri|tekens|karakter)/iu;
const example =
  /^\W*(?:e\. ?g\.|eg[.:\s]|ex\.|examples?(?![\p{L}-])|z\. ?b\.|beispiele?(?!\p{L})|p\. ?ex\.|exemple|p\. ?ej\.|ejemplo|por ejemplo|ad es\.|esempio|bijv\.|voorbeeld|örn(?:ek)?[.:]|مثال)/iu;
const type =
  /^\W*(?:string|text|free ?text|number|numeric|integer|decimal|float|boolean|alphanumeric|date|list|dropdown|zahl|texto|texte|testo|número|numero|nombre entier|yes ?\/ ?no|true ?\/ ?false)(?:[\s,:;(/].*)?\W*$/iu;
const instruction =
  /^(?:please|enter|choose|select|fill in|use|provide|specify|the |a |an |bitte|geben sie|wählen|veuillez|saisi[rs]|indiquez|introduzca|indique|inserire|vul |kies )(?=.*\s)/iu;
/** Names in programs: product.name, item_sku, attribute:color. */
const programName = /^(?!.*\.(?:jpe?g|png|webp|gif|avif|svg|tiff?|bmp)$)[a-z]+\d*(?:[._:][a-z]+\d*)+$/i;
const bracketed = /^(?:\[.*\]|<.*>|\{.*\})$/s;
const longest = 80;

/** Help that says so itself. */
const isStatedHelp = (text: string) => requirement.test(text) || example.test(text) || bracketed.test(text);
const isHelp = (text: string) =>
  isStatedHelp(text) ||
  limit.test(text) ||
  type.test(text) ||
  instruction.test(text) ||
  programName.test(text) ||
  topicOf(text) !== null ||
  text.length > longest;

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();
const textsOf = (cells: readonly Cell[]) => cells.map(textOf).filter((text) => text !== '');

/**
 * Whether a row between titles and data is help: by its first cell ('Required', 'Example'), by most cells, or texts
 * where the rows below have numbers.
 */
function isHelpRow(cells: readonly Cell[], numeric: readonly number[]): boolean {
  const texts = textsOf(cells);
  const helpCount = texts.filter(isHelp).length;
  const isNoData = texts.some(isStatedHelp) || (texts.length > 1 && !texts.some(holdsNumber));
  if (helpCount > texts.length / 2 && isNoData) return true;
  const isIntroduced = (first: string) =>
    requirement.test(first) || (example.test(first) && texts.length > 1);
  if (texts.slice(0, 1).some(isIntroduced)) return true;
  const inNumeric = numeric.map((column) => textOf(cells[column])).filter((text) => text !== '');
  return helpCount > 0 && inNumeric.length > 0 && inNumeric.every((text) => !hasDigit(text) || isHelp(text));
}

/** The columns whose cells are numbers below the rows that may be help. */
function numericColumns(rows: readonly (readonly Cell[])[]): number[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const texts = rows.map((cells) => textOf(cells[column])).filter((text) => text !== '');
    return texts.length > 0 && texts.every(holdsNumber);
  });
}

/**
 * The index of the first row of data: below the titles, whose last row is `last`, and the rows of help that
 * market places put there, such as 'Required', 'Text, max 50 characters' and 'e.g. ABC123'. What stands between them is
 * no data either.
 */
export function findDataStart(rows: readonly (readonly Cell[])[], last: number): number {
  const numeric = numericColumns(rows.slice(last + 1 + reach / 2, last + 1 + 4 * reach));
  const near = [...rows.entries()].slice(last + 1, last + 1 + reach);
  // Titles are repeated on each page of some lists.
  const repeated = rows.slice(0, last + 1).map((cells) => JSON.stringify(textsOf(cells)));
  const help = near.filter(
    ([, cells]) =>
      !cells.every(isBlank) &&
      !repeated.includes(JSON.stringify(textsOf(cells))) &&
      isHelpRow(cells, numeric),
  );
  return help.length > maxHelp ? last + 1 : (help.at(-1)?.[0] ?? last) + 1;
}
