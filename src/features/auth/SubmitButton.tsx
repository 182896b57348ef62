import styles from './EntryFrame.module.css';

/** The button that sends a form of the login; it can't be pressed while its call is under way. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <button className={styles.submit} type="submit" disabled={isBusy} aria-busy={isBusy}>
      {children}
    </button>
  );
}
