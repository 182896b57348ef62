import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import styles from './CopyOrderDialog.module.css';

/** What came of copying an order. */
export interface Copied {
  readonly orderId: string | null;
  /** The skus that are gone, and so not in the copy. */
  readonly skipped: readonly string[];
}

/** Leads to the copy, and names what is not in it. */
export function CopiedNote({ copied: { orderId, skipped } }: { copied: Copied }) {
  return (
    <Alert
      type={skipped.length === 0 ? 'success' : 'warning'}
      showIcon
      title={<>Order copied. {orderId !== null && <Link to={paths.lineSheet.href(orderId)}>view it</Link>}</>}
      description={
        skipped.length > 0 && (
          <div className={styles.skipped}>
            {skipped.length === 1 ? 'One line was' : `${skipped.length} lines were`} left out, since what they
            order is gone: {skipped.join(', ')}
          </div>
        )
      }
    />
  );
}
