import { runtimeConfig } from '../../lib/runtimeConfig';
import styles from './Logo.module.css';

/** The mark and the brand's name; only the mark where it is short. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  const { brand } = runtimeConfig();
  return (
    <span className={styles.logo}>
      <img className={styles.mark} src="/favicon.svg" alt={isShort ? brand : ''} width="28" height="28" />
      {!isShort && <span className={styles.name}>{brand}</span>}
    </span>
  );
}
