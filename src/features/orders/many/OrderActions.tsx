import { Button, type ButtonProps } from 'antd';
import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { mayDoToMany, maxOrdersOfTask } from '../../../domain/orders/orderTasks';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useDownloadList } from '../OrdersTools';
import type { OrderAction } from './orderTasks';

interface Props {
  /** The selected orders, in the order in which they are shown. */
  orders: readonly OrderSummary[];
  roles: readonly Role[];
  /** Deleted orders can only be restored. */
  areArchived: boolean;
  onStart: (action: OrderAction) => void;
  /** Opens an action's dialog. */
  onAsk: (action: OrderAction) => void;
}

/** The actions for the selected orders. */
export function OrderActions({ orders, roles, areArchived, onStart, onAsk }: Props) {
  const isTooMuch = orders.length > maxOrdersOfTask;
  const button = (action: OrderAction, label: string, act: Props['onAsk'], appearance: Appearance = {}) =>
    mayDoToMany(roles, action) && (
      <Button {...appearance} disabled={isTooMuch} onClick={() => act(action)}>
        {label}
      </Button>
    );
  if (areArchived) {
    return (
      <>
        {button('restore', 'Restore', onStart, { type: 'primary' })}
        <Downloads orders={orders} isTooMuch onStart={onStart} />
      </>
    );
  }
  return (
    <>
      {button('send', `Send to ${runtimeConfig().erpName}`, onAsk, { type: 'primary' })}
      {button('finish', 'Mark as finished', onStart)}
      {button('service_date', 'Delivery date', onAsk)}
      <Downloads orders={orders} isTooMuch={isTooMuch} onStart={onStart} />
      {button('delete', 'Delete', onAsk, { danger: true })}
    </>
  );
}

type Appearance = Pick<ButtonProps, 'danger' | 'type'>;

/** The menu of downloads for the selected orders. */
function Downloads({
  orders,
  isTooMuch,
  onStart,
}: Pick<Props, 'orders' | 'onStart'> & { isTooMuch: boolean }) {
  const { download, isDownloading } = useDownloadList();
  return (
    <MenuButton
      label="Download"
      isBusy={isDownloading}
      items={[
        { key: 'list', label: 'Excel list', onClick: () => download(orders) },
        {
          key: 'excel',
          label: 'Excel of each, as a zip',
          disabled: isTooMuch,
          onClick: () => onStart('excel'),
        },
        { key: 'pdf', label: 'PDF of each, as a zip', disabled: isTooMuch, onClick: () => onStart('pdf') },
      ]}
    />
  );
}
