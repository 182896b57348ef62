import { Alert, Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { isApiProblem, problemText } from '../../api';

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
    <div role="alert">
      <Result
        status="warning"
        title={problemText(error)}
        subTitle={isApiProblem(error) && error.requestId && `Request id: ${error.requestId}`}
        extra={[
          <Button key="retry" type="primary" onClick={onRetry}>
            Try again
          </Button>,
          children,
        ]}
      />
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
