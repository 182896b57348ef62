import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  /** Why nothing is shown, in a sentence. */
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ text, children }: Props) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
