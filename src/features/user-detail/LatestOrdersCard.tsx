import { Link } from 'react-router-dom';
import { type OrderSummary, useListOrdersOfUserQuery, type User } from '../../api';
import { formatMoney, toCents } from '../../domain/money';
import { paths } from '../../lib/paths';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListCard } from './Card';

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
  const { currentData, ...query } = useListOrdersOfUserQuery({ id: user.id });
  const orders = currentData?.orders;
  const count = orders?.length ?? 0;
  const everywhere = new URLSearchParams({ q: user.name, status: 'all', current: 'false' });
  return (
    <ListCard
      title="Latest orders"
      extra={
        count > shownOrders && <Link to={`${paths.orderList.href()}?${everywhere}`}>All {count} orders</Link>
      }
      query={{ ...query, data: orders?.slice(0, shownOrders) }}
      columns={columns}
      rowKey={orderId}
      maxHeight={400}
      empty="No orders yet."
    />
  );
}
