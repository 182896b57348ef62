import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useListWebhooksQuery, type Webhook } from '../../../api';
import { message, messageIn } from '../../../domain/language/message';
import type { Translate } from '../../../domain/language/wording';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { dateText } from '../../../lib/dates';
import { LoadedTable } from '../../../shared/loaded-table/LoadedTable';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { fullTextColumn, inFull } from '../../../ui/list-table/plainColumns';
import { ListDialog } from '../ListDialog';
import { NewSecretDialog } from '../NewSecretDialog';
import { CreateWebhookDialog } from './CreateWebhookDialog';
import { EndWebhookDialog } from './EndWebhookDialog';
import { MessagesDialog } from './MessagesDialog';
import { eventTexts } from './webhookTexts';

/** The webhooks that tell other systems of orders: creates and ends them, and shows their messages. */
export function WebhooksDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const query = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [opened, setOpened] = useState<Webhook | null>(null);
  const [ending, setEnding] = useState<Webhook | null>(null);
  const columns = useMemo(() => columnsWith(t, { onOpen: setOpened, onEnd: setEnding }), [t]);
  const card = useCallback(
    (webhook: Webhook) => <WebhookCard webhook={webhook} onOpen={setOpened} onEnd={setEnding} />,
    [],
  );
  return (
    <ListDialog title={t('Webhooks')} onClose={onClose}>
      <Flex wrap gap={8} align="center" justify="space-between">
        <p>{t('Each webhook tells one system what happens to orders.')}</p>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
          {t('Create webhook')}
        </Button>
      </Flex>
      <LoadedTable
        isInDialog
        label={t('Webhooks')}
        query={{ ...query, data: query.data?.webhooks }}
        columns={columns}
        rowKey={idOf}
        card={card}
        empty={<EmptyState text={t('There are no webhooks yet.')} />}
      />
      {isCreating && <CreateWebhookDialog onCreated={setSecret} onClose={() => setCreating(false)} />}
      {secret !== null && (
        <NewSecretDialog
          title={t('The secret of the webhook')}
          text={t('Save the secret where the receiver keeps its own: it is not shown again.')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
      {opened !== null && <MessagesDialog webhook={opened} onClose={() => setOpened(null)} />}
      {ending !== null && <EndWebhookDialog webhook={ending} onClose={() => setEnding(null)} />}
    </ListDialog>
  );
}

const idOf = ({ id }: Webhook) => id;

const eventsText = (t: Translate, { events }: Webhook) =>
  events.map((event) => t(eventTexts[event])).join(' · ');

/** What is to be known about its messages. */
function stateText(t: Translate, { ended, waiting, failed }: Webhook): string {
  if (ended !== null) return t('Ended by the receiver on {day}', { day: dateText(ended) });
  return [
    waiting > 0 &&
      t('{messages, plural, one {# message waits} other {# messages wait}}', { messages: waiting }),
    failed > 0 &&
      t('{messages, plural, one {# message given up} other {# messages given up}}', { messages: failed }),
  ]
    .filter((text) => text !== false)
    .join(' · ');
}

interface Handlers {
  onOpen: (webhook: Webhook) => void;
  onEnd: (webhook: Webhook) => void;
}

const columnsWith = (t: Translate, handlers: Handlers): readonly ListColumn<Webhook>[] => [
  {
    ...fullTextColumn<Webhook>('url', messageIn('a webhook', 'Address'), 280, ({ url }) => url),
    render: ({ url }) => <Address url={url} />,
  },
  fullTextColumn('events', message('Events'), 200, (webhook) => eventsText(t, webhook)),
  fullTextColumn('created_by', message('Created by'), 136, ({ created_by }) => created_by),
  fullTextColumn('state', message('Messages'), 152, (webhook) => stateText(t, webhook)),
  {
    key: 'actions',
    title: message('Actions'),
    width: 184,
    align: 'end',
    fixed: 'end',
    render: (webhook) => <Buttons webhook={webhook} {...handlers} />,
  },
];

/** A webhook of the list on a phone. */
function WebhookCard({ webhook, ...handlers }: Handlers & { webhook: Webhook }) {
  const t = useT();
  const state = stateText(t, webhook);
  return (
    <Flex vertical gap={2}>
      <strong>
        <Address url={webhook.url} />
      </strong>
      <span style={inFull}>{eventsText(t, webhook)}</span>
      <Typography.Text type="secondary" style={inFull}>
        {t('Created by {name}', { name: isolated(webhook.created_by) })}
      </Typography.Text>
      {state !== '' && <span style={inFull}>{state}</span>}
      <Buttons webhook={webhook} {...handlers} />
    </Flex>
  );
}

const Address = ({ url }: { url: string }) => (
  <bdi dir="ltr" style={inFull}>
    {url}
  </bdi>
);

function Buttons({ webhook, onOpen, onEnd }: Handlers & { webhook: Webhook }) {
  const t = useT();
  const url = isolated(webhook.url);
  return (
    <Flex gap={4} justify="end">
      <Button size="small" aria-label={t('Messages to {url}', { url })} onClick={() => onOpen(webhook)}>
        {t('Messages')}
      </Button>
      <Button
        size="small"
        danger
        aria-label={t('End the webhook to {url}', { url })}
        onClick={() => onEnd(webhook)}
      >
        {t(messageIn('a webhook', 'End'))}
      </Button>
    </Flex>
  );
}
