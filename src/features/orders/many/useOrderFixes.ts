import { useMemo, useState } from 'react';
import { sapStatus } from '../../../domain/orders/statuses';
import { type OrderSummary, useUnlockOrderMutation, useUpdateOrderAddressMutation } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';

/** A value to fix an order with. */
export type OrderFix =
  | Pick<OrderSummary, 'service_date'>
  | Pick<OrderSummary, 'address_id'>
  | Pick<OrderSummary, 'sales_organization' | 'channel'>;

type Customer = OrderSummary['customer'];

/** Shows what was added to a customer's addresses or sales organizations. */
export type AddPlace = (
  customer: Customer,
  place: Partial<Pick<Customer, 'addresses' | 'sales_organizations'>>,
) => void;

/** Sets the delivery date of these orders, in epoch seconds; resolves to whether the task was started. */
export type SetDate = (orders: readonly OrderSummary[], date: number | null) => Promise<boolean>;

/**
 * Orders with the fixes so far, also those that have left `chosen` since, and a function that fixes orders, after
 * unlocking those that the ERP refused. What it refused counts as `mended` once a fix has succeeded.
 */
export function useOrderFixes(chosen: readonly OrderSummary[], onDate: SetDate | undefined) {
  const [fixed, setFixed] = useState<Readonly<Record<string, OrderSummary>>>({});
  const [isBusy, setBusy] = useState(false);
  const [unlock] = useUnlockOrderMutation();
  const [updateAddress] = useUpdateOrderAddressMutation();
  const { report } = useNotices();
  const orders = useMemo(() => {
    const ids = new Set(chosen.map(({ id }) => id));
    const left = Object.values(fixed).filter(({ id }) => !ids.has(id));
    return [...chosen.map((order) => fixed[order.id] ?? order), ...left];
  }, [chosen, fixed]);

  const note = (those: readonly OrderSummary[], change: Partial<OrderSummary>) =>
    setFixed((before) => ({
      ...before,
      ...Object.fromEntries(those.map((order) => [order.id, { ...order, ...before[order.id], ...change }])),
    }));
  /** Ends the fixing of these, which were sent. */
  const forget = (sent: readonly OrderSummary[]) =>
    setFixed((before) => {
      const ids = new Set(sent.map(({ id }) => id));
      return Object.fromEntries(Object.entries(before).filter(([id]) => !ids.has(id)));
    });
  /** Adds to what the customer's orders can be fixed with. */
  const addPlace: AddPlace = ({ id }, place) =>
    orders
      .filter(({ customer }) => customer.id === id)
      .forEach((order) => note([order], { customer: { ...order.customer, ...place } }));
  const setPlace = (order: OrderSummary, change: OrderFix) => {
    const { id, name, address_id: address, sales_organization, channel } = { ...order, ...change };
    return report(
      updateAddress({ updateOrderAddressRequest: { id, name, address, sales_organization, channel } }),
    );
  };
  const fix = async (those: readonly OrderSummary[], change: OrderFix) => {
    setBusy(true);
    const open = await thoseDone(
      those,
      async ({ id, sap_status: status }) =>
        status === sapStatus.open || report(unlock({ orderIdRequest: { id } })),
    );
    note(open, { sap_status: sapStatus.open });
    const done =
      'service_date' in change
        ? open.length > 0 && (await onDate?.(open, change.service_date))
          ? open
          : []
        : await thoseDone(open, (order) => setPlace(order, change));
    note(done, { ...change, mended: true });
    setBusy(false);
  };
  return { orders, fix, addPlace, isBusy, forget };
}

/** The result of `useOrderFixes`. */
export type OrderFixes = ReturnType<typeof useOrderFixes>;

/** Runs `act` on one order at a time; resolves to those for which it succeeded. */
async function thoseDone(orders: readonly OrderSummary[], act: (order: OrderSummary) => Promise<boolean>) {
  const done: OrderSummary[] = [];
  for (const order of orders) if (await act(order)) done.push(order);
  return done;
}
