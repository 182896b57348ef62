import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { failureOf, type OrderSummary, useDownloadOrderListMutation } from '../../api';
import { useTell } from './actions/useTell';

/** Saves the orders shown, in the order shown, as order_list.xlsx (spec 2 'Order list'). */
export const DownloadListButton = memo(function DownloadListButton({
  orders,
}: {
  orders: readonly OrderSummary[];
}) {
  const [download, { isLoading }] = useDownloadOrderListMutation();
  const tell = useTell();
  const handleClick = async () => {
    if (orders.length === 0) return tell('There is no order to download.', 'info');
    tell('Downloading excel', 'info');
    const downloadOrderListRequest = { orders: orders.map(({ id }) => id) };
    const failure = failureOf(await download({ downloadOrderListRequest }));
    if (failure !== null) tell(failure, 'error');
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void handleClick()}>
      Download list
    </Button>
  );
});
