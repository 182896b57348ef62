import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

interface Props {
  title: string;
  /** How many the page shows, behind the title; undefined until it is known. */
  count?: number;
  /** What the page shows now, beside the title: told when it changes, empty until it is known. */
  facts?: string;
  /** The ways on from here, at the end of the title's line. */
  ways?: ReactNode;
  /** What the page is for, or for whom, under the title. */
  lead?: string;
  /** Whether it grows with its content, fills the window and lets its content scroll, or is as wide as a form. */
  layout?: 'grow' | 'fill' | 'form' | 'short-form';
  children: ReactNode;
}

const number = new Intl.NumberFormat();

/** What every page of the shell stands in: its heading with the ways on, and its content beneath. */
export function PageFrame({ title, count, facts, ways, lead, layout = 'grow', children }: Props) {
  return (
    <div className={styles.page} data-layout={layout}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1>
            {title}
            {count !== undefined && <span className={styles.count}> ({number.format(count)})</span>}
          </h1>
          {facts !== undefined && (
            <p className={styles.facts} role="status">
              {facts}
            </p>
          )}
        </div>
        {ways && <span className={styles.ways}>{ways}</span>}
      </header>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
