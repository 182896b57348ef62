import { Timeline, Typography } from 'antd';
import { isolated } from '../../../domain/text/isolated';
import { type OrderEvent, type OrderSummary, useListOrderEventsQuery } from '../../../api';
import { dateAndTimeText } from '../../../lib/dates';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { Modal } from '../../../ui/modal/Modal';
import { useT } from '../../../languages/useT';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

/** An order's history, latest first. */
export function HistoryDialog({ order, onClose }: Props) {
  const t = useT();
  const { currentData, error, refetch } = useListOrderEventsQuery(
    { id: order.id },
    { refetchOnMountOrArgChange: true },
  );
  const events = currentData?.events;

  return (
    <Modal
      open
      title={t('History')}
      width={560}
      footer={null}
      loading={events === undefined && error === undefined}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">
        {isolated(order.name)}, {isolated(order.customer.name)}
      </Typography.Paragraph>
      {events === undefined && error !== undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {events?.length === 0 && <p>{t('Nothing has been recorded for this order yet.')}</p>}
      {events !== undefined && events.length > 0 && (
        <Timeline style={{ marginTop: 16, overflowWrap: 'anywhere' }} items={events.map(timelineItem)} />
      )}
    </Modal>
  );
}

const colors: { readonly [kind in OrderEvent['kind']]?: string } = {
  rejected: 'red',
  deleted: 'red',
  accepted: 'green',
};

function timelineItem({ id, at, kind, text }: OrderEvent) {
  const content = (
    <>
      <Typography.Text type="secondary">
        <time dateTime={new Date(at * 1000).toISOString()}>{dateAndTimeText(at)}</time>
      </Typography.Text>
      <div>{text}</div>
    </>
  );
  return { key: id, color: colors[kind], content };
}
