import { useListCustomersOfAgentQuery, type User } from '../../api';
import { emailColumn, nameLink } from '../../shared/customer-list/customerColumns';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListCard } from './Card';
import styles from './Card.module.css';

const columns: readonly ListColumn<User>[] = [
  { key: 'name', title: 'Name', width: 110, render: nameLink },
  { key: 'email', title: 'Email', width: 140, render: emailColumn.render },
];

/** The customers of an agent (spec 2 'User detail'). */
export function AgentCustomersCard({ agent }: { agent: User }) {
  const { currentData: customers, ...query } = useListCustomersOfAgentQuery({ id: agent.id });
  return (
    <ListCard
      title="Customers"
      label="Customers of this agent"
      extra={customers && <span className={styles.quiet}>{customers.length}</span>}
      query={{ ...query, data: customers }}
      columns={columns}
      rowKey={({ id }) => id}
      maxHeight={328}
      empty="No customers yet."
    />
  );
}
