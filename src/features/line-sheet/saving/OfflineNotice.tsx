import { skipToken } from '@reduxjs/toolkit/query';
import { Alert } from 'antd';
import { useGetOrderQuery } from '../../../api';
import { momentText } from '../../../lib/dates';
import { useAppSelector } from '../../../lib/redux';
import { selectOfflineOrder } from '../state/offlineOrder';
import { useT } from '../../../languages/useT';

const retryMs = 3000;

/** Says that the order was opened offline, and as of when it is shown; fetches it until the server answers. */
export function OfflineNotice() {
  const t = useT();
  const order = useAppSelector(selectOfflineOrder);
  const isWaiting = order?.refusal === null;
  useGetOrderQuery(isWaiting ? { id: order.orderId } : skipToken, {
    pollingInterval: retryMs,
    refetchOnReconnect: true,
  });
  if (order === null) return null;
  const { at, refusal } = order;
  const time = momentText(at);
  return (
    <Alert
      type="warning"
      role="status"
      title={
        refusal === null
          ? t('Offline: you see the order as of {time}', { time })
          : `${refusal} ${t('Until you leave, you see the order as of {time}.', { time })}`
      }
    />
  );
}
