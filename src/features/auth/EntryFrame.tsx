import type { ReactNode } from 'react';
import { runtimeConfig } from '../../lib/runtimeConfig';
import styles from './LoginPage.module.css';
import { Rail } from './Rail';

interface Props {
  /** What is done here, beside the form. */
  name: string;
  children: ReactNode;
}

/** What the login and the password link stand in: the brand on the left, what is asked on the right (spec 2 'Login'). */
export function EntryFrame({ name, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.logo}>
          <img src="/favicon.svg" alt="" width="44" height="44" />
          <span>{runtimeConfig().brand}</span>
        </div>
        <Rail />
        <p className={styles.name}>{name}</p>
      </div>
      <div className={styles.panel}>{children}</div>
    </main>
  );
}
