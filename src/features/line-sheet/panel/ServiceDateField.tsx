import { useId, useState } from 'react';
import { fromDateText, pastServiceDateMessage, toDateText, today } from '../../../domain/dates';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { DateField } from '../../../ui/date-field/DateField';
import { dayFault } from '../../../ui/date-field/dayFault';
import { selectServiceDate, serviceDateChosen } from '../state/lineSheetSlice';
import styles from './SheetPanel.module.css';

/** The preferred delivery date; a past date is refused, today is not (spec 5). */
export function ServiceDateField({ isReadOnly }: { isReadOnly: boolean }) {
  const dispatch = useAppDispatch();
  const serviceDate = useAppSelector(selectServiceDate);
  /** Typed text that is not a date. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
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
    <div className={styles.field}>
      <label htmlFor={id}>Delivery date</label>
      <DateField
        id={id}
        // Rarely used: the sheet opens faster without the calendar.
        loadsLate
        disabled={isReadOnly}
        value={typed ?? day}
        min={toDateText(today())}
        status={fault === null ? undefined : 'error'}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-refusal`}
        onChange={handleChange}
        onRefuse={handleRefuse}
      />
      {fault !== null && (
        <p id={`${id}-refusal`} className={styles.refusal}>
          {fault}
        </p>
      )}
    </div>
  );
}
