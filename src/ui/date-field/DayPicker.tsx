import { DatePicker, type DatePickerProps } from 'antd';
import english from 'antd/es/date-picker/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';
import { dayFormat, typedFormats } from './dayFormat';

/** As Ant Design's `DatePicker`, whose other props go through. */
export interface DateFieldProps extends Omit<
  DatePickerProps<Dayjs, false>,
  'value' | 'onChange' | 'locale' | 'format'
> {
  /** A day as 2026-11-21; empty or null is none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  /** The first day that may be chosen; those before it are disabled. */
  min?: string;
  /** A day before `min` was typed, and the field left or Enter pressed; the field returns to what stood in it. */
  onRefuse?: (day: string) => void;
}

const shown = dayFormat();
const formats = typedFormats(shown);
const iso = 'YYYY-MM-DD';

/** Ant Design's `DatePicker` for a day as text, in the browser's format; `loadDayjsLocale` has named its months. */
export function DayPicker({ value, onChange, min, onRefuse, onBlur, onKeyDown, ...props }: DateFieldProps) {
  // The page's words are English, whatever the calendar's are.
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
    // A Tab leaves the field only after the picker has put back what stood in it.
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
