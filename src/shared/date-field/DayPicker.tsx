import { language } from '../../languages/useT';
import { antdLocales } from '../../languages/loadWords';
import { forRegion } from '../../lib/region';
import { DatePicker, type DatePickerProps } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { dayFormat } from './dayFormat';
import { isDay } from './dayFault';

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

/** The format of values. */
export const iso = 'YYYY-MM-DD';
/** The format in which days are shown, and others that the picker leaves in the field while they are typed. */
export const formats = forRegion((region) => {
  const shown = dayFormat(region);
  const short = shown.replace('DD', 'D').replace('MM', 'M');
  return [shown, short, short.replace('D', 'DD').replace('M', 'MM'), iso];
});

/** The words of the page's language, the calendar of its region. */
export const pickerLocale = () => {
  const words = antdLocales.get()[language.get().tag]?.DatePicker ?? english;
  return { ...words, lang: { ...words.lang, locale: dayjs.locale(), fieldDateFormat: dayFormat() } };
};

/**
 * Ant Design's `DatePicker` for a day as text, in the browser's format; `loadDayjsLocale` must have resolved. What is
 * typed is read by `useTypedDay`: the picker itself reports it only after the blur, too late for the button that was
 * clicked.
 */
export function DayPicker({ value, onChange, min, onRefuse: _read, ...props }: DateFieldProps) {
  const isReadable = !value || isDay(value);
  // While the field shows text that is not a date, the picker has the last date.
  const [lastDay, setLastDay] = useState<string | null>(null);
  const day = isReadable ? value || null : lastDay;
  if (day !== lastDay) setLastDay(day);
  return (
    <DatePicker
      style={{ width: '100%' }}
      // Otherwise the field would show the hovered day as its value.
      previewValue={false}
      preserveInvalidOnBlur={!isReadable}
      // The popup would cover the error message below the field.
      open={isReadable ? undefined : false}
      {...props}
      locale={pickerLocale()}
      format={formats()}
      value={day === null ? null : dayjs(day)}
      minDate={min === undefined ? undefined : dayjs(min)}
      onChange={(chosen) => onChange?.(chosen?.format(iso) ?? null)}
    />
  );
}
