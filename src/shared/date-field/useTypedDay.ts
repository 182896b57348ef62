import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { readTypedDay } from '../../domain/typedDay';
import { longDayText } from '../../lib/dates';
import { memoize } from '../../domain/memoize';
import { dayOrder } from './dayFormat';
import type { DateFieldProps } from './DayPicker';
import { useT } from '../../languages/useT';

/**
 * Reads what is typed into the field of a date as its new value, once it is a date, and on Enter, Tab and blur. Returns
 * the handlers, how an ambiguous date was read, and the text that was not read yet.
 */
export function useTypedDay({ value, onChange, min, onRefuse }: DateFieldProps) {
  const t = useT();
  /** The typed text until it is read: the picker writes a day that it is given into the field. */
  const typing = useRef<string | null>(null);
  /** The last day that was read from numbers that could be another one. */
  const [unclear, setUnclear] = useState<string | null>(null);
  const report = (next: string | null) => {
    if (next !== (value || null)) onChange?.(next);
  };
  const isTooEarly = (day: string) => min !== undefined && day < min;

  const take = () => {
    if (typing.current === null) return;
    const text = typing.current.trim();
    typing.current = null;
    const typed = readTypedDay(text, orderOf(navigator.language));
    if (typed !== null && isTooEarly(typed.day)) return onRefuse?.(typed.day);
    setUnclear(typed?.isUnclear === true ? typed.day : null);
    report(typed?.day ?? (text || null));
  };
  return {
    typing,
    readAs: unclear !== null && unclear === value ? t('Read as {day}', { day: longDayText(unclear) }) : '',
    handlers: {
      onInput: ({ target }: FormEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        typing.current = target.value;
        setUnclear(null);
        const day = dayWithYear(target.value);
        if (day !== null && !isTooEarly(day)) report(day);
      },
      // Before the picker's own handlers, which restore its old value.
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        if (key === 'Enter' || key === 'Tab') take();
      },
      onBlurCapture: take,
    },
  };
}

const orderOf = memoize(dayOrder);

/** The end of a year of four digits, or all of a day that begins with one. */
const complete = /\p{Nd}{4}\P{Nd}*$|\p{Nd}{4}\P{Nd}+\p{Nd}{2}\P{Nd}+\p{Nd}{2}\P{Nd}*$/u;

/** A day that is typed in full: 1.3.20 may become 1.3.2027, and 2027-3-2 2027-3-25. */
export function dayWithYear(typed: string): string | null {
  return complete.test(typed) ? (readTypedDay(typed, orderOf(navigator.language))?.day ?? null) : null;
}
