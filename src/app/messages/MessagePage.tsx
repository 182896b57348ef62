import type { ReactNode } from 'react';
import styles from './messages.module.css';

interface Props {
  /** A short word above the title, as '404'. */
  code?: string;
  title: string;
  text: string;
  /** The id to quote when asking for help. */
  requestId?: string;
  children: ReactNode;
}

/** A page that only says something, without Ant Design: it must stand where the rest has failed. */
export function MessagePage({ code, title, text, requestId, children }: Props) {
  return (
    <section className={styles.page}>
      {code && <span className={styles.code}>{code}</span>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {requestId && <p className={styles.request}>Request id: {requestId}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
