import { RedoOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Tag, Typography } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import {
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveryMutation,
  type Webhook,
  type WebhookDelivery,
} from '../../../api';
import { timings } from '../../../domain/constants';
import { type Message, message } from '../../../domain/language/message';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { dateAndTimeText } from '../../../lib/dates';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { LoadedTable } from '../../../shared/loaded-table/LoadedTable';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { fullTextColumn, inFull } from '../../../ui/list-table/plainColumns';
import { ListDialog } from '../ListDialog';
import { eventTexts } from './webhookTexts';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

const limit = 200;

/** The latest messages of a webhook and what became of them, refreshed while they are shown. */
export function MessagesDialog({ webhook: { id, url, ended }, onClose }: Props) {
  const t = useT();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const query = useListWebhookDeliveriesQuery(
    { id, limit, status: isFailedOnly ? 'failed' : undefined },
    {
      pollingInterval: timings.taskListPollMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const [resend] = useResendWebhookDeliveryMutation();
  const { report } = useNotices();
  const isEnded = ended !== null;
  const handleResend = useMemo(
    () =>
      isEnded
        ? undefined
        : (delivery: WebhookDelivery) =>
            void report(
              resend({ resendWebhookDeliveryRequest: { id: delivery.id } }),
              t('The message is being sent again'),
            ),
    [isEnded, resend, report, t],
  );
  const columns = useMemo(() => columnsWith(handleResend), [handleResend]);
  const card = useCallback(
    (delivery: WebhookDelivery) => <MessageCard delivery={delivery} onResend={handleResend} />,
    [handleResend],
  );
  const deliveries = query.currentData?.deliveries;
  return (
    <ListDialog title={t('Messages to {url}', { url: isolated(url) })} onClose={onClose}>
      <Flex wrap gap="4px 16px" align="center" justify="space-between">
        <Checkbox checked={isFailedOnly} onChange={({ target }) => setFailedOnly(target.checked)}>
          {t('Only those given up')}
        </Checkbox>
        {deliveries?.length === limit && (
          <Typography.Text type="secondary">
            {t('The latest {shown, number} messages are listed.', { shown: limit })}
          </Typography.Text>
        )}
      </Flex>
      <LoadedTable
        isInDialog
        label={t('Messages')}
        query={{ ...query, data: deliveries }}
        columns={columns}
        rowKey={idOf}
        card={card}
        empty={
          <EmptyState text={isFailedOnly ? t('No message was given up.') : t('There are no messages yet.')} />
        }
      />
    </ListDialog>
  );
}

const idOf = ({ id }: WebhookDelivery) => id;

type OnResend = ((delivery: WebhookDelivery) => void) | undefined;

const columnsWith = (onResend: OnResend): readonly ListColumn<WebhookDelivery>[] => [
  {
    key: 'created',
    title: message('Time'),
    width: 152,
    sortBy: ({ created }) => created,
    render: ({ created }) => dateAndTimeText(created),
  },
  {
    key: 'event',
    title: message('Event'),
    width: 152,
    sortBy: ({ event }) => event,
    render: ({ event }) => <Event event={event} />,
  },
  fullTextColumn('order', message('Order'), 200, ({ order_name }) => order_name),
  { key: 'result', title: message('Result'), width: 320, render: (delivery) => <Result {...delivery} /> },
  {
    key: 'actions',
    title: message('Actions'),
    width: 136,
    align: 'end',
    fixed: 'end',
    render: (delivery) => <ResendButton delivery={delivery} onResend={onResend} />,
  },
];

/** A message of the list on a phone. */
function MessageCard({ delivery, onResend }: { delivery: WebhookDelivery; onResend: OnResend }) {
  return (
    <Flex vertical gap={2}>
      <strong>
        <Event event={delivery.event} />
      </strong>
      <span style={inFull}>{delivery.order_name}</span>
      <Typography.Text type="secondary">{dateAndTimeText(delivery.created)}</Typography.Text>
      <Result {...delivery} />
      <ResendButton delivery={delivery} onResend={onResend} />
    </Flex>
  );
}

function Event({ event }: Pick<WebhookDelivery, 'event'>) {
  const t = useT();
  return t(eventTexts[event]);
}

const results: Readonly<Record<WebhookDelivery['status'], { text: Message; color?: string }>> = {
  waiting: { text: message('Waiting'), color: 'processing' },
  delivered: { text: message('Received'), color: 'success' },
  failed: { text: message('Given up'), color: 'error' },
};

/** What became of a message, why its last try failed, and when the next one is. */
function Result({ status, attempts, next_attempt, error }: WebhookDelivery) {
  const t = useT();
  const { text, color } = results[status];
  return (
    <Flex vertical gap={2} align="start" style={inFull}>
      <Tag color={color}>{t(text)}</Tag>
      {error !== null && (
        <span>
          {t('{tries, plural, one {# try} other {# tries}}: {reason}', { tries: attempts, reason: error })}
        </span>
      )}
      {next_attempt !== null && (
        <Typography.Text type="secondary">
          {t('Next try {time}', { time: dateAndTimeText(next_attempt) })}
        </Typography.Text>
      )}
    </Flex>
  );
}

function ResendButton({ delivery, onResend }: { delivery: WebhookDelivery; onResend: OnResend }) {
  const t = useT();
  if (onResend === undefined || delivery.status === 'waiting') return null;
  return (
    <Flex justify="end">
      <Button
        size="small"
        icon={<RedoOutlined aria-hidden />}
        aria-label={t('Send the message about {order} again', { order: isolated(delivery.order_name) })}
        onClick={() => onResend(delivery)}
      >
        {t('Send again')}
      </Button>
    </Flex>
  );
}
