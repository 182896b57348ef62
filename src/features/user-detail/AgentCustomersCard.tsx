import { Link } from 'react-router-dom';
import { useListCustomersOfAgentQuery, type User } from '../../api';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable } from '../../ui/list-table/ListTable';
import { Card } from './Card';
import styles from './Card.module.css';

const userId = ({ id }: User) => id;

const columns: readonly ListColumn<User>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 110,
    render: ({ id, name }) => (
      <Link to={paths.userDetail.href(id)} title={name}>
        {name}
      </Link>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    width: 140,
    render: ({ email }) => <span title={email}>{email}</span>,
  },
];

/** The customers of an agent (spec 2 'User detail'). */
export function AgentCustomersCard({ agent }: { agent: User }) {
  const { currentData, error, refetch } = useListCustomersOfAgentQuery({ id: agent.id });
  const customers = currentData ?? [];
  return (
    <Card
      title="Customers"
      label="Customers of this agent"
      isLoading={currentData === undefined && error === undefined}
      extra={currentData && <span className={styles.quiet}>{customers.length}</span>}
    >
      {error && currentData === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {currentData && customers.length === 0 && <p className={styles.quiet}>No customers yet.</p>}
      {customers.length > 0 && (
        <ListTable
          label="Customers of this agent"
          columns={columns}
          rows={customers}
          rowKey={userId}
          maxHeight={328}
          empty={null}
        />
      )}
    </Card>
  );
}
