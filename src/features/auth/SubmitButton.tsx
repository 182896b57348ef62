import styles from './EntryFrame.module.css';

/** The button that sends a form of the login, with a sign while its call is under way. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <button className={styles.submit} type="submit" disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
