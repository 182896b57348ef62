import styles from './messages.module.css';

/** What stands while the first chunks or the person's account are on their way. */
export function StartingPage() {
  return (
    <div className={styles.starting} role="status" aria-label="Loading">
      <span className={styles.spinner} />
    </div>
  );
}
