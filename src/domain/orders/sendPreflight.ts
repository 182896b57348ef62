import { sendOrderRefusal } from './refusals';

/** What an order needs before it is sent, as a list of orders tells it. */
export interface SendableOrder {
  readonly sap_status: number;
  readonly items_count: number;
  readonly catalog_type: string;
  readonly address_id: string;
  readonly sales_organization: string;
  readonly channel: string;
  /** Epoch seconds. */
  readonly service_date: number | null;
  readonly erp_message?: string | null;
  /** `sap_id` is unset when the host does not tell it. */
  readonly customer: { readonly sap_id?: string | null };
}

/** What an order wants beyond the stock of a warehouse, as the host counts it. */
export interface ShortStock {
  readonly pieces: number;
  readonly skus: number;
  readonly warehouse: string;
  /** When the stock was counted, as a person reads it; '' when unknown. */
  readonly counted: string;
}

/** What stands against sending an order, in sentences. */
export interface SendFindings {
  /** Why the host would refuse it; null when it would not. */
  readonly refusal: string | null;
  /** What the ERP is likely to ask for. */
  readonly missing: readonly string[];
  /** Why the ERP or the stock may not do it. */
  readonly doubts: readonly string[];
  /** What is worth knowing, and no reason to wait. */
  readonly notes: readonly string[];
}

/**
 * Looks at an order before it is sent to the ERP; `now` in epoch seconds, `erp` is the ERP's name. `short` is unset while
 * the stock covers the order, or nobody knows.
 */
export function sendFindings(
  order: SendableOrder,
  now: number,
  erp: string,
  short?: ShortStock,
): SendFindings {
  const refusal = sendOrderRefusal(order);
  if (refusal !== null) return { refusal, missing: [], doubts: [], notes: [] };
  const { customer, service_date: date } = order;
  return {
    refusal,
    missing: texts([
      [order.address_id === '', 'The order has no address.'],
      [order.sales_organization === '' && order.channel === '', 'The order has no channel.'],
      [customer.sap_id === null, 'The customer has no SAP ID.'],
    ]),
    doubts: texts([
      [date !== null && date < now, 'The delivery date is past.'],
      [short !== undefined, short === undefined ? '' : shortText(short)],
      [!!order.erp_message, `${erp} refused it last time: ${order.erp_message}`],
    ]),
    notes: texts([[date === null, 'There is no delivery date.']]),
  };
}

/** Whether a person should look before the order is sent; what the host would refuse, it refuses in words. */
export const isWorthALook = ({ missing, doubts }: SendFindings) => missing.length + doubts.length > 0;

function shortText({ pieces, skus, warehouse, counted }: ShortStock): string {
  const what = `${pieces === 1 ? '1 piece' : `${pieces} pieces`} of ${skus === 1 ? '1 sku' : `${skus} skus`}`;
  const source = [`warehouse ${warehouse}`, counted].filter((part) => part !== '').join(', ');
  return `${what} ${pieces === 1 ? 'is' : 'are'} not in stock (${source}).`;
}

const texts = (said: readonly (readonly [boolean, string])[]) =>
  said.filter(([isSo]) => isSo).map(([, text]) => text);

/** Orders sorted by what a preflight found. */
export interface SendPlan<Order> {
  readonly ready: readonly Found<Order>[];
  /** Those that miss something: sent only if the person says so. */
  readonly incomplete: readonly Found<Order>[];
  /** Those that the host would refuse. */
  readonly refused: readonly Found<Order>[];
}

type Found<Order> = { readonly order: Order; readonly findings: SendFindings };

/** Looks at many orders before they are sent; see `sendFindings`. `short` is by the orders' ids. */
export function planSending<Order extends SendableOrder & { readonly id: string }>(
  orders: readonly Order[],
  now: number,
  erp: string,
  short: ReadonlyMap<string, ShortStock> = new Map(),
): SendPlan<Order> {
  const found = orders.map((order) => ({
    order,
    findings: sendFindings(order, now, erp, short.get(order.id)),
  }));
  const allowed = found.filter(({ findings }) => findings.refusal === null);
  return {
    ready: allowed.filter(({ findings }) => findings.missing.length === 0),
    incomplete: allowed.filter(({ findings }) => findings.missing.length > 0),
    refused: found.filter(({ findings }) => findings.refusal !== null),
  };
}
