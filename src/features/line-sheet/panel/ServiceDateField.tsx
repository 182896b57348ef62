import { useId, useLayoutEffect, useRef, useState } from 'react';
import { isPastServiceDate, pastServiceDateMessage } from '../../../domain/dates/isPastServiceDate';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { selectServiceDate, serviceDateChosen } from '../state/lineSheetSlice';
import { fromDateText, toDateText, today } from '../../../domain/dates/dateText';
import styles from './SheetPanel.module.css';

/** The preferred delivery date; one that has passed is refused (spec 5). */
export function ServiceDateField({ isReadOnly }: { isReadOnly: boolean }) {
  const dispatch = useAppDispatch();
  const serviceDate = useAppSelector(selectServiceDate);
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const id = useId();

  useLayoutEffect(
    function showStoredDate() {
      const input = field.current;
      if (input && input !== document.activeElement) input.value = toDateText(serviceDate);
    },
    [serviceDate],
  );

  // Today has not passed yet.
  const isPast = (text: string) => isPastServiceDate(fromDateText(text), today());

  // While it is typed a date passes through days that nobody means: those that have passed wait until the field is left.
  const handleChange = (input: HTMLInputElement) => {
    setRefused(false);
    if (input.validity.badInput || isPast(input.value)) return;
    dispatch(serviceDateChosen(fromDateText(input.value)));
  };

  const handleLeave = (input: HTMLInputElement) => {
    if (isPast(input.value)) {
      setRefused(true);
      dispatch(showAlert({ message: pastServiceDateMessage, severity: 'error' }));
    }
    input.value = toDateText(serviceDate);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>Delivery date</label>
      <input
        ref={field}
        id={id}
        type="date"
        min={toDateText(today())}
        defaultValue={toDateText(serviceDate)}
        disabled={isReadOnly}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refusal` : undefined}
        onChange={({ target }) => handleChange(target)}
        onBlur={({ target }) => handleLeave(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && handleLeave(currentTarget)}
      />
      {isRefused && (
        <p id={`${id}-refusal`} className={styles.refusal}>
          {pastServiceDateMessage}
        </p>
      )}
    </div>
  );
}
