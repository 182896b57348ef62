import { BookOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import {
  type OrderSummary,
  type OrderView as SavedView,
  useDownloadOrderListMutation,
  useHasErpDocuments,
} from '../../api';
import { mayCall } from '../../domain/access/accessRules';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { useHasCards } from '../../lib/useMediaQuery';
import { useStableCallback } from '../../lib/useStableCallback';
import { useNotices } from '../../shared/alert-bar/useNotices';
import type { Density } from '../../ui/list-table/Settings';
import { TableSettings } from '../../ui/list-table/TableSettings';
import { type MenuItems, menuLink, RowMenu } from '../../ui/menus/RowMenu';
import type { OrderTasks } from './many/orderTasks';
import { hideableColumns } from './orderColumns';
import { useT } from '../../languages/useT';

interface Props {
  roles: readonly Role[];
  /** The shown orders; undefined while some may be missing. */
  orders: readonly OrderSummary[] | undefined;
  /** Undefined while loading, when the button is rendered anyway so that nothing moves. */
  views: readonly SavedView[] | null | undefined;
  onViews: () => void;
  columns: readonly string[];
  density: Density;
  onShow: (shown: string[]) => void;
  onDensity: (density: Density) => void;
  many: { tasks: OrderTasks; isPicking: boolean; togglePicking: () => void };
}

/** The views, the columns and the download of the list; on a phone all of them in one menu. */
export function OrdersTools(props: Props) {
  const t = useT();
  const { roles, orders, views, onViews, columns, density, onShow, onDensity, many } = props;
  const isNarrow = useHasCards();
  const { download, isDownloading } = useDownloadList();
  const downloadShown = () => orders && download(orders);
  const hasToCome = useHasErpDocuments();
  const columnChoices = useMemo(() => hideableColumns(hasToCome), [hasToCome]);
  // Columns that are not offered stay as they are.
  const handleShow = useStableCallback((shown: readonly string[]) =>
    onShow([...shown, ...columns.filter((key) => columnChoices.every((choice) => choice.key !== key))]),
  );
  const mayDownload = mayCall(roles, 'downloadOrderList');
  const entries = (): MenuItems => [
    ...(many.tasks.isKnown
      ? [
          {
            key: 'select',
            label: many.isPicking ? t('Stop selecting') : t('Select'),
            onClick: many.togglePicking,
          },
        ]
      : []),
    ...(mayDownload
      ? [
          {
            key: 'download',
            label: t('Download list'),
            disabled: orders === undefined,
            onClick: downloadShown,
          },
        ]
      : []),
    ...(views ? [{ key: 'views', label: t('Views'), onClick: onViews }] : []),
    ...(mayOpen(roles, 'newOrderLink')
      ? [menuLink({ key: 'link', label: t('Link generator'), to: paths.newOrderLink.href() })]
      : []),
  ];
  if (isNarrow) {
    // Customers have no such menu.
    if (entries().length === 0) return null;
    return <RowMenu label={t('More actions')} items={entries} isBusy={isDownloading} />;
  }
  return (
    <Flex gap={8} style={{ marginInlineStart: 'auto' }}>
      {views !== null && (
        <Button
          icon={<BookOutlined aria-hidden />}
          aria-label={t('Views')}
          title={t('Views')}
          aria-haspopup="dialog"
          disabled={views === undefined}
          onClick={onViews}
        />
      )}
      <TableSettings
        columns={columnChoices}
        shown={columns}
        density={density}
        onShow={handleShow}
        onDensity={onDensity}
      />
      {mayDownload && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          aria-label={t('Download list')}
          title={t('Download list')}
          disabled={orders === undefined}
          loading={isDownloading}
          onClick={downloadShown}
        />
      )}
    </Flex>
  );
}

/** Downloads the orders, as shown, as order_list.xlsx (spec 2 'Order list'). */
export function useDownloadList() {
  const t = useT();
  const [download, { isLoading }] = useDownloadOrderListMutation();
  const { notify, report } = useNotices();
  return {
    isDownloading: isLoading,
    download: (orders: readonly OrderSummary[]) => {
      if (orders.length === 0) return notify(t('There is no order to download.'), 'info');
      notify(t('Downloading excel'), 'info');
      void report(download({ downloadOrderListRequest: { orders: orders.map(({ id }) => id) } }));
    },
  };
}
