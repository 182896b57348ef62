import styles from './SizeRunDialog.module.css';

/** What a person is told about what they have just done. */
export interface Told {
  readonly message: string;
  /** A sentence each. */
  readonly details?: readonly string[];
  /** Takes it back. */
  readonly undo?: () => void;
}

const mostDetails = 5;

/** What was done, and what did not fit. */
export function ResultLine({ told }: { told: Told | null }) {
  const { message = '', details = [] } = told ?? {};
  const shown = details.length > mostDetails ? details.slice(0, mostDetails - 1) : details;
  const left = details.length - shown.length;
  return (
    <div role="status" className={styles.result}>
      {message}
      {details.length > 0 && (
        <ul>
          {shown.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
          {left > 0 && <li>and {left} more</li>}
        </ul>
      )}
    </div>
  );
}
