import { Link } from 'react-router-dom';
import { type OrderSummary, useListOrdersOfUserQuery, type User } from '../../api';
import { formatMoney } from '../../domain/money/formatMoney';
import { toCents } from '../../domain/money/toCents';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable } from '../../ui/list-table/ListTable';
import { Card } from './Card';
import styles from './Card.module.css';

const shownOrders = 10;
/** Sweden writes dates as YYYY-MM-DD (spec 9). */
const isoDate = new Intl.DateTimeFormat('sv-SE');

const orderId = ({ id }: OrderSummary) => id;

const columns: readonly ListColumn<OrderSummary>[] = [
  {
    key: 'catalog',
    title: 'Catalog',
    width: 132,
    render: ({ id, name, catalog }) => (
      <Link to={paths.lineSheet.href(id)} title={name}>
        {catalog.name}
      </Link>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    width: 98,
    align: 'end',
    render: ({ total_price, currency }) => formatMoney(toCents(total_price) ?? 0, currency),
  },
  {
    key: 'date',
    title: 'Date',
    width: 94,
    responsive: ['sm'],
    align: 'end',
    render: ({ created }) => isoDate.format(created * 1000),
  },
];

/** The user's latest orders, and the way to all of them (spec 2 'User detail'). */
export function LatestOrdersCard({ user }: { user: User }) {
  const { currentData, error, refetch } = useListOrdersOfUserQuery({ id: user.id });
  const orders = currentData?.orders ?? [];
  const everywhere = new URLSearchParams({ q: user.name, status: 'all', current: 'false' });
  return (
    <Card
      title="Latest orders"
      isLoading={currentData === undefined && error === undefined}
      extra={
        orders.length > shownOrders && (
          <Link to={`${paths.orderList.href()}?${everywhere}`}>All {orders.length} orders</Link>
        )
      }
    >
      {error && currentData === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {currentData && orders.length === 0 && <p className={styles.quiet}>No orders yet.</p>}
      {orders.length > 0 && (
        <ListTable
          label="Latest orders"
          columns={columns}
          rows={orders.slice(0, shownOrders)}
          rowKey={orderId}
          maxHeight={400}
          empty={null}
        />
      )}
    </Card>
  );
}
