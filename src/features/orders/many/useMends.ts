import { useMemo, useState } from 'react';
import { sapStatus } from '../../../domain/orders/statuses';
import { type OrderSummary, useUnlockOrderMutation, useUpdateOrderAddressMutation } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';

/** What an order may lack, as it was set. */
export type Mended =
  | Pick<OrderSummary, 'service_date'>
  | Pick<OrderSummary, 'address_id'>
  | Pick<OrderSummary, 'sales_organization' | 'channel'>;

/** Sets the delivery date of these orders, in epoch seconds; resolves to whether that has begun. */
export type SetDate = (orders: readonly OrderSummary[], date: number | null) => Promise<boolean>;

/** The orders of a dialog as they are now, and what sets things of them; one that the ERP refused is unlocked first. */
export function useMends(chosen: readonly OrderSummary[], onDate: SetDate | undefined) {
  const [mended, setMended] = useState<Readonly<Record<string, Partial<OrderSummary>>>>({});
  const [isBusy, setBusy] = useState(false);
  const [unlock] = useUnlockOrderMutation();
  const [updateAddress] = useUpdateOrderAddressMutation();
  const { report } = useNotices();
  const orders = useMemo(() => chosen.map((order) => ({ ...order, ...mended[order.id] })), [chosen, mended]);

  const note = (those: readonly OrderSummary[], change: Partial<OrderSummary>) =>
    setMended((before) => ({
      ...before,
      ...Object.fromEntries(those.map(({ id }) => [id, { ...before[id], ...change }])),
    }));
  const setPlace = (order: OrderSummary, change: Mended) => {
    const { id, name, address_id: address, sales_organization, channel } = { ...order, ...change };
    return report(
      updateAddress({ updateOrderAddressRequest: { id, name, address, sales_organization, channel } }),
    );
  };
  const mend = async (those: readonly OrderSummary[], change: Mended) => {
    setBusy(true);
    const open = await thoseDone(
      those,
      async ({ id, sap_status: status }) =>
        status === sapStatus.open || report(unlock({ orderIdRequest: { id } })),
    );
    note(open, { sap_status: sapStatus.open, erp_message: null });
    if (!('service_date' in change)) note(await thoseDone(open, (order) => setPlace(order, change)), change);
    else if (open.length > 0 && (await onDate?.(open, change.service_date))) note(open, change);
    setBusy(false);
  };
  return { orders, mend, isBusy };
}

/** Does it to one after the other; resolves to those of which it was done. */
async function thoseDone(orders: readonly OrderSummary[], act: (order: OrderSummary) => Promise<boolean>) {
  const done: OrderSummary[] = [];
  for (const order of orders) if (await act(order)) done.push(order);
  return done;
}
