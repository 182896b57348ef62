import { dayOf, fromDateText } from '../../../src/domain/dates';
import { isRightToLeft } from '../../../src/domain/language/languages';
import { messageIn } from '../../../src/domain/language/message';
import { type Translate, translator } from '../../../src/domain/language/wording';
import { decimalsOf, fromCents } from '../../../src/domain/money';
import { localeOf, type ReaderLocale, pseudoWords, wordsOf } from '../../core/languages';

/** How a document says things in the language of its reader, with figures and days as in their region. */
export interface Texts {
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly t: Translate;
  /** Cents as an amount without its currency but with its decimals, such as 1,234.50, whatever the machine's locale. */
  amount(cents: number, currency: string): string;
  /** Cents as an amount with its currency, such as 1,234.50 EUR. */
  money(cents: number, currency: string): string;
  /** A whole number, such as 1,234. */
  count(count: number): string;
  /** A number with up to two decimals, such as 2.5. */
  percent(value: number): string;
  /** A delivery day, the same for everybody, of epoch seconds, such as 15 Jan 2027; a dash when unset. */
  day(seconds: number | null): string;
  /** The day in a time zone of a time in epoch seconds, such as 15 Jan 2027. */
  dayIn(timeZone: string, seconds: number): string;
  /** A time in epoch seconds in a time zone, which it names: 15 Jan 2027, 14:05 UTC. */
  moment(timeZone: string, seconds: number): string;
  /** All letters that the words, the figures and the days of the language may have. */
  letters(): string;
}

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeParts = { ...dayParts, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** The translations of a language by the keys of their messages. */
export type Words = ReadonlyMap<string, string>;

/** What a document says in a locale, by the words of its language. */
export function textsIn(
  { language, region }: ReaderLocale = localeOf(null),
  words: Words = wordsOf(language),
): Texts {
  // English of no region has the figures of America and the days of Britain.
  const daysOf = region === 'en' ? 'en-GB' : region;
  const amountsBy = (digits: number) =>
    new Intl.NumberFormat(region, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const amounts = { 0: amountsBy(0), 2: amountsBy(2) };
  const counts = new Intl.NumberFormat(region);
  const percents = new Intl.NumberFormat(region, { maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(daysOf, { ...dayParts, timeZone: 'UTC' });
  const amount: Texts['amount'] = (cents, currency) => amounts[decimalsOf(currency)].format(fromCents(cents));
  const day: Texts['day'] = (seconds) => (seconds === null ? '–' : days.format(seconds * 1000));
  const moment: Texts['moment'] = (timeZone, seconds) =>
    new Intl.DateTimeFormat(daysOf, { ...timeParts, timeZone }).format(seconds * 1000);
  return {
    language,
    isRightToLeft: isRightToLeft(language),
    t: translator({ language, region }, pseudoWords.get(language) ?? words),
    amount,
    money: (cents, currency) => `${amount(cents, currency)} ${currency}`.trim(),
    count: (count) => counts.format(count),
    percent: (value) => percents.format(value),
    day,
    dayIn: (timeZone, seconds) => day(fromDateText(dayOf(seconds, timeZone))),
    moment,
    letters: () =>
      [...words.values(), amount(-123_456_789_000, ''), ...months.map((at) => moment('UTC', at))].join(''),
  };
}

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 1) / 1000);

/** Which prices a catalog's document shows: those of a price list, or the plain prices for null. */
export const pricesText = ({ t }: Texts, pricelist: string | null, currency: string) =>
  beside([
    pricelist === null ? t(messageIn('prices', 'Plain')) : t('Price list {pricelist}', { pricelist }),
    currency,
  ]);

/** How many pieces: 1 piece or 1,234 pieces. */
export const piecesText = ({ t }: Texts, pieces: number) =>
  t('{pieces, plural, one {# piece} other {# pieces}}', { pieces });

/** Joins texts on one line, skipping empty ones. */
export const beside = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
