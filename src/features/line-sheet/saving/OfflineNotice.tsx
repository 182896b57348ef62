import { Alert } from 'antd';
import { momentText } from '../../../lib/dates';
import { useAppSelector } from '../../../lib/redux';
import { selectKept } from '../state/offlineOrder';

/** Says that the order was opened without a line, and how old it is. */
export function OfflineNotice() {
  const kept = useAppSelector(selectKept);
  if (kept === null) return null;
  const { at, refusal } = kept;
  const age = `you see the order as of ${momentText(at)}`;
  return (
    <Alert
      type="warning"
      role="status"
      title={refusal === null ? `Offline: ${age}` : `${refusal} Until you leave, ${age}.`}
    />
  );
}
