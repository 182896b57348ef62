import { CalendarOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import { dayText } from '../../lib/dates';
import type { DateFieldProps } from './DayPicker';
import dayjs from 'dayjs';

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

/**
 * Loads how a language names months and days and where its weeks begin, and has dayjs use it; answers its name. A
 * language that dayjs does not know, or that cannot be loaded, is English.
 */
export async function loadDayjsLocale(language: string): Promise<string> {
  const [whole, wide] = [language.toLowerCase(), language.toLowerCase().replace(/-.*/, '')];
  return dayjs.locale((await load(whole)) ?? (await load(wide)) ?? 'en');
}

async function load(name: string): Promise<string | null> {
  try {
    await import(/* webpackChunkName: "dayjs-[request]" */ `dayjs/locale/${name}.js`);
    return name;
  } catch {
    return null;
  }
}
