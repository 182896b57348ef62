import type { ReactNode } from 'react';
import { isApiProblem, problemText } from '../../api';
import styles from './LoadFailure.module.css';

interface Props {
  /** The query's error. */
  error: unknown;
  /** Asks again, as the query's `refetch`. */
  onRetry: () => void;
  /** Other ways on, as a link back. */
  children?: ReactNode;
}

/** Stands where data should be when it could not be loaded: why, the request id, and 'Try again'. */
export function LoadFailure({ error, onRetry, children }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.text}>{problemText(error)}</p>
      {isApiProblem(error) && error.requestId && (
        <p className={styles.request}>Request id: {error.requestId}</p>
      )}
      <div className={styles.actions}>
        <button className={styles.retry} type="button" onClick={onRetry}>
          Try again
        </button>
        {children}
      </div>
    </div>
  );
}
