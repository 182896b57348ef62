import { useId, useState } from 'react';
import { fromDateText, pastServiceDateMessage, toDateText, today } from '../../../domain/dates';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { DateField } from '../../../shared/date-field/DateField';
import { dayFault } from '../../../shared/date-field/dayFault';
import { selectServiceDate, serviceDateChosen } from '../state/lineSheetSlice';
import styles from './SheetPanel.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  isReadOnly: boolean;
  /** Why what was entered is not the delivery date, or null. */
  fault: string | null;
  onFault: (fault: string | null) => void;
}

/** The preferred delivery date; a past date is refused, today is not (spec 5). */
export function ServiceDateField({ isReadOnly, fault, onFault }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const serviceDate = useAppSelector(selectServiceDate);
  /** Typed text that is not a date. */
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const day = toDateText(serviceDate);

  const handleChange = (next: string | null) => {
    const unreadable = dayFault(next);
    onFault(unreadable && t(unreadable));
    setTyped(unreadable === null ? null : next);
    if (unreadable === null) dispatch(serviceDateChosen(fromDateText(next ?? '')));
  };

  return (
    // What was refused is over once something else is typed.
    <div className={styles.field} onInput={() => onFault(null)}>
      <label htmlFor={id}>{t('Delivery date')}</label>
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
        onRefuse={() => onFault(t(pastServiceDateMessage))}
      />
      {fault !== null && (
        <p id={`${id}-refusal`} className={styles.refusal}>
          {fault}
        </p>
      )}
    </div>
  );
}
