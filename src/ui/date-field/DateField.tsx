import { CalendarOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import dayjs from 'dayjs';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayText } from '../../lib/dates';
import { isDay } from './dayFault';
import type { DateFieldProps } from './DayPicker';

let loadedPicker: ComponentType<DateFieldProps> | null = null;

/** Returns whether the calendar is there. */
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
  /** Loads the calendar only when somebody approaches the field; by default it loads as soon as the field is shown. */
  loadsLate?: boolean;
}

/**
 * A day, in the browser's format and with its calendar, whose code loads by itself; until then the field shows the day.
 * A load that failed is tried again when somebody approaches the field.
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
    // At once: the focus may be elsewhere a moment later, and the calendar must not take it back.
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
