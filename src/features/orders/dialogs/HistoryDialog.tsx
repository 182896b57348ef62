import { Modal } from 'antd';
import { useEffect } from 'react';
import { isApiProblem, type OrderSummary, useListOrderEventsQuery } from '../../../api';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import styles from './HistoryDialog.module.css';

interface Props {
  order: OrderSummary;
  /** The server knows no history. */
  onMissing: () => void;
  onClose: () => void;
}

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What happened to an order, the latest first. */
export function HistoryDialog({ order, onMissing, onClose }: Props) {
  const { currentData, error, refetch } = useListOrderEventsQuery(
    { id: order.id },
    { refetchOnMountOrArgChange: true },
  );
  const isMissing = currentData === undefined && isApiProblem(error) && error.status === 404;

  useEffect(
    function hideMissingHistory() {
      if (isMissing) onMissing();
    },
    [isMissing, onMissing],
  );

  return (
    <Modal open title="History" width={560} footer={null} onCancel={onClose}>
      <p className={styles.order}>
        {order.name}, {order.customer.name}
      </p>
      {currentData === undefined && error === undefined && (
        <p role="status" aria-label="Loading" className={styles.loading} />
      )}
      {currentData === undefined && error !== undefined && !isMissing && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {currentData?.events.length === 0 && <p>Nothing has been written down about this order yet.</p>}
      {currentData !== undefined && currentData.events.length > 0 && (
        <ol className={styles.events} tabIndex={0} aria-label="What happened">
          {currentData.events.map(({ id, at, kind, text }) => (
            <li key={id} className={styles.event} data-kind={kind}>
              <time dateTime={new Date(at * 1000).toISOString()}>{dateAndTime.format(at * 1000)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </Modal>
  );
}
