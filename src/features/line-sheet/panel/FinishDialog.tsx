import { Alert, Modal } from 'antd';
import type { Order } from '../../../api';
import { shortfallsOf } from '../../../domain/orders/minimums';
import { counted } from '../../../lib/numbers';
import { useAppSelector } from '../../../lib/redux';
import { selectGarmentLines } from '../state/lineSheetSlice';

interface Props {
  order: Order;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before an order is marked as finished (spec 4), and lists what it is short of by the minimums and multiples of
 * its garments; where the host requires them, such an order can't be finished.
 */
export function FinishDialog({ order, isOpen, onConfirm, onClose }: Props) {
  const short = useAppSelector((state) =>
    isOpen ? shortfallsOf(order.garments, (generic) => selectGarmentLines(state, generic)).join('\n') : '',
  );
  const lines = short === '' ? [] : short.split('\n');
  const isStopped = lines.length > 0 && order.requires_minimums === true;
  return (
    <Modal
      open={isOpen}
      title="Send order"
      width={440}
      okText="Yes, I'm done!"
      okButtonProps={{ disabled: isStopped }}
      cancelText="Cancel"
      onOk={onConfirm}
      onCancel={onClose}
    >
      {lines.length > 0 && <Shortfalls lines={lines} isStopped={isStopped} />}
      {!isStopped && (
        <p style={{ marginTop: 12 }}>Please, confirm you want to label this order as finished.</p>
      )}
    </Modal>
  );
}

function Shortfalls({ lines, isStopped }: { lines: readonly string[]; isStopped: boolean }) {
  const list = (
    <ul style={listStyle} tabIndex={0} aria-label="Short of minimums and multiples">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  const what = `${counted(lines.length, 'quantity', 'quantities')} short of a minimum or multiple`;
  return (
    <Alert
      type={isStopped ? 'error' : 'warning'}
      showIcon
      title={isStopped ? `${what}: the order cannot be finished like this` : what}
      description={list}
    />
  );
}

const listStyle = { maxHeight: 200, margin: 0, paddingInlineStart: 16, overflow: 'auto' } as const;
