import { Button } from 'antd';
import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { mayDoToMany, maxOrdersOfTask } from '../../../domain/orders/orderTasks';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useDownloadList } from '../OrdersTools';
import { type OrderAction, type OrderButton, orderButtons } from './orderTasks';
import { useT } from '../../../languages/useT';

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
  const t = useT();
  const isTooMuch = orders.length > maxOrdersOfTask;
  const button = ({ action, label, asks = false, appearance }: OrderButton) => (
    <Button
      key={action}
      {...appearance}
      disabled={isTooMuch}
      onClick={() => (asks ? onAsk : onStart)(action)}
    >
      {t(label())}
    </Button>
  );
  const buttons = orderButtons.filter(
    ({ action, isForArchived = false }) => isForArchived === areArchived && mayDoToMany(roles, action),
  );
  const isDangerous = ({ appearance }: OrderButton) => appearance?.danger === true;
  return (
    <>
      {buttons.filter((one) => !isDangerous(one)).map(button)}
      <Downloads orders={orders} isTooMuch={isTooMuch || areArchived} onStart={onStart} />
      {buttons.filter(isDangerous).map(button)}
    </>
  );
}

/** The menu of downloads for the selected orders. */
function Downloads({
  orders,
  isTooMuch,
  onStart,
}: Pick<Props, 'orders' | 'onStart'> & { isTooMuch: boolean }) {
  const t = useT();
  const { download, isDownloading } = useDownloadList();
  return (
    <MenuButton
      label={t('Download')}
      isBusy={isDownloading}
      items={[
        { key: 'list', label: t('Excel list'), onClick: () => download(orders) },
        {
          key: 'excel',
          label: t('Excel of each, as a zip'),
          disabled: isTooMuch,
          onClick: () => onStart('excel'),
        },
        { key: 'pdf', label: t('PDF of each, as a zip'), disabled: isTooMuch, onClick: () => onStart('pdf') },
      ]}
    />
  );
}
