import { Button } from 'antd';
import { useMemo } from 'react';
import { type OrderSummary, type OrderTaskSummary, useDownloadOrderListMutation } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { formatMoney } from '../../../domain/money';
import { mayDoToMany, mostOrdersOfTask } from '../../../domain/orders/orderTasks';
import { counted, numberText } from '../../../lib/numbers';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { SelectionBar } from '../../../ui/selection-bar/SelectionBar';
import { sumOrders } from '../OrdersSummary';

type Action = OrderTaskSummary['action'];

interface Props {
  /** The selected orders, in the order in which they are shown. */
  orders: readonly OrderSummary[];
  /** How many of them the search hides. */
  hidden: number;
  roles: readonly Role[];
  /** Deleted orders can only be restored. */
  areArchived: boolean;
  onAct: (action: Action) => void;
  onClear: () => void;
}

/** The selected orders, and what can be done to all of them. */
export function OrdersBar({ orders, hidden, roles, areArchived, onAct, onClear }: Props) {
  const totals = useMemo(() => sumOrders(orders), [orders]);
  const isTooMuch = orders.length > mostOrdersOfTask;
  const act = (action: Action, label: string, more: { danger?: boolean; type?: 'primary' } = {}) =>
    mayDoToMany(roles, action) && (
      <Button {...more} disabled={isTooMuch} onClick={() => onAct(action)}>
        {label}
      </Button>
    );
  return (
    <SelectionBar
      label="Selected orders"
      hidden={hidden > 0 ? `${counted(hidden, 'order')} not shown by the search` : null}
      fault={
        isTooMuch ? `Select at most ${numberText(mostOrdersOfTask)} orders to work on them at once.` : null
      }
      actions={
        <>
          {areArchived ? (
            act('restore', 'Restore', { type: 'primary' })
          ) : (
            <>
              {act('send', `Send to ${runtimeConfig().erpName}`, { type: 'primary' })}
              {act('finish', 'Mark as finished')}
              {act('service_date', 'Delivery date')}
            </>
          )}
          <Downloads orders={orders} isTooMuch={isTooMuch || areArchived} onAct={onAct} />
          {!areArchived && act('delete', 'Delete', { danger: true })}
        </>
      }
      onClear={onClear}
    >
      <strong>{counted(totals.orders, 'order')}</strong>, {counted(totals.items, 'piece')}
      {totals.amounts.length > 0 && ', '}
      {totals.amounts.map(([currency, cents]) => formatMoney(cents, currency)).join(' · ')}
    </SelectionBar>
  );
}

/** The files of the selected orders. */
function Downloads({ orders, isTooMuch, onAct }: Pick<Props, 'orders' | 'onAct'> & { isTooMuch: boolean }) {
  const [download, { isLoading }] = useDownloadOrderListMutation();
  const { notify, report } = useNotices();
  const downloadList = () => {
    notify('Downloading excel', 'info');
    void report(download({ downloadOrderListRequest: { orders: orders.map(({ id }) => id) } }));
  };
  return (
    <MenuButton
      label="Download"
      isBusy={isLoading}
      items={[
        { key: 'list', label: 'Excel list', onClick: downloadList },
        {
          key: 'excel',
          label: 'Excel of each, as a zip',
          disabled: isTooMuch,
          onClick: () => onAct('excel'),
        },
        { key: 'pdf', label: 'PDF of each, as a zip', disabled: isTooMuch, onClick: () => onAct('pdf') },
      ]}
    />
  );
}
