import { WarningFilled } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { isApiProblem, problemText } from '../../api';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import styles from './LoadFailure.module.css';

interface Props {
  /** The query's error. */
  error: unknown;
  /** Retries: the query's `refetch`. */
  onRetry: () => void;
  /** Other actions, such as a link back. */
  children?: ReactNode;
}

/** Shown instead of data that could not be loaded: the reason, the request id, and 'Try again'. */
export function LoadFailure({ error, onRetry, children }: Props) {
  return (
    <div role="alert" className={styles.failure}>
      <EmptyState
        icon={<WarningFilled aria-hidden className={styles.icon} />}
        text={
          <>
            <p className={styles.reason}>{problemText(error)}</p>
            {isApiProblem(error) && error.requestId && `Request id: ${error.requestId}`}
          </>
        }
      >
        <Button type="primary" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </EmptyState>
    </div>
  );
}

interface NoteProps {
  /** What is shown, in the plural: 'customers'; unset where nothing is. */
  things?: string;
  /** The query's error. */
  error: unknown;
  /** Retries: the query's `refetch`. */
  onRetry: () => void;
}

/** Shown above data that could not be refreshed, or instead of a small part of a page: the reason, and 'Try again'. */
export function FailureNote({ things, error, onRetry }: NoteProps) {
  return (
    <Alert
      type="warning"
      title={(things ? `These ${things} may be out of date. ` : '') + problemText(error)}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
