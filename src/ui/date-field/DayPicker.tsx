import { DatePicker, type DatePickerProps } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';
import { type FormEvent, useState } from 'react';
import { isDay } from './dayFault';

/** A language's date format as a dayjs pattern: 'M/D/YYYY', 'DD.MM.YYYY'; by default the browser's language. */
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

/**
 * The patterns that may be typed, the shown one first: leading zeros are optional, a year may have two digits, and ISO
 * is accepted.
 */
export function typedFormats(shown: string): string[] {
  const short = shown.replace('DD', 'D').replace('MM', 'M');
  const whole = [shown, short, short.replace('D', 'DD').replace('M', 'MM'), 'YYYY-MM-DD'];
  return [...whole, short.replace('YYYY', 'YY')];
}

/** Like Ant Design's `DatePicker`, whose other props are passed through. */
export interface DateFieldProps extends Omit<
  DatePickerProps<Dayjs, false>,
  'value' | 'onChange' | 'locale' | 'format'
> {
  /** A day as 2026-11-21; empty or null for none. Typed text that is no day stays as it is: see `dayFault`. */
  value?: string | null;
  /** Called as soon as the text is a day; by Enter or by leaving the field, with null or with text that is no day too. */
  onChange?: (day: string | null) => void;
  /** The first day that may be chosen; earlier ones are disabled. */
  min?: string;
  /** Called when a day before `min` was entered, by Enter or by leaving the field, which then shows its old value. */
  onRefuse?: (day: string) => void;
}

const shown = dayFormat();
const formats = typedFormats(shown);
/** How a day is kept. */
export const iso = 'YYYY-MM-DD';
/** While somebody types, 1.3.20 is the beginning of 1.3.2027. */
export const wholeYears = formats.filter((one) => one.includes('YYYY'));

/** The page's texts are English, whatever the calendar's language. */
export const pickerLocale = () => ({
  ...english,
  lang: { ...english.lang, locale: dayjs.locale(), fieldDateFormat: shown },
});

/**
 * Ant Design's `DatePicker` for a day as text, in the browser's format; `loadDayjsLocale` has named its months. What the
 * field shows is its value at once: the picker by itself reports what is typed only after the focus has gone, too late
 * for the button that took it.
 */
export function DayPicker({ value, onChange, min, onRefuse, onBlur, onKeyDown, ...props }: DateFieldProps) {
  const isReadable = !value || isDay(value);
  // While the field shows other text, the picker has the last day.
  const [lastDay, setLastDay] = useState<string | null>(null);
  const day = isReadable ? value || null : lastDay;
  if (day !== lastDay) setLastDay(day);

  const report = (next: string | null) => {
    if (next !== (value || null)) onChange?.(next);
  };
  const isTooEarly = (one: string) => min !== undefined && one < min;

  const handleInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = dayOf(target.value, wholeYears);
    if (typed !== null && !isTooEarly(typed)) report(typed);
  };
  const take = (field: EventTarget) => {
    if (!(field instanceof HTMLInputElement)) return;
    const text = field.value.trim();
    const typed = dayOf(text, formats);
    if (typed !== null && isTooEarly(typed)) onRefuse?.(typed);
    else report(typed ?? (text || null));
  };
  const handleBlur: DatePickerProps['onBlur'] = (event, info) => {
    take(event.target);
    onBlur?.(event, info);
  };
  const handleKeyDown: DatePickerProps['onKeyDown'] = (event, preventDefault) => {
    // On Tab the field loses the focus only after the picker has restored its old value.
    if (event.key === 'Enter' || event.key === 'Tab') take(event.target);
    onKeyDown?.(event, preventDefault);
  };

  return (
    <div onInput={handleInput}>
      <DatePicker
        style={{ width: '100%' }}
        // The field would show the day under the pointer as if it were its value.
        previewValue={false}
        preserveInvalidOnBlur={!isReadable}
        // It would cover what is wrong, which stands below the field.
        open={isReadable ? undefined : false}
        {...props}
        locale={pickerLocale()}
        format={wholeYears}
        value={day === null ? null : dayjs(day)}
        minDate={min === undefined ? undefined : dayjs(min)}
        onChange={(chosen) => onChange?.(chosen?.format(iso) ?? null)}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

/** The day that a text is, in the first of the patterns that it fits. */
export function dayOf(typed: string, patterns: readonly string[]): string | null {
  const format = patterns.find((one) => dayjs(typed.trim(), one, true).isValid());
  return format === undefined ? null : dayjs(typed.trim(), format, true).format(iso);
}
