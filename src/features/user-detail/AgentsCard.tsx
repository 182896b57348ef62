import { UserDeleteOutlined } from '@ant-design/icons';
import { Button, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isolated } from '../../domain/text/isolated';
import { formFailureOf, useListAgentsQuery, type User, useSetUserAgentsMutation } from '../../api';
import { paths } from '../../lib/paths';
import { labelSearch } from '../../lib/labelSearch';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { Card } from '../../ui/card/Card';
import styles from '../../ui/card/Card.module.css';
import type { UserRights } from './userRights';
import { useReportOutcome } from './useReportOutcome';
import type { FormFailure } from '../../ui/form/formFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { Modal } from '../../ui/modal/Modal';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';

interface Props {
  me: User;
  user: User;
  rights: UserRights;
}

/** The agents of a customer, who can be added and removed (spec 2 'User detail'). */
export function AgentsCard({ me, user, rights }: Props) {
  const t = useT();
  const report = useReportOutcome();
  const { data, error, refetch } = useListAgentsQuery();
  const [setAgents, { isLoading }] = useSetUserAgentsMutation();
  const [isAdding, setAdding] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const agents = (data ?? []).filter(({ id }) => user.agents.includes(id));

  /** An agent who removes themselves no longer sees this customer. */
  const losesAccess = (agent: User) => agent.id === me.id && !may(me.roles, 'administer');

  const setThem = async (agents: string[]) =>
    formFailureOf(await setAgents({ setUserAgentsRequest: { id: user.id, agents } }));

  const handleRemove = async (removed: string) => {
    const failure = await setThem(user.agents.filter((id) => id !== removed));
    report(t('Modified user'), failure?.text ?? null);
    return failure === null;
  };

  const handleLeave = async () => {
    if (await handleRemove(me.id)) await navigate(paths.customerList.href());
    else setLeaving(false);
  };

  return (
    <Card
      title={t('Agents')}
      extra={
        rights.mayChangeAgents && (
          <Button size="small" disabled={data === undefined} onClick={() => setAdding(true)}>
            {t('+ Add agent')}
          </Button>
        )
      }
    >
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active className={styles.loading} title={false} paragraph={oneLine} />}
      {data && agents.length === 0 && <p className={styles.quiet}>{t('No agents yet.')}</p>}
      <ul className={styles.list}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Link to={paths.userDetail.href(agent.id)}>{agent.name}</Link>
            {rights.mayChangeAgents && (
              <Button
                size="small"
                type="text"
                icon={<UserDeleteOutlined aria-hidden="true" />}
                aria-label={t('Remove agent {name}', { name: isolated(agent.name) })}
                disabled={isLoading}
                onClick={() => {
                  if (losesAccess(agent)) setLeaving(true);
                  else void handleRemove(agent.id);
                }}
              >
                {t('Remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddAgentDialog
          agents={(data ?? []).filter(({ id }) => !user.agents.includes(id) && id !== user.id)}
          onAdd={(id) => setThem([...user.agents, id])}
          onDone={() => report(t('Modified user'), null)}
          onClose={() => setAdding(false)}
        />
      )}
      {isLeaving && (
        <Modal
          open
          title={t('Remove yourself')}
          width={400}
          okText={t('Remove')}
          okButtonProps={{ danger: true, loading: isLoading }}
          onOk={() => void handleLeave()}
          onCancel={() => setLeaving(false)}
        >
          {t('You will no longer see {name} and their orders.', { name: isolated(user.name) })}
        </Modal>
      )}
    </Card>
  );
}

/** Most customers have one agent, so that nothing below moves. */
const oneLine = { rows: 1 };

interface AddAgentDialogProps {
  /** The agents who may be added. */
  agents: readonly User[];
  onAdd: (id: string) => Promise<FormFailure | null>;
  onDone: () => void;
  onClose: () => void;
}

function AddAgentDialog({ agents, onAdd, ...ending }: AddAgentDialogProps) {
  const t = useT();
  const [isChosen, setChosen] = useState(false);
  return (
    <FormDialog<{ agent: string }>
      title={t('Add agent')}
      width={400}
      submitText={t('Add')}
      isDisabled={!isChosen}
      onChange={() => setChosen(true)}
      onSubmit={({ agent }) => onAdd(agent)}
      {...ending}
    >
      <Form.Item
        name="agent"
        label={t('Agent')}
        required
        extra={agents.length === 0 && t('Every agent has been added already.')}
      >
        <Select
          autoFocus
          placeholder={t('Select an agent')}
          listHeight={224}
          showSearch={labelSearch}
          options={agents.map(({ id, name, email }) => ({
            value: id,
            label: `${isolated(name)} (${email})`,
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
