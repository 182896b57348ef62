import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { failureOf, useListAgentsQuery, useSetUserAgentsMutation, type User } from '../../api';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { FormDialog } from '../../ui/form-dialog/FormDialog';
import { AddAgentDialog } from './AddAgentDialog';
import { Card } from './Card';
import cardStyles from './Card.module.css';
import styles from './AgentsCard.module.css';
import type { UserRights } from './userRights';
import type { Tell } from './useTell';

interface Props {
  me: User;
  user: User;
  rights: UserRights;
  tell: Tell;
}

/** The agents of a customer, to add to and to take from (spec 2 'User detail'). */
export function AgentsCard({ me, user, rights, tell }: Props) {
  const { data, error, refetch } = useListAgentsQuery();
  const [setAgents, { isLoading }] = useSetUserAgentsMutation();
  const [isAdding, setAdding] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const agents = (data ?? []).filter(({ id }) => user.agents.includes(id));

  /** An agent who takes themselves away sees this customer no more. */
  const losesSight = (agent: User) => agent.id === me.id && !me.roles.includes('admin');

  const handleSet = async (ids: string[]) => {
    const failure = failureOf(await setAgents({ setUserAgentsRequest: { id: user.id, agents: ids } }));
    tell('Modified user', failure);
    return failure === null;
  };

  const withoutAgent = (id: string) => user.agents.filter((other) => other !== id);

  const handleLeave = async () => {
    if (await handleSet(withoutAgent(me.id))) await navigate(paths.customerList.href());
    else setLeaving(false);
  };

  return (
    <Card
      title="Agents"
      extra={
        rights.mayChangeAgents && (
          <Button size="small" disabled={data === undefined} onClick={() => setAdding(true)}>
            + Add agent
          </Button>
        )
      }
    >
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && agents.length === 0 && <p className={cardStyles.quiet}>No agent looks after this user.</p>}
      <ul className={cardStyles.list}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Link className={styles.agent} to={paths.userDetail.href(agent.id)}>
              {agent.name}
            </Link>
            {rights.mayChangeAgents && (
              <Button
                size="small"
                type="text"
                aria-label={`Remove agent ${agent.name}`}
                disabled={isLoading}
                onClick={() => {
                  if (losesSight(agent)) setLeaving(true);
                  else void handleSet(withoutAgent(agent.id));
                }}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddAgentDialog
          agents={(data ?? []).filter(({ id }) => !user.agents.includes(id) && id !== user.id)}
          onAdd={async (id) => {
            if (await handleSet([...user.agents, id])) setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {isLeaving && (
        <FormDialog
          title="Remove yourself"
          width={400}
          submitText="Remove"
          isBusy={isLoading}
          isDanger
          onSubmit={() => void handleLeave()}
          onClose={() => setLeaving(false)}
        >
          <p>You will no longer see {user.name} and their orders.</p>
        </FormDialog>
      )}
    </Card>
  );
}
