import { DatePicker, type DatePickerProps } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';

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

/** The patterns that may be typed, the shown one first: leading zeros are optional, and ISO is accepted. */
export function typedFormats(shown: string): string[] {
  const short = shown.replace('DD', 'D').replace('MM', 'M');
  return [shown, short, short.replace('D', 'DD').replace('M', 'MM'), 'YYYY-MM-DD'];
}

/** Like Ant Design's `DatePicker`, whose other props are passed through. */
export interface DateFieldProps extends Omit<
  DatePickerProps<Dayjs, false>,
  'value' | 'onChange' | 'locale' | 'format'
> {
  /** A day as 2026-11-21; empty or null for none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  /** The first day that may be chosen; earlier ones are disabled. */
  min?: string;
  /** Called when a day before `min` was entered, by Enter or by leaving the field, which then shows its old value. */
  onRefuse?: (day: string) => void;
}

const shown = dayFormat();
const formats = typedFormats(shown);
const iso = 'YYYY-MM-DD';

/** Ant Design's `DatePicker` for a day as text, in the browser's format; `loadDayjsLocale` has named its months. */
export function DayPicker({ value, onChange, min, onRefuse, onBlur, onKeyDown, ...props }: DateFieldProps) {
  // The page's texts are English, whatever the calendar's language.
  const locale = { ...english, lang: { ...english.lang, locale: dayjs.locale(), fieldDateFormat: shown } };

  const refuse = (field: EventTarget) => {
    const typed = field instanceof HTMLInputElement ? dayOf(field.value) : null;
    if (typed !== null && min !== undefined && typed < min) onRefuse?.(typed);
  };
  const handleBlur: DatePickerProps['onBlur'] = (event, info) => {
    refuse(event.target);
    onBlur?.(event, info);
  };
  const handleKeyDown: DatePickerProps['onKeyDown'] = (event, preventDefault) => {
    // On Tab the field loses the focus only after the picker has restored its old value.
    if (event.key === 'Enter' || event.key === 'Tab') refuse(event.target);
    onKeyDown?.(event, preventDefault);
  };

  return (
    <DatePicker
      style={{ width: '100%' }}
      {...props}
      locale={locale}
      format={formats}
      value={value ? dayjs(value) : null}
      minDate={min === undefined ? undefined : dayjs(min)}
      onChange={(day) => onChange?.(day?.format(iso) ?? null)}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  );
}

function dayOf(typed: string): string | null {
  const format = formats.find((one) => dayjs(typed, one, true).isValid());
  return format === undefined ? null : dayjs(typed, format, true).format(iso);
}
