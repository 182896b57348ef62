import { Checkbox } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { OrderSummary, OrderTaskSummary } from '../../../api';
import { deleteOrderRefusal, editOrderRefusal } from '../../../domain/orders/refusals';
import { planSending, type SendPlan } from '../../../domain/orders/sendPreflight';
import { counted } from '../../../lib/numbers';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { DateField } from '../../../ui/date-field/DateField';
import { dayFault } from '../../../ui/date-field/dayFault';
import { startOfDay } from '../../../shared/order-list-link/orderFilters';
import { OrderReasons } from './OrderReasons';
import { useShortStock } from './shortStock';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  orders: readonly OrderSummary[];
  /** Starts the task over these orders; false when it could not be started. */
  onStart: (orders: readonly OrderSummary[], more?: { service_date: number | null }) => Promise<boolean>;
  onClose: () => void;
}

/** What is asked before something is done to many orders. */
export function ManyDialog({ action, ...props }: Props & { action: OrderTaskSummary['action'] }) {
  switch (action) {
    case 'send':
      return <SendDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    default:
      return <DateDialog {...props} />;
  }
}

/** Looks at many orders before they are sent: how many will be, which will not, and why (spec 4). */
function SendDialog({ orders, onStart, onClose }: Props) {
  const erp = runtimeConfig().erpName;
  const [now] = useState(() => Date.now() / 1000);
  const [takesIncomplete, setTakesIncomplete] = useState(false);
  const ids = useMemo(
    () => idsToSend(orders, planSending(orders, now, erp), takesIncomplete),
    [orders, now, erp, takesIncomplete],
  );
  const { short, isAsking } = useShortStock(ids);
  const { ready, incomplete, refused } = planSending(orders, now, erp, short);
  const sent = takesIncomplete ? [...ready, ...incomplete] : ready;
  const skipped = orders.length - sent.length;
  const told = ready
    .map(({ order, findings }) => ({ order, reasons: [...findings.doubts, ...findings.notes] }))
    .filter(({ reasons }) => reasons.length > 0);
  return (
    <AskingModal
      title={`Send ${counted(orders.length, 'order')} to ${erp}`}
      okText={skipped === 0 ? `Send ${sent.length}` : `Send ${sent.length}, skip ${skipped}`}
      isDisabled={sent.length === 0}
      onOk={() => onStart(orders.filter(({ id }) => ids.includes(id)))}
      onClose={onClose}
    >
      {sent.length > 0 && <p>{tellPieces(sent.map(({ order }) => order))}</p>}
      <OrderReasons
        title={`${counted(refused.length, 'order')} cannot be sent`}
        rows={refused.map(({ order, findings }) => ({ order, reasons: [findings.refusal ?? ''] }))}
      />
      <OrderReasons
        title={`${counted(incomplete.length, 'order')} with something missing`}
        rows={incomplete.map(({ order, findings }) => ({
          order,
          reasons: [...findings.missing, ...findings.doubts, ...findings.notes],
        }))}
      />
      {incomplete.length > 0 && (
        <p>
          <Checkbox checked={takesIncomplete} onChange={({ target }) => setTakesIncomplete(target.checked)}>
            Send these too
          </Checkbox>
        </p>
      )}
      <OrderReasons title={`${counted(told.length, 'order')} to look at`} rows={told} />
      <p role="status">
        {isAsking && 'Looking at the stock…'}
        {short.size > 0 && 'The stock is that of each customer’s warehouse; the orders take from it in turn.'}
      </p>
    </AskingModal>
  );
}

/** The orders that will be sent, in the order in which they were chosen: their stock is looked at in that order. */
function idsToSend(orders: readonly OrderSummary[], plan: SendPlan<OrderSummary>, takesIncomplete: boolean) {
  const found = takesIncomplete ? [...plan.ready, ...plan.incomplete] : plan.ready;
  const chosen = new Set(found.map(({ order }) => order.id));
  return orders.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** Asks before many orders are deleted. */
function DeleteDialog({ orders, onStart, onClose }: Props) {
  const { allowed, refused } = splitBy(orders, deleteOrderRefusal);
  return (
    <AskingModal
      title={`Delete ${counted(orders.length, 'order')}`}
      okText={
        refused.length === 0 ? `Delete ${allowed.length}` : `Delete ${allowed.length}, skip ${refused.length}`
      }
      isDanger
      isDisabled={allowed.length === 0}
      onOk={() => onStart(allowed)}
      onClose={onClose}
    >
      {allowed.length > 0 && <p>{tellPieces(allowed)}</p>}
      <OrderReasons
        title="These orders will be deleted"
        rows={allowed.map((order) => ({ order, reasons: [] }))}
      />
      <OrderReasons title={`${counted(refused.length, 'order')} cannot be deleted`} rows={refused} />
    </AskingModal>
  );
}

/** Chooses the delivery date of many orders. */
function DateDialog({ orders, onStart, onClose }: Props) {
  const { allowed, refused } = splitBy(orders, editOrderRefusal);
  const [day, setDay] = useState<string | null>(null);
  const unreadable = dayFault(day);
  const date = day === null || unreadable !== null ? null : startOfDay(day);
  const isPast = date !== null && date * 1000 < Date.now();
  return (
    <AskingModal
      title={`Delivery date of ${counted(orders.length, 'order')}`}
      okText={
        refused.length === 0 ? `Change ${allowed.length}` : `Change ${allowed.length}, skip ${refused.length}`
      }
      isDisabled={allowed.length === 0 || isPast || unreadable !== null}
      onOk={() => onStart(allowed, { service_date: date })}
      onClose={onClose}
    >
      <p>
        <label htmlFor="many-date">Preferred delivery date</label>
      </p>
      <DateField id="many-date" value={day} onChange={setDay} />
      <p role="alert">{unreadable ?? (isPast && 'Service date cannot be before current date')}</p>
      {day === null && <p>Without a day, these orders will have no delivery date.</p>}
      <OrderReasons title={`${counted(refused.length, 'order')} cannot be changed`} rows={refused} />
    </AskingModal>
  );
}

interface AskingProps {
  title: string;
  okText: string;
  isDanger?: boolean;
  isDisabled: boolean;
  /** Closes the dialog when it resolves to true. */
  onOk: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

function AskingModal({ title, okText, isDanger = false, isDisabled, onOk, onClose, children }: AskingProps) {
  const [isBusy, setBusy] = useState(false);
  const handleOk = async () => {
    setBusy(true);
    if (await onOk()) onClose();
    else setBusy(false);
  };
  return (
    <Modal
      open
      title={title}
      width={640}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: isDisabled, loading: isBusy }}
      onOk={() => void handleOk()}
      onCancel={() => {
        if (!isBusy) onClose();
      }}
    >
      {children}
    </Modal>
  );
}

/** How many pieces for whom: '1,204 pieces for 12 customers.' */
function tellPieces(orders: readonly OrderSummary[]): string {
  const pieces = orders.reduce((sum, { items_count }) => sum + items_count, 0);
  const customers = new Set(orders.map(({ customer }) => customer.id)).size;
  return `${counted(orders.length, 'order')} of ${counted(customers, 'customer')}, ${counted(pieces, 'piece')}.`;
}

function splitBy(orders: readonly OrderSummary[], refusalOf: (order: OrderSummary) => string | null) {
  const found = orders.map((order) => ({ order, refusal: refusalOf(order) }));
  return {
    allowed: found.filter(({ refusal }) => refusal === null).map(({ order }) => order),
    refused: found.flatMap(({ order, refusal }) => (refusal === null ? [] : [{ order, reasons: [refusal] }])),
  };
}
