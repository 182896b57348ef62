import type { Cell } from '../spreadsheet/cell';
import { readEntities } from './entities';

/** Currency signs, each with all of its currencies, the likeliest first. */
const signs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/€|\beuros?\b/i, ['EUR']],
  [/£/, ['GBP']],
  [/₺|\bTL\b/i, ['TRY']],
  [/¥|￥/, ['JPY', 'CNY']],
  [/₹/, ['INR']],
  [/₩/, ['KRW']],
  [/₪/, ['ILS']],
  [/₽/, ['RUB']],
  [/₴/, ['UAH']],
  [/zł/i, ['PLN']],
  [/\bFr\.|\bSFr\b/i, ['CHF']],
  [/(?<!\p{L})R\$/iu, ['BRL']],
  [/(?<!\p{L})CA?\$/iu, ['CAD']],
  [/(?<!\p{L})AU?\$/iu, ['AUD']],
  [/(?<!\p{L})NZ\$/iu, ['NZD']],
  [/(?<!\p{L})HK\$/iu, ['HKD']],
  [/(?<!\p{L})NT\$/iu, ['TWD']],
  [/(?<!\p{L})S\$/iu, ['SGD']],
  [/(?<!\p{L})(?:MX|Mex)\$/iu, ['MXN']],
  [/(?<!\p{L})US? ?\$/iu, ['USD']],
  // Other letters before the sign denote an unknown dollar.
  [/(?<!\p{L})\$/u, ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN']],
];
const codes =
  /(?:^|[^\p{L}])(EUR|USD|GBP|CHF|TRY|PLN|SEK|DKK|NOK|CZK|HUF|RON|BGN|UAH|RUB|ILS|JPY|CNY|KRW|HKD|TWD|SGD|INR|AED|SAR|QAR|KWD|JOD|EGP|ZAR|CAD|AUD|NZD|BRL|MXN)(?:[^\p{L}]|$)/u;

/** The possible currencies of a price's text or title, as codes of 3 letters, the likeliest first. */
function currenciesFor(written: string): readonly string[] {
  const text = readEntities(written);
  const code = codes.exec(text.toUpperCase())?.[1];
  return code === undefined ? (signs.find(([sign]) => sign.test(text))?.[1] ?? []) : [code];
}

/** The likeliest currency of a price's text or title; null when it contains none. */
export function currencyIn(text: string): string | null {
  return currenciesFor(text)[0] ?? null;
}

/** The currency sign or code of a number format such as '"€"' or '[$£-809]'; '' if there is none or it is unknown. */
export function formatCurrency(format: string): string {
  const shown = format
    .replace(/;.*/su, '')
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]|[_*]./g, '')
    .replace(/[\\"#0?,.()\s-]/g, '');
  return currencyIn(shown) === null ? '' : shown;
}

/** Whether a text contains an ambiguous currency sign, such as $. */
export function isSharedSign(text: string): boolean {
  return currenciesFor(text).length > 1;
}

/** The currency of a price's text if it contradicts the given one; otherwise null. */
export function otherCurrency(text: string, currency: string): string | null {
  const possible = currenciesFor(text);
  return possible.includes(currency) ? null : (possible[0] ?? null);
}

/**
 * The distinct currencies in a column's title and cells, in order of appearance; $ beside C$ is one. Numeric cells
 * contain none.
 */
export function currenciesOf(title: string | undefined, cells: Iterable<Cell | undefined>): string[] {
  const found: { possible: readonly string[] }[] = [];
  for (const text of new Set<Cell | undefined>([title, ...cells])) {
    const possible = typeof text === 'string' ? currenciesFor(text) : [];
    if (possible.length === 0) continue;
    const known = found.find((one) => one.possible.some((currency) => possible.includes(currency)));
    if (known === undefined) found.push({ possible });
    else known.possible = known.possible.filter((currency) => possible.includes(currency));
  }
  return found.flatMap(({ possible }) => possible.slice(0, 1));
}
