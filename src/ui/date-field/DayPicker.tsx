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
 * The accepted input patterns, the displayed one first: leading zeros are optional, a year may have two digits, and ISO
 * is accepted.
 */
export function typedFormats(shown: string): string[] {
  const short = shown.replace('DD', 'D').replace('MM', 'M');
  const fourDigitYears = [shown, short, short.replace('D', 'DD').replace('M', 'MM'), 'YYYY-MM-DD'];
  return [...fourDigitYears, short.replace('YYYY', 'YY')];
}

/** Like Ant Design's `DatePicker`, whose other props are passed through. */
export interface DateFieldProps extends Omit<
  DatePickerProps<Dayjs, false>,
  'value' | 'onChange' | 'locale' | 'format'
> {
  /** A day as 2026-11-21; empty or null for none. Typed text that is not a date is preserved: see `dayFault`. */
  value?: string | null;
  /** Called as soon as the text is a date; on Enter or blur also with null, or with text that is not a date. */
  onChange?: (day: string | null) => void;
  /** The first day that may be chosen; earlier ones are disabled. */
  min?: string;
  /** Called when a day before `min` was entered, on Enter or blur; the field then shows its old value. */
  onRefuse?: (day: string) => void;
}

const shown = dayFormat();
const formats = typedFormats(shown);
/** The format of values. */
export const iso = 'YYYY-MM-DD';
/** Only four-digit years count while typing, as 1.3.20 may become 1.3.2027. */
export const fullYearFormats = formats.filter((one) => one.includes('YYYY'));

/** The texts are English, whatever the calendar's language. */
export const pickerLocale = () => ({
  ...english,
  lang: { ...english.lang, locale: dayjs.locale(), fieldDateFormat: shown },
});

/**
 * Ant Design's `DatePicker` for a day as text, in the browser's format; `loadDayjsLocale` must have resolved. Typed
 * text becomes the value immediately: the picker itself reports it only after the blur, too late for the button that
 * was clicked.
 */
export function DayPicker({ value, onChange, min, onRefuse, onBlur, onKeyDown, ...props }: DateFieldProps) {
  const isReadable = !value || isDay(value);
  // While the field shows text that is not a date, the picker has the last date.
  const [lastDay, setLastDay] = useState<string | null>(null);
  const day = isReadable ? value || null : lastDay;
  if (day !== lastDay) setLastDay(day);

  const report = (next: string | null) => {
    if (next !== (value || null)) onChange?.(next);
  };
  const isTooEarly = (one: string) => min !== undefined && one < min;

  const handleInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = dayOf(target.value, fullYearFormats);
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
    // On Tab the picker restores its old value before the blur.
    if (event.key === 'Enter' || event.key === 'Tab') take(event.target);
    onKeyDown?.(event, preventDefault);
  };

  return (
    <div onInput={handleInput}>
      <DatePicker
        style={{ width: '100%' }}
        // Otherwise the field would show the hovered day as its value.
        previewValue={false}
        preserveInvalidOnBlur={!isReadable}
        // The popup would cover the error message below the field.
        open={isReadable ? undefined : false}
        {...props}
        locale={pickerLocale()}
        format={fullYearFormats}
        value={day === null ? null : dayjs(day)}
        minDate={min === undefined ? undefined : dayjs(min)}
        onChange={(chosen) => onChange?.(chosen?.format(iso) ?? null)}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

/** The day of a text, by the first pattern that matches. */
export function dayOf(typed: string, patterns: readonly string[]): string | null {
  const format = patterns.find((one) => dayjs(typed.trim(), one, true).isValid());
  return format === undefined ? null : dayjs(typed.trim(), format, true).format(iso);
}
