import { Alert } from 'antd';
import { momentText } from '../../../lib/dates';
import { useAppSelector } from '../../../lib/redux';
import { selectOfflineOrder } from '../state/offlineOrder';

/** Says that the order was opened offline, and as of when it is shown. */
export function OfflineNotice() {
  const order = useAppSelector(selectOfflineOrder);
  if (order === null) return null;
  const { at, refusal } = order;
  const age = `you see the order as of ${momentText(at)}`;
  return (
    <Alert
      type="warning"
      role="status"
      title={refusal === null ? `Offline: ${age}` : `${refusal} Until you leave, ${age}.`}
    />
  );
}
