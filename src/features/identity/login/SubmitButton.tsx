import styles from './EntryFrame.module.css';

/** The submit button of the login's forms; disabled while the call is pending. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <button className={styles.submit} type="submit" disabled={isBusy} aria-busy={isBusy}>
      {children}
    </button>
  );
}
