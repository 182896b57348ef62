import { Link } from 'react-router-dom';
import {
  type OrderSummary,
  useListCustomersOfAgentQuery,
  useListOrdersOfUserQuery,
  type User,
} from '../../api';
import { toCents } from '../../domain/money';
import { formatMoney } from '../../languages/money';
import { paths } from '../../lib/paths';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { figureColumn } from '../../ui/list-table/plainColumns';
import type { SortedTableProps } from '../../ui/list-table/SortedTable';
import { LoadedTable, type RowsQuery } from '../../shared/loaded-table/LoadedTable';
import { orderListHref } from '../../shared/order-list-link/orderListUrl';
import { Card, type CardProps } from '../../ui/card/Card';
import { emailColumn, nameLink } from '../../shared/customer-list/customerColumns';
import styles from '../../ui/card/Card.module.css';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';

const shownOrders = 10;
/** The height of the card of orders without its rows, and of each row, in pixels. */
const height = { head: 98, row: 35 };
/** Sweden writes dates as YYYY-MM-DD (spec 9). */
const isoDate = new Intl.DateTimeFormat('sv-SE');

const orderId = ({ id }: OrderSummary) => id;

const orderColumns: readonly ListColumn<OrderSummary>[] = [
  {
    key: 'catalog',
    title: message('Catalog'),
    width: 90,
    narrowest: 56,
    render: ({ id, name, catalog }) => (
      <Link to={paths.lineSheet.href(id)} title={name}>
        {catalog.name}
      </Link>
    ),
  },
  {
    ...figureColumn<OrderSummary>('amount', message('Amount'), 98, {
      valueOf: ({ total_price }) => total_price,
      textOf: ({ total_price, currency }) => formatMoney(toCents(total_price) ?? 0, currency),
      unitOf: ({ currency }) => currency,
    }),
    sortBy: undefined,
  },
  {
    key: 'date',
    title: message('Date'),
    width: 104,
    align: 'end',
    figureLength: () => 'YYYY-MM-DD'.length,
    render: ({ created }) => isoDate.format(created * 1000),
  },
];

/** The user's latest orders, and a link to all of them (spec 2 'User detail'). */
export function LatestOrdersCard({ user }: { user: User }) {
  const t = useT();
  const { currentData, ...query } = useListOrdersOfUserQuery({ id: user.id });
  const orders = currentData?.orders;
  const count = orders?.length ?? 0;
  const expected = Math.min(shownOrders, user.num_orders ?? 0);
  return (
    <ListCard
      title={t('Latest orders')}
      extra={
        count > shownOrders && (
          <Link to={orderListHref({ search: user.name })}>{t('All {orders} orders', { orders: count })}</Link>
        )
      }
      minHeight={orders ? undefined : height.head + height.row * expected}
      query={{ ...query, data: orders?.slice(0, shownOrders) }}
      columns={orderColumns}
      rowKey={orderId}
      maxHeight={400}
      empty={t('No orders yet.')}
    />
  );
}

const customerColumns: readonly ListColumn<User>[] = [
  { key: 'name', title: message('Name'), width: 110, narrowest: 80, render: nameLink },
  { key: 'email', title: message('Email'), width: 140, narrowest: 80, render: emailColumn.render },
];

/** The customers of an agent (spec 2 'User detail'). */
export function AgentCustomersCard({ agent }: { agent: User }) {
  const t = useT();
  const { currentData: customers, ...query } = useListCustomersOfAgentQuery({ id: agent.id });
  return (
    <ListCard
      title={t('Customers')}
      label={t('Customers of this agent')}
      extra={customers && <span className={styles.quiet}>{customers.length}</span>}
      query={{ ...query, data: customers }}
      columns={customerColumns}
      rowKey={({ id }) => id}
      maxHeight={328}
      empty={t('No customers yet.')}
    />
  );
}

type ListProps<Row> = Omit<CardProps, 'isLoading' | 'children'> &
  Pick<SortedTableProps<Row>, 'columns' | 'rowKey' | 'maxHeight' | 'empty'> & { query: RowsQuery<Row> };

/** A card with the rows of a query as a table. */
export function ListCard<Row extends object>(props: ListProps<Row>) {
  const { title, label = title, extra, minHeight, query, ...table } = props;
  const isLoading = query.data === undefined && !query.isError;
  return (
    <Card {...{ title, label, extra, minHeight, isLoading }}>
      <LoadedTable label={label} query={query} {...table} />
    </Card>
  );
}
