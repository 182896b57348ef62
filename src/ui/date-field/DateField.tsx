import { CalendarOutlined } from '@ant-design/icons';
import { type DatePickerProps, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { lazy, Suspense } from 'react';
import { dayText } from '../../lib/dates';
import { loadDayjsLocale } from './loadDayjsLocale';

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

/** Loads the calendar, for those who want it to be there when the field is shown. */
export async function loadDayPicker() {
  const [{ DayPicker: Picker }] = await Promise.all([
    import(/* webpackChunkName: "date-picker" */ './DayPicker'),
    loadDayjsLocale(navigator.language),
  ]);
  return { default: Picker };
}

const DayPicker = lazy(loadDayPicker);

/** A day, in the browser's format and with its calendar, which load when the field is first shown. */
export function DateField(props: DateFieldProps) {
  const { id, value } = props;
  const text = value ? dayText(value) : '';
  return (
    <Suspense fallback={<Input id={id} readOnly value={text} suffix={<CalendarOutlined aria-hidden />} />}>
      <DayPicker {...props} />
    </Suspense>
  );
}
