import { needWords } from '../../languages/loadWords';
import { region } from '../../lib/region';
import { CalendarOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import dayjs from 'dayjs';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayText } from '../../lib/dates';
import { isDay } from './dayFault';
import type { DateFieldProps } from './DayPicker';
import { useTypedDay } from './useTypedDay';

let loadedPicker: ComponentType<DateFieldProps> | null = null;

/** Loads the calendar; returns whether it is loaded. */
async function loadPicker(): Promise<boolean> {
  try {
    const [{ DayPicker }] = await Promise.all([
      import(/* webpackChunkName: "date-picker" */ './DayPicker'),
      loadDayjsLocale(region.get() ?? navigator.language),
      needWords('dialogs'),
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
 * A date field in the browser's format. The calendar's code loads lazily; until then, and if that fails, days can be
 * typed. A failed load is retried on hover or focus.
 */
export function DateField({ loadsLate = false, ...props }: Props) {
  const { id, value, disabled, placeholder, status } = props;
  const { handlers, readAs, typing } = useTypedDay(props);
  const [loaded, setLoaded] = useState(() => ({
    Picker: loadedPicker,
    autoFocus: false,
    defaultOpen: false,
  }));
  /** The text of the field without a calendar, while it is typed. */
  const [text, setText] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isClicked = useRef(false);

  const load = async () => {
    if (loaded.Picker !== null || disabled === true || !(await loadPicker())) return;
    // The field does not change under the hands: after it was left, the calendar is there.
    if (typing.current !== null) return;
    const field = root.current?.querySelector('input');
    const hasFocus = field !== undefined && field === document.activeElement;
    const { selectionStart = null, selectionEnd = null } = field ?? {};
    // Synchronously: the focus may move on before the calendar is mounted, which must not take it back.
    flushSync(() => {
      setLoaded({ Picker: loadedPicker, autoFocus: hasFocus, defaultOpen: hasFocus && isClicked.current });
    });
    // What is typed next replaces the text that was selected.
    if (hasFocus) root.current?.querySelector('input')?.setSelectionRange(selectionStart, selectionEnd);
  };
  const loadWhenShown = useEffectEvent(() => {
    if (!loadsLate) void load();
  });
  useEffect(() => loadWhenShown(), []);

  const { Picker, ...begun } = loaded;
  return (
    <div ref={root} {...handlers}>
      {Picker !== null && disabled !== true ? (
        <Picker {...props} {...begun} />
      ) : (
        <Input
          id={id}
          aria-label={props['aria-label']}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          status={status}
          placeholder={placeholder}
          autoComplete="off"
          disabled={disabled}
          value={text ?? (value && isDay(value) ? dayText(value) : (value ?? ''))}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => setText(null)}
          suffix={<CalendarOutlined aria-hidden />}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onBlur={() => {
            setText(null);
            void load();
          }}
          onClick={() => {
            isClicked.current = true;
          }}
        />
      )}
      <small role="status">{readAs}</small>
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
