import { Link } from 'react-router-dom';
import { type OrderSummary, useListOrdersOfUserQuery, type User } from '../../api';
import { message } from '../../domain/language/message';
import { piecesText } from '../../domain/orders/counts';
import { shortFirst, toComeOf } from '../../domain/orders/toCome';
import { useT } from '../../languages/useT';
import { paths } from '../../lib/paths';
import { ToComePieces } from '../../shared/to-come/ToComePieces';
import styles from '../../ui/card/Card.module.css';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { numberColumn } from '../../ui/list-table/plainColumns';
import { ListCard } from './ListCards';

const columns: readonly ListColumn<OrderSummary>[] = [
  {
    key: 'name',
    title: message('Order'),
    width: 200,
    narrowest: 100,
    render: ({ id, name, catalog }) => (
      <Link to={paths.lineSheet.href(id)} title={catalog.name}>
        {name}
      </Link>
    ),
  },
  {
    ...numberColumn<OrderSummary>('to_come', message('To come'), 96, toComeOf),
    render: (order) => <ToComePieces order={order} />,
  },
];

/** What is still to come for a customer, order by order, those that were confirmed short first. */
export function ToComeCard({ user }: { user: User }) {
  const t = useT();
  const { currentData, ...query } = useListOrdersOfUserQuery({ id: user.id });
  // A customer may sell orders of others, too.
  const orders = currentData?.orders.filter((order) => order.customer.id === user.id && toComeOf(order) > 0);
  const pieces = orders?.reduce((sum, order) => sum + toComeOf(order), 0) ?? 0;
  return (
    <ListCard
      title={t('Still to come')}
      extra={pieces > 0 && <span className={styles.quiet}>{t(piecesText(pieces))}</span>}
      query={{ ...query, data: orders && shortFirst(orders) }}
      columns={columns}
      rowKey={({ id }) => id}
      maxHeight={328}
      empty={t('Nothing is to come.')}
    />
  );
}
