import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type FormEvent, useId } from 'react';
import { formats, iso, pickerLocale } from './DayPicker';
import styles from './DayRange.module.css';
import { dayWithYear } from './useTypedDay';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

/** The first and the last day as 2026-11-21; '' for none. */
export type Days = readonly [from: string, to: string];

interface Props {
  value: Days;
  /** Called as soon as the text of either end is a date or empty. */
  onChange: (days: Days) => void;
}

/** Ant Design's `RangePicker` for days as text. Typed text becomes the value immediately, as in `DayPicker`. */
export function DayRange({ value, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [from, to] = value;
  const handleInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = target.value.trim() === '' ? '' : dayWithYear(target.value);
    if (typed === null) return;
    const [first, last]: Days = target.id === `${id}-to` ? [from, typed] : [typed, to];
    // Clears the other end if it is on the wrong side of the typed day.
    if (first === '' || last === '' || first <= last) onChange([first, last]);
    else onChange(last === typed ? ['', last] : [first, '']);
  };
  return (
    <div className={styles.span} onInput={handleInput}>
      <label htmlFor={`${id}-from`}>{t('From')}</label>
      <label htmlFor={`${id}-to`}>{t('To')}</label>
      <DatePicker.RangePicker
        autoFocus
        defaultOpen
        className={styles.picker}
        classNames={{ popup: { root: styles.popup } }}
        id={{ start: `${id}-from`, end: `${id}-to` }}
        allowEmpty
        // Otherwise the field would show the hovered day as its value.
        previewValue={false}
        placement="bottomLeft"
        getPopupContainer={(opener) => opener.parentElement ?? document.body}
        locale={pickerLocale()}
        format={formats()}
        placeholder={[t('Any day'), t('Any day')]}
        presets={presets(dayjs()).map(({ label, value: days }) => ({ label: t(label), value: days }))}
        value={[from === '' ? null : dayjs(from), to === '' ? null : dayjs(to)]}
        onChange={(days) => onChange([days?.[0]?.format(iso) ?? '', days?.[1]?.format(iso) ?? ''])}
      />
    </div>
  );
}

/** A season is half a year: SS is delivered in spring, AW in autumn. */
function presets(today: Dayjs): { label: Message; value: [Dayjs, Dayjs] }[] {
  const season = today.startOf('year').add(today.month() < 6 ? 0 : 6, 'month');
  return [
    { label: message('Today'), value: [today, today] },
    { label: message('This week'), value: [today.startOf('week'), today.endOf('week')] },
    { label: message('30 days'), value: [today.subtract(29, 'day'), today] },
    { label: message('This season'), value: [season, season.add(5, 'month').endOf('month')] },
  ];
}
