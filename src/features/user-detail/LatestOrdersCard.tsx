import { Link } from 'react-router-dom';
import { useListOrdersOfUserQuery, type User } from '../../api';
import { formatMoney } from '../../domain/money/formatMoney';
import { toCents } from '../../domain/money/toCents';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { Card } from './Card';
import styles from './Card.module.css';

const shownOrders = 10;
/** Sweden writes dates as YYYY-MM-DD (spec 9). */
const isoDate = new Intl.DateTimeFormat('sv-SE');

/** The user's latest orders, and the way to all of them (spec 2 'User detail'). */
export function LatestOrdersCard({ user }: { user: User }) {
  const { currentData, error, refetch } = useListOrdersOfUserQuery({ id: user.id });
  const orders = currentData?.orders ?? [];
  const everywhere = new URLSearchParams({ q: user.name, status: 'all', current: 'false' });
  return (
    <Card
      title="Latest orders"
      extra={
        orders.length > shownOrders && (
          <Link to={`${paths.orderList.href()}?${everywhere}`}>All {orders.length} orders</Link>
        )
      }
    >
      {error && currentData === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {currentData && orders.length === 0 && <p className={styles.quiet}>No orders yet.</p>}
      {orders.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Catalog</th>
              <th scope="col" className={styles.end}>
                Amount
              </th>
              <th scope="col" className={styles.end}>
                Date
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.slice(0, shownOrders).map((order) => (
              <tr key={order.id}>
                <td>
                  <Link to={paths.lineSheet.href(order.id)} title={order.name}>
                    {order.catalog.name}
                  </Link>
                </td>
                <td className={styles.end}>{formatMoney(toCents(order.total_price) ?? 0, order.currency)}</td>
                <td className={styles.end}>{isoDate.format(order.created * 1000)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
