/** The states of an order that a person tells apart (spec 4). */
export type OrderStatusKey = 'open' | 'finished' | 'in_sap' | 'sent' | 'error' | 'unknown';

/** A state of an order with the text a person reads (spec 4). */
export type OrderStatus = { readonly key: OrderStatusKey; readonly label: string };

/** What an order's sap_status and finished flag mean to a person; an unlisted number is Unknown (spec 4). */
export function orderStatus(order: { sap_status: number; finished: boolean }): OrderStatus {
  switch (order.sap_status) {
    case 0:
      return order.finished
        ? { key: 'finished', label: 'Finished by customer' }
        : { key: 'open', label: 'open' };
    case 1:
      return { key: 'in_sap', label: 'In the ERP' };
    case 2:
      return { key: 'sent', label: 'Sent' };
    case 3:
      return { key: 'sent', label: 'sent' };
    case 99:
      return { key: 'error', label: 'Error' };
    default:
      return { key: 'unknown', label: 'Unknown' };
  }
}
