import { Link } from 'react-router-dom';
import type { GarmentOrderToCome } from '../../api';
import { message } from '../../domain/language/message';
import { useT } from '../../languages/useT';
import { paths } from '../../lib/paths';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { numberColumn, tooltipColumn } from '../../ui/list-table/plainColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';

const columns: readonly ListColumn<GarmentOrderToCome>[] = [
  {
    ...tooltipColumn<GarmentOrderToCome>('name', message('Order'), 130, ({ name }) => name),
    narrowest: 80,
    render: ({ id, name }) => (
      <Link to={paths.lineSheet.href(id)} title={name}>
        {name}
      </Link>
    ),
  },
  {
    ...tooltipColumn<GarmentOrderToCome>('customer', message('Customer'), 110, ({ customer }) => customer),
    narrowest: 60,
  },
  numberColumn('pieces', message('To come'), 90, ({ pieces }) => pieces),
];

/** The orders of which pieces of a garment are still to come. */
export function OrdersToCome({ orders }: { orders: readonly GarmentOrderToCome[] }) {
  const t = useT();
  return (
    <SortedTable
      label={t('Orders to come')}
      rows={orders}
      rowKey={({ id }) => id}
      columns={columns}
      maxHeight={400}
      empty={t('Nothing is to come.')}
    />
  );
}
