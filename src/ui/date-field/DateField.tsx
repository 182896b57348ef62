import { CalendarOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { dayText } from '../../lib/dates';
import { isDay } from './dayFault';
import type { DateFieldProps } from './DayPicker';
import dayjs from 'dayjs';

/** Loads the calendar, for callers who need it when the field is shown. */
export async function loadDayPicker() {
  const [{ DayPicker: Picker }] = await Promise.all([
    import(/* webpackChunkName: "date-picker" */ './DayPicker'),
    loadDayjsLocale(navigator.language),
  ]);
  return { default: Picker };
}

const DayPicker = lazy(loadDayPicker);

/**
 * A day, in the browser's format and with its calendar, which load when the field is first shown. It opens when it was
 * clicked meanwhile.
 */
export function DateField(props: DateFieldProps) {
  const { id, value } = props;
  const [isClicked, setClicked] = useState(false);
  const whileLoading = (
    <Input
      id={id}
      readOnly
      value={value && isDay(value) ? dayText(value) : ''}
      suffix={<CalendarOutlined aria-hidden />}
      onClick={() => setClicked(true)}
    />
  );
  return (
    <Suspense fallback={whileLoading}>
      <DayPicker {...props} {...(isClicked ? { autoFocus: true, defaultOpen: true } : {})} />
    </Suspense>
  );
}

/**
 * Loads a language's names of months and days and its first day of the week into dayjs; resolves to its name. The
 * fallback for a language that dayjs does not know, or that cannot be loaded, is English.
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
