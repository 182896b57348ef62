import { useState } from 'react';
import type { OrderSummary } from '../../../api';
import { fromDateText, isPastServiceDate, pastServiceDateMessage, today } from '../../../domain/dates';
import { groupBy } from '../../../domain/groupBy';
import { editOrderRefusal } from '../../../domain/orders/refusals';
import { ReasonGroup } from '../../../shared/many-tasks/ReasonGroup';
import { DateField } from '../../../shared/date-field/DateField';
import { dayFault } from '../../../shared/date-field/dayFault';
import { ConfirmModal, skipping } from './ConfirmModal';
import { OrderLine } from './OrderLine';
import type { SetDate } from './useOrderFixes';
import { useT } from '../../../languages/useT';
import type { Translate } from '../../../domain/language/wording';
import { type Message, message } from '../../../domain/language/message';

interface Props {
  orders: readonly OrderSummary[];
  onClose: () => void;
}

interface DeleteProps extends Props {
  /** Starts the task; resolves to false if it could not be started. */
  onDelete: (orders: readonly OrderSummary[]) => Promise<boolean>;
}

/** Confirms deleting many orders. */
export function DeleteDialog({ orders, onDelete, onClose }: DeleteProps) {
  const t = useT();
  const { allowed, refused } = splitBy(orders, (order) => editOrderRefusal(order, 'delete'), t);
  return (
    <ConfirmModal
      title={t('Delete {orders, plural, one {# order} other {# orders}}', { orders: orders.length })}
      okText={t(skipping('delete', allowed.length, orders.length))}
      isDanger
      isDisabled={allowed.length === 0}
      onOk={() => onDelete(allowed)}
      onClose={onClose}
    >
      {allowed.length > 0 && <p>{t(summaryText(allowed))}</p>}
      <Orders title={t('Will be deleted')} orders={allowed} />
      {refused.map(([reason, those]) => (
        <Orders key={reason} title={reason} orders={those} />
      ))}
    </ConfirmModal>
  );
}

/** Chooses the delivery date of many orders. */
export function DateDialog({ orders, onDate, onClose }: Props & { onDate: SetDate }) {
  const t = useT();
  const { allowed, refused } = splitBy(orders, editOrderRefusal, t);
  const [day, setDay] = useState<string | null>(null);
  const unreadable = dayFault(day);
  const date = day === null || unreadable !== null ? null : fromDateText(day);
  const isPast = isPastServiceDate(date, today());
  return (
    <ConfirmModal
      title={t('Delivery date of {orders, plural, one {# order} other {# orders}}', {
        orders: orders.length,
      })}
      okText={t(skipping('change', allowed.length, orders.length))}
      isDisabled={allowed.length === 0 || isPast || unreadable !== null}
      onOk={() => onDate(allowed, date)}
      onClose={onClose}
    >
      <p>
        <label htmlFor="many-date">{t('Preferred delivery date')}</label>
      </p>
      <DateField id="many-date" value={day} onChange={setDay} />
      <p role="alert">{unreadable ? t(unreadable) : isPast && t(pastServiceDateMessage)}</p>
      {day === null && <p>{t('No delivery date will be set.')}</p>}
      {refused.map(([reason, those]) => (
        <Orders key={reason} title={reason} orders={those} />
      ))}
    </ConfirmModal>
  );
}

/** The total: '1,204 pieces for 12 customers.' */
function summaryText(orders: readonly OrderSummary[]): Message {
  const pieces = orders.reduce((sum, { items_count }) => sum + items_count, 0);
  const customers = new Set(orders.map(({ customer }) => customer.id)).size;
  return message(
    '{orders, plural, one {# order} other {# orders}} of {customers, plural, one {# customer} other {# customers}}, {pieces, plural, one {# piece} other {# pieces}}.',
    { orders: orders.length, customers, pieces },
  );
}

function Orders({ title, orders }: { title: string; orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return null;
  return (
    <ReasonGroup
      title={title}
      thing="order"
      rows={orders}
      rowKey={({ id }) => id}
      line={(order) => <OrderLine order={order} />}
    />
  );
}

/** Splits the orders into those that allow the action, and the others by reason. */
function splitBy(
  orders: readonly OrderSummary[],
  refusalOf: (order: OrderSummary) => Message | null,
  t: Translate,
) {
  const reasonOf = (order: OrderSummary) => {
    const refusal = refusalOf(order);
    return refusal === null ? '' : t(refusal);
  };
  return {
    allowed: orders.filter((order) => refusalOf(order) === null),
    refused: [...groupBy(orders, reasonOf)].filter(([reason]) => reason !== ''),
  };
}
