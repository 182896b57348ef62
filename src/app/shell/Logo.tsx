import { runtimeConfig } from '../../lib/runtimeConfig';
import styles from './Logo.module.css';

/** The mark and the brand's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img className={styles.mark} src="/favicon.svg" alt="" width="28" height="28" />
      <span className={styles.name}>{runtimeConfig().brand}</span>
    </span>
  );
}
