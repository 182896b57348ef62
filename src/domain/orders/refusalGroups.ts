import { type Message, type MessageValue, message } from '../language/message';
import { keysOf } from '../records';
import { plainRefusal, type Refused } from './erpRefusals';
import { byReason, type RefusalCause } from './refusalCauses';

/** What of an order may be changed so that the ERP takes it. */
export type RefusalMend = 'date' | 'address' | 'channel' | 'sap_id' | 'price';

interface Cause {
  /** What it means, in plain words. */
  readonly meaning: (erpName: string) => Message;
  /** Who can mend it. */
  readonly who: (erpName: string) => Message;
  readonly mends: readonly RefusalMend[];
  /** What must change in the ERP's master data, for whoever keeps it; unset if nothing there helps. */
  readonly masterData?: (values: {
    readonly erpName: string;
    readonly count: number;
    /** Their SAP IDs, or names. */
    readonly customers: MessageValue;
  }) => Message;
}

const byYou = () => message('You can mend it here.');
const byErp = (erpName: string) => message('Whoever keeps the master data in {erpName}.', { erpName });

const causes: Readonly<Record<RefusalCause, Cause>> = {
  unreachable: {
    meaning: (erpName) => message('{erpName} could not be reached.', { erpName }),
    who: () => message('Nobody needs to: send them again.'),
    mends: [],
  },
  taken: {
    meaning: (erpName) => message('{erpName} did not give the order back, so it still has it.', { erpName }),
    who: (erpName) =>
      message('Whoever keeps the orders in {erpName}; it would be booked twice if it were sent again.', {
        erpName,
      }),
    mends: [],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {an order to cancel of the customer} other {orders to cancel of the customers}} {customers}',
        values,
      ),
  },
  credit: {
    meaning: () => message('The customer has reached their credit limit.'),
    who: (erpName) => message('Whoever keeps the credit limits in {erpName}.', { erpName }),
    mends: [],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {credit limit of the customer} other {credit limits of the customers}} {customers}',
        values,
      ),
  },
  block: {
    meaning: (erpName) => message('The customer is blocked in {erpName}.', { erpName }),
    who: byErp,
    mends: [],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {block of the customer} other {blocks of the customers}} {customers}',
        values,
      ),
  },
  date: {
    meaning: (erpName) => message('{erpName} does not deliver on that day.', { erpName }),
    who: byYou,
    mends: ['date'],
  },
  address: {
    meaning: (erpName) => message('{erpName} does not know the delivery address.', { erpName }),
    who: (erpName) =>
      message('You, with another address, or whoever keeps the master data in {erpName}.', { erpName }),
    mends: ['address'],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {delivery address of the customer} other {delivery addresses of the customers}} {customers}',
        values,
      ),
  },
  price: {
    meaning: (erpName) => message('{erpName} has no price for a garment.', { erpName }),
    who: (erpName) => message('Whoever keeps the prices in {erpName} and in the catalog.', { erpName }),
    mends: ['price'],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {price list of the customer} other {price lists of the customers}} {customers}',
        values,
      ),
  },
  material: {
    meaning: (erpName) =>
      message('{erpName} does not sell a garment in this sales organization.', { erpName }),
    who: (erpName) =>
      message('You, with another sales organization, or whoever keeps the master data in {erpName}.', {
        erpName,
      }),
    mends: ['channel'],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {materials for the sales organization of the customer} other {materials for the sales organizations of the customers}} {customers}',
        values,
      ),
  },
  customer: {
    meaning: (erpName) => message('{erpName} does not know the customer.', { erpName }),
    who: (erpName) =>
      message(
        'You, with the right SAP ID or sales organization, or whoever keeps the master data in {erpName}.',
        { erpName },
      ),
    mends: ['sap_id', 'channel'],
    masterData: (values) =>
      message(
        '{erpName} master data: {count, plural, one {record of the customer} other {records of the customers}} {customers}',
        values,
      ),
  },
  channel: {
    meaning: (erpName) =>
      message('{erpName} does not take the sales organization or its channel.', { erpName }),
    who: byYou,
    mends: ['channel'],
  },
};

/** The fields of a refused order that say why, and what must change where. */
export interface RefusedOrder extends Refused {
  readonly customer: { readonly name: string; readonly sap_id?: string | null };
}

/** Refused orders with the same cause. */
export interface RefusalGroup<Order> {
  /** Unique among the groups. */
  readonly key: string;
  /** What it means, or the ERP's words if they say nothing usual. */
  readonly meaning: string | Message;
  readonly who: Message;
  readonly mends: readonly RefusalMend[];
  /** For whoever keeps the master data of the ERP; null if nothing there helps. */
  readonly masterData: Message | null;
  /** The ERP's own words, those of the first order. */
  readonly words: string;
  readonly orders: readonly Order[];
}

/** Groups refused orders by their reasons, the largest group first. */
export function groupRefusals<Order extends RefusedOrder>(
  orders: readonly Order[],
  erpName: string,
): readonly RefusalGroup<Order>[] {
  return byReason(orders).map(([key, those]) => {
    const words = plainRefusal(those[0]?.erp_message ?? '');
    const cause = keysOf(causes).find((one) => one === key);
    if (cause === undefined) return { key, ...unknownCause(key, erpName), words, orders: those };
    const { meaning, who, mends, masterData } = causes[cause];
    const missing = masterData?.({ erpName, ...customersOf(those) }) ?? null;
    return {
      ...{ key, meaning: meaning(erpName), who: who(erpName), mends },
      ...{ masterData: missing, words, orders: those },
    };
  });
}

const unknownCause = (reason: string, erpName: string) => ({
  meaning: reason === '' ? message('{erpName} did not say why.', { erpName }) : reason,
  who: message('Whoever keeps the orders in {erpName} knows more.', { erpName }),
  mends: ['date', 'address', 'channel'] as const,
  masterData: reason === '' ? null : message('{erpName}: {reason}', { erpName, reason }),
});

/** The customers of orders by their SAP IDs; those without one by their names. */
function customersOf(orders: readonly RefusedOrder[]) {
  const customers = new Set(
    orders.map(({ customer }) => customer.sap_id?.replace(/^0+(?=.)/, '') ?? customer.name),
  );
  return { count: customers.size, customers: { named: [...customers] } };
}
