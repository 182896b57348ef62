import styles from './EntryFrame.module.css';

interface Props {
  isBusy: boolean;
  autoFocus?: boolean;
  children: string;
}

/** The submit button of the login's forms; disabled while the call is pending. */
export function SubmitButton({ isBusy, autoFocus = false, children }: Props) {
  return (
    <button
      className={styles.submit}
      type="submit"
      disabled={isBusy}
      aria-busy={isBusy}
      autoFocus={autoFocus}
    >
      {children}
    </button>
  );
}
