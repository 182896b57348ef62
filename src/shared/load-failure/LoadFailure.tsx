import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { isApiProblem, problemText } from '../../api';

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
