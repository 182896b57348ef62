import { keysOf } from '../records';
import { plainRefusal } from './erpRefusals';
import { byReason, type RefusalCause } from './refusalCauses';

/** What of an order may be changed so that the ERP takes it. */
export type RefusalMend = 'date' | 'address' | 'channel' | 'sap_id' | 'price';

interface Cause {
  /** What it means, in plain words. */
  readonly meaning: (erp: string) => string;
  /** Who can mend it. */
  readonly who: (erp: string) => string;
  readonly mends: readonly RefusalMend[];
  /** What must change in the ERP's master data, for one customer and for several; unset if nothing there helps. */
  readonly masterData?: readonly [one: string, several: string];
}

const byYou = () => 'You can mend it here.';
const byErp = (erp: string) => `Whoever keeps the master data in ${erp}.`;

const causes: Readonly<Record<RefusalCause, Cause>> = {
  unreachable: {
    meaning: (erp) => `${erp} could not be reached.`,
    who: () => 'Nobody needs to: send them again.',
    mends: [],
  },
  taken: {
    meaning: (erp) => `${erp} did not give the order back, so it still has it.`,
    who: (erp) => `Whoever keeps the orders in ${erp}; it would be booked twice if it were sent again.`,
    mends: [],
    masterData: ['an order to cancel of the customer', 'orders to cancel of the customers'],
  },
  credit: {
    meaning: () => 'The customer has reached their credit limit.',
    who: (erp) => `Whoever keeps the credit limits in ${erp}.`,
    mends: [],
    masterData: ['credit limit of the customer', 'credit limits of the customers'],
  },
  block: {
    meaning: (erp) => `The customer is blocked in ${erp}.`,
    who: byErp,
    mends: [],
    masterData: ['block of the customer', 'blocks of the customers'],
  },
  date: {
    meaning: (erp) => `${erp} does not deliver on that day.`,
    who: byYou,
    mends: ['date'],
  },
  address: {
    meaning: (erp) => `${erp} does not know the delivery address.`,
    who: (erp) => `You, with another address, or whoever keeps the master data in ${erp}.`,
    mends: ['address'],
    masterData: ['delivery address of the customer', 'delivery addresses of the customers'],
  },
  price: {
    meaning: (erp) => `${erp} has no price for a garment.`,
    who: (erp) => `Whoever keeps the prices in ${erp} and in the catalog.`,
    mends: ['price'],
    masterData: ['price list of the customer', 'price lists of the customers'],
  },
  material: {
    meaning: (erp) => `${erp} does not sell a garment in this sales organization.`,
    who: (erp) => `You, with another sales organization, or whoever keeps the master data in ${erp}.`,
    mends: ['channel'],
    masterData: [
      'materials for the sales organization of the customer',
      'materials for the sales organizations of the customers',
    ],
  },
  customer: {
    meaning: (erp) => `${erp} does not know the customer.`,
    who: (erp) =>
      `You, with the right SAP ID or sales organization, or whoever keeps the master data in ${erp}.`,
    mends: ['sap_id', 'channel'],
    masterData: ['record of the customer', 'records of the customers'],
  },
  channel: {
    meaning: (erp) => `${erp} does not take the sales organization or its channel.`,
    who: byYou,
    mends: ['channel'],
  },
};

/** The fields of a refused order that say why, and what must change where. */
export interface RefusedOrder {
  readonly erp_message?: string | null;
  readonly customer: { readonly name: string; readonly sap_id?: string | null };
}

/** Refused orders with the same cause. */
export interface RefusalGroup<Order> {
  /** Unique among the groups. */
  readonly key: string;
  readonly meaning: string;
  readonly who: string;
  readonly mends: readonly RefusalMend[];
  /** For whoever keeps the master data of the ERP; null if nothing there helps. */
  readonly masterData: string | null;
  /** The ERP's own words, those of the first order. */
  readonly words: string;
  readonly orders: readonly Order[];
}

/** Groups refused orders by their reasons, the largest group first. */
export function groupRefusals<Order extends RefusedOrder>(
  orders: readonly Order[],
  erp: string,
): readonly RefusalGroup<Order>[] {
  return byReason(orders).map(([key, those]) => {
    const words = plainRefusal(those[0]?.erp_message ?? '');
    const cause = keysOf(causes).find((one) => one === key);
    if (cause === undefined) return { key, ...unknownCause(key, erp), words, orders: those };
    const { meaning, who, mends, masterData } = causes[cause];
    const missing = masterData ? masterDataText(masterData, those, erp) : null;
    return { key, meaning: meaning(erp), who: who(erp), mends, masterData: missing, words, orders: those };
  });
}

const unknownCause = (reason: string, erp: string) => ({
  meaning: reason === '' ? `${erp} did not say why.` : reason,
  who: `Whoever keeps the orders in ${erp} knows more.`,
  mends: ['date', 'address', 'channel'] as const,
  masterData: reason === '' ? null : `${erp}: ${reason}`,
});

/** 'SAP master data: blocks of the customers 104533, 104540'; customers without a SAP ID by their names. */
function masterDataText(
  [one, several]: readonly [string, string],
  orders: readonly RefusedOrder[],
  erp: string,
): string {
  const customers = new Set(
    orders.map(({ customer }) => customer.sap_id?.replace(/^0+(?=.)/, '') ?? customer.name),
  );
  return `${erp} master data: ${customers.size === 1 ? one : several} ${[...customers].join(', ')}`;
}
