import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { type ApiKey, useListApiKeysQuery } from '../../../api';
import { message } from '../../../domain/language/message';
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
import { CreateKeyDialog } from './CreateKeyDialog';
import { EndKeyDialog } from './EndKeyDialog';
import { scopeTexts } from './keyTexts';

/** The keys with which other systems call the API: creates and ends them. */
export function ApiKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const query = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isCreating, setCreating] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const columns = useMemo(() => columnsWith(t, setEnding), [t]);
  const card = useCallback((key: ApiKey) => <KeyCard apiKey={key} onEnd={setEnding} />, []);
  return (
    <ListDialog title={t('API keys')} onClose={onClose}>
      <Flex wrap gap={8} align="center" justify="space-between">
        <p>{t('Each system should have a key of its own, with no more than it needs.')}</p>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
          {t('Create key')}
        </Button>
      </Flex>
      <LoadedTable
        isInDialog
        label={t('API keys')}
        query={{ ...query, data: query.data?.keys }}
        columns={columns}
        rowKey={idOf}
        card={card}
        empty={<EmptyState text={t('There are no API keys yet.')} />}
      />
      {isCreating && <CreateKeyDialog onCreated={setNewKey} onClose={() => setCreating(false)} />}
      {newKey !== null && (
        <NewSecretDialog
          title={t('The new API key')}
          text={t('Save the key where the system keeps its secrets: it is not shown again.')}
          secret={newKey}
          onClose={() => setNewKey(null)}
        />
      )}
      {ending !== null && <EndKeyDialog apiKey={ending} onClose={() => setEnding(null)} />}
    </ListDialog>
  );
}

const idOf = ({ id }: ApiKey) => id;
const scopesText = (t: Translate, { scopes }: ApiKey) =>
  scopes.map((scope) => t(scopeTexts[scope])).join(' · ');
const lastUsedText = (t: Translate, { last_used }: ApiKey) =>
  last_used === null ? t('Never used') : dateText(last_used);

type OnEnd = (key: ApiKey) => void;

const columnsWith = (t: Translate, onEnd: OnEnd): readonly ListColumn<ApiKey>[] => [
  fullTextColumn('name', message('Name'), 200, ({ name }) => name),
  fullTextColumn('scopes', message('Scopes'), 280, (key) => scopesText(t, key)),
  fullTextColumn('created_by', message('Created by'), 152, ({ created_by }) => created_by),
  {
    key: 'expires',
    title: message('Expires'),
    width: 112,
    sortBy: ({ expires }) => expires,
    render: ({ expires }) => dateText(expires),
  },
  {
    key: 'last_used',
    title: message('Last used'),
    width: 136,
    sortBy: ({ last_used }) => last_used ?? 0,
    render: (key) => lastUsedText(t, key),
  },
  {
    key: 'actions',
    title: message('Actions'),
    width: 128,
    align: 'end',
    fixed: 'end',
    render: (key) => <EndButton apiKey={key} onEnd={onEnd} />,
  },
];

/** A key of the list on a phone. */
function KeyCard({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: OnEnd }) {
  const t = useT();
  const { name, created_by, expires } = apiKey;
  return (
    <Flex vertical gap={2}>
      <strong style={inFull}>{name}</strong>
      <span style={inFull}>{scopesText(t, apiKey)}</span>
      <Typography.Text type="secondary" style={inFull}>
        {t('Created by {name}', { name: isolated(created_by) })}
      </Typography.Text>
      <Typography.Text type="secondary">{t('Expires {day}', { day: dateText(expires) })}</Typography.Text>
      <Typography.Text type="secondary">
        {apiKey.last_used === null
          ? t('Never used')
          : t('Last used {time}', { time: dateText(apiKey.last_used) })}
      </Typography.Text>
      <Flex justify="end">
        <EndButton apiKey={apiKey} onEnd={onEnd} />
      </Flex>
    </Flex>
  );
}

function EndButton({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: OnEnd }) {
  const t = useT();
  return (
    <Button
      size="small"
      danger
      aria-label={t('End the key {name}', { name: isolated(apiKey.name) })}
      onClick={() => onEnd(apiKey)}
    >
      {t('End')}
    </Button>
  );
}
