import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title: string;
  /** What it is called for screen readers, where the title alone is not unique on the page. */
  label?: string;
  /** Stands at the end of the title's line. */
  extra?: ReactNode;
  children: ReactNode;
}

export function Card({ title, label = title, extra, children }: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
