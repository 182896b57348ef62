/** How a language writes a day, as a pattern of dayjs: 'M/D/YYYY', 'DD.MM.YYYY'; the browser's own where none is named. */
export function dayFormat(language?: string): string {
  const format = new Intl.DateTimeFormat(language, { calendar: 'gregory', numberingSystem: 'latn' });
  return format
    .formatToParts(new Date(2026, 0, 2))
    .map(({ type, value }) => {
      if (type === 'day') return value.length === 1 ? 'D' : 'DD';
      if (type === 'month') return value.length === 1 ? 'M' : 'MM';
      if (type === 'year') return 'YYYY';
      return /\p{L}/u.test(value) ? `[${value}]` : value;
    })
    .join('');
}

/** The patterns that may be typed, the shown one first: a zero before a day or month may stand or not, ISO is known. */
export function typedFormats(shown: string): string[] {
  const short = shown.replace('DD', 'D').replace('MM', 'M');
  return [shown, short, short.replace('D', 'DD').replace('M', 'MM'), 'YYYY-MM-DD'];
}
