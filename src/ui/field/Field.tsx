import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface Props {
  /** The id of the control. */
  id: string;
  label: string;
  isOptional?: boolean;
  /** Why what stands in the control cannot be taken; the control should carry `describedBy(id)`. */
  error?: string | null;
  /** Stands beneath the control. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A label, its control, and beneath it what is wrong or a hint. */
export function Field({ id, label, isOptional = false, error, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      <div id={describedBy(id)} className={styles.below} data-error={Boolean(error)}>
        {error || hint}
      </div>
    </div>
  );
}

/** The id of what a field says beneath its control, for `aria-describedby`. */
export function describedBy(id: string): string {
  return `${id}-description`;
}
