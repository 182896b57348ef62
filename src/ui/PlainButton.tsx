import type { ReactNode } from 'react';
import styles from './PlainButton.module.css';

interface Props {
  onClick: () => void;
  isPrimary?: boolean;
  /** Shows that it is at work, and takes no clicks until it is done. */
  isBusy?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A button with the look of Ant Design's and none of its cost: for pages that must open fast. */
export function PlainButton({
  onClick,
  isPrimary = false,
  isBusy = false,
  isDisabled = false,
  children,
}: Props) {
  return (
    <button
      className={styles.button}
      type="button"
      data-primary={isPrimary || undefined}
      aria-busy={isBusy || undefined}
      disabled={isBusy || isDisabled}
      onClick={onClick}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
