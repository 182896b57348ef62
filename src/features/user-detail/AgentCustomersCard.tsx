import { Link } from 'react-router-dom';
import { useListCustomersOfAgentQuery, type User } from '../../api';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { Card } from './Card';
import styles from './Card.module.css';

/** The customers of an agent (spec 2 'User detail'). */
export function AgentCustomersCard({ agent }: { agent: User }) {
  const { currentData, error, refetch } = useListCustomersOfAgentQuery({ id: agent.id });
  const customers = currentData ?? [];
  return (
    <Card
      title="Customers"
      label="Customers of this agent"
      extra={currentData && <span className={styles.quiet}>{customers.length}</span>}
    >
      {error && currentData === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {currentData && customers.length === 0 && <p className={styles.quiet}>No customers yet.</p>}
      {customers.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table of customers">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Email</th>
              </tr>
            </thead>
            <tbody>
              {customers.map((customer) => (
                <tr key={customer.id}>
                  <td>
                    <Link to={paths.userDetail.href(customer.id)}>{customer.name}</Link>
                  </td>
                  <td title={customer.email}>{customer.email}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
