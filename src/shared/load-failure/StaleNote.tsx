import { Alert, Button } from 'antd';
import { problemText } from '../../api';

interface Props {
  /** What is shown, in the plural: 'customers'. */
  things: string;
  /** The query's error. */
  error: unknown;
  /** Asks again, as the query's `refetch`. */
  onRetry: () => void;
}

/** Stands above data that is shown although it could not be loaded again: why, and 'Try again'. */
export function StaleNote({ things, error, onRetry }: Props) {
  return (
    <Alert
      type="warning"
      title={`These ${things} may be out of date. ${problemText(error)}`}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
