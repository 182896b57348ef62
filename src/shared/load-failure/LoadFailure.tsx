import { WarningFilled } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { isApiProblem, problemText } from '../../api';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import styles from './LoadFailure.module.css';
import { useT } from '../../languages/useT';

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
  const t = useT();
  return (
    <div role="alert" className={styles.failure}>
      <EmptyState
        icon={<WarningFilled aria-hidden className={styles.icon} />}
        text={
          <>
            <p className={styles.reason}>{problemText(error)}</p>
            {isApiProblem(error) &&
              error.requestId &&
              t('Request id: {requestId}', { requestId: error.requestId })}
          </>
        }
      >
        <Button type="primary" onClick={onRetry}>
          {t('Try again')}
        </Button>
        {children}
      </EmptyState>
    </div>
  );
}

interface NoteProps {
  /** Whether something is shown that may be out of date. */
  isStale?: boolean;
  /** The query's error. */
  error: unknown;
  /** Retries: the query's `refetch`. */
  onRetry: () => void;
}

/** Shown above data that could not be refreshed, or instead of a small part of a page: the reason, and 'Try again'. */
export function FailureNote({ isStale = false, error, onRetry }: NoteProps) {
  const t = useT();
  return (
    <Alert
      type="warning"
      title={(isStale ? `${t('What is shown may be out of date.')} ` : '') + problemText(error)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    />
  );
}
