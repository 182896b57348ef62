import { useState } from 'react';
import type { OrderSummary } from '../../../api';
import { sendFindings } from '../../../domain/orders/sendPreflight';
import { counted } from '../../../lib/numbers';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useShortStock } from '../many/shortStock';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  order: OrderSummary;
  onSend: () => void;
  onClose: () => void;
}

/** Says what an order misses before it is sent to the ERP, which may be done nevertheless. */
export function SendOrderDialog({ order, onSend, onClose }: Props) {
  const erp = runtimeConfig().erpName;
  const [now] = useState(() => Date.now() / 1000);
  const { short, isAsking } = useShortStock([order.id]);
  const { missing, doubts, notes } = sendFindings(order, now, erp, short.get(order.id));
  return (
    <Modal
      open
      title={`Send “${order.name}” to ${erp}`}
      okText="Send anyway"
      onOk={() => {
        onClose();
        onSend();
      }}
      onCancel={onClose}
    >
      <p>
        {order.customer.name}, {counted(order.items_count, 'piece')}
      </p>
      <ul aria-label="What to look at">
        {[...missing, ...doubts, ...notes].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p role="status">{isAsking && 'Looking at the stock…'}</p>
    </Modal>
  );
}
