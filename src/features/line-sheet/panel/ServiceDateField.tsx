import { CalendarOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { fromDateText, pastServiceDateMessage, toDateText, today } from '../../../domain/dates';
import { dayText } from '../../../lib/dates';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { DateField, loadDayPicker } from '../../../ui/date-field/DateField';
import { dayFault } from '../../../ui/date-field/dayFault';
import { selectServiceDate, serviceDateChosen } from '../state/lineSheetSlice';
import styles from './SheetPanel.module.css';

/** The preferred delivery date; a past date is refused, today is not (spec 5). */
export function ServiceDateField({ isReadOnly }: { isReadOnly: boolean }) {
  const dispatch = useAppDispatch();
  const serviceDate = useAppSelector(selectServiceDate);
  /** What was typed and is no day. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { isLoaded, hasFocus, field, load } = useCalendarOnDemand();
  const id = useId();
  const day = toDateText(serviceDate);

  const handleChange = (next: string | null) => {
    setRefused(false);
    const isReadable = dayFault(next) === null;
    setTyped(isReadable ? null : next);
    if (isReadable) dispatch(serviceDateChosen(fromDateText(next ?? '')));
  };
  const handleRefuse = () => {
    setRefused(true);
    dispatch(showAlert({ message: pastServiceDateMessage, severity: 'error' }));
  };

  const fault = isRefused ? pastServiceDateMessage : dayFault(typed);
  return (
    <div className={styles.field} onPointerEnter={load} onFocus={load}>
      <label htmlFor={id}>Delivery date</label>
      {isLoaded && !isReadOnly ? (
        <DateField
          id={id}
          autoFocus={hasFocus}
          value={typed ?? day}
          min={toDateText(today())}
          status={fault === null ? undefined : 'error'}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}-refusal`}
          onChange={handleChange}
          onRefuse={handleRefuse}
        />
      ) : (
        <Input
          ref={field}
          id={id}
          readOnly
          disabled={isReadOnly}
          value={day === '' ? '' : dayText(day)}
          suffix={<CalendarOutlined aria-hidden />}
        />
      )}
      {fault !== null && (
        <p id={`${id}-refusal`} className={styles.refusal}>
          {fault}
        </p>
      )}
    </div>
  );
}

/**
 * Loads the calendar when somebody approaches the date: few do, and the sheet opens sooner without it. A failed load is
 * tried again when they come back.
 */
function useCalendarOnDemand() {
  const field = useRef<InputRef>(null);
  const [calendar, setCalendar] = useState({ isLoaded: false, hasFocus: false });
  const load = async () => {
    if (calendar.isLoaded) return;
    try {
      await loadDayPicker();
    } catch {
      return;
    }
    const hasFocus = field.current !== null && field.current.input === document.activeElement;
    setCalendar((known) => (known.isLoaded ? known : { isLoaded: true, hasFocus }));
  };
  return { ...calendar, field, load: () => void load() };
}
