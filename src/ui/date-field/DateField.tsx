import { CalendarOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import dayjs from 'dayjs';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayText } from '../../lib/dates';
import { isDay } from './dayFault';
import type { DateFieldProps } from './DayPicker';

let loadedPicker: ComponentType<DateFieldProps> | null = null;

/** Loads the calendar; returns whether it is loaded. */
async function loadPicker(): Promise<boolean> {
  try {
    const [{ DayPicker }] = await Promise.all([
      import(/* webpackChunkName: "date-picker" */ './DayPicker'),
      loadDayjsLocale(navigator.language),
    ]);
    loadedPicker = DayPicker;
  } catch {
    return false;
  }
  return true;
}

interface Props extends DateFieldProps {
  /** Loads the calendar on hover or focus instead of on mount. */
  loadsLate?: boolean;
}

/**
 * A date field in the browser's format. The calendar's code loads lazily; until then the field shows the date as text.
 * A failed load is retried on hover or focus.
 */
export function DateField({ loadsLate = false, ...props }: Props) {
  const { id, value, disabled, placeholder } = props;
  const [loaded, setLoaded] = useState(() => ({
    Picker: loadedPicker,
    autoFocus: false,
    defaultOpen: false,
  }));
  const field = useRef<InputRef>(null);
  const isClicked = useRef(false);

  const load = async () => {
    if (loaded.Picker !== null || disabled === true || !(await loadPicker())) return;
    const hasFocus = field.current?.input === document.activeElement;
    // Synchronously: the focus may move on before the calendar is mounted, which must not take it back.
    flushSync(() => {
      setLoaded({ Picker: loadedPicker, autoFocus: hasFocus, defaultOpen: hasFocus && isClicked.current });
    });
  };
  const loadWhenShown = useEffectEvent(() => {
    if (!loadsLate) void load();
  });
  useEffect(() => loadWhenShown(), []);

  const { Picker, ...begun } = loaded;
  if (Picker !== null && disabled !== true) return <Picker {...props} {...begun} />;
  return (
    <div onPointerEnter={() => void load()} onFocus={() => void load()}>
      <Input
        ref={field}
        id={id}
        aria-label={props['aria-label']}
        placeholder={placeholder}
        readOnly
        disabled={disabled}
        value={value && isDay(value) ? dayText(value) : ''}
        suffix={<CalendarOutlined aria-hidden />}
        onClick={() => {
          isClicked.current = true;
        }}
      />
    </div>
  );
}

/**
 * Loads a language's names of months and days and its first day of the week into dayjs; resolves to its name. Falls
 * back to English for an unknown language or a failed load.
 */
export async function loadDayjsLocale(language: string): Promise<string> {
  const [full, base] = [language.toLowerCase(), language.toLowerCase().replace(/-.*/, '')];
  return dayjs.locale((await load(full)) ?? (await load(base)) ?? 'en');
}

async function load(name: string): Promise<string | null> {
  try {
    // One chunk: with one for each of 144 languages their names took 2 KB of every page.
    await import(/* webpackMode: "lazy-once" */ `dayjs/locale/${name}.js`);
    return name;
  } catch {
    return null;
  }
}
