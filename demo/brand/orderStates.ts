import type { Random } from '../random';
import { priceRefusal, refusals } from './data/orders.json';
import { fillIn } from './readData';
import type { OrderRow, UserRow } from './rows';

/** The `sap_status` of each state of the demo's orders; `done` is status 3, which filters count as sent. */
export const sapStatusOf = { open: 0, finished: 0, in_sap: 1, sent: 2, done: 3, error: 99, unknown: 7 };

/** The states of the demo's orders. */
export type OrderState = keyof typeof sapStatusOf;

/** Whether the demo has orders in a state that is called so. */
export const isOrderState = (text: string): text is OrderState => text in sapStatusOf;

/** Only a few orders wait for the ERP, however many orders there are. */
const maxInErp = 12;

/** How many of a number of orders are in each state. */
export function shareOfStates(count: number): [OrderState, number][] {
  const shares: [OrderState, number][] = [
    ['in_sap', Math.min(maxInErp, Math.ceil(count * 0.03))],
    ['finished', Math.round(count * 0.14)],
    ['sent', Math.round(count * 0.29)],
    ['done', Math.round(count * 0.17)],
    ['error', Math.ceil(count * 0.05)],
    ['unknown', Math.ceil(count * 0.005)],
  ];
  const others = shares.reduce((sum, [, amount]) => sum + amount, 0);
  return [['open', Math.max(0, count - others)], ...shares];
}

/** The states of a number of orders, shuffled, each in its usual share. */
export function statusDeck(count: number, random: Random): OrderState[] {
  const deck = shareOfStates(count).flatMap(([state, amount]) => Array.from({ length: amount }, () => state));
  return random.shuffled(deck.slice(0, Math.max(0, count)));
}

/** The columns of an order that express its state, after so many refused ones. */
export function stateColumns(
  state: OrderState,
  { sapId }: Pick<UserRow, 'sapId'>,
  random: Random,
  refusedBefore: number,
): Pick<OrderRow, 'sapStatus' | 'finished' | 'erpKey' | 'erpNumber' | 'erpMessage' | 'erpSent'> {
  const wasSent = state !== 'open' && state !== 'finished';
  const wasTaken = state === 'sent' || state === 'done';
  return {
    sapStatus: sapStatusOf[state],
    finished: state === 'finished' || (wasSent && random.chance(0.8)),
    erpKey: wasSent ? random.uuid() : null,
    erpNumber: wasTaken ? `00${random.int(40_000_000, 49_999_999)}` : '',
    erpSent: '',
    erpMessage: state === 'error' ? refusalFor(sapId, random, refusedBefore) : null,
  };
}

/** A refusal of the ERP; every sixth is about a price, whatever was drawn. */
function refusalFor(sapId: string | null, random: Random, refusedBefore: number): string {
  const drawn = fillIn(random.pick(refusals), {
    sapId: () => sapId ?? '0000000000',
    amount: () => String(random.int(900, 8900)),
    salesOrganization: () => random.pick(['1000', '1100', '2000']),
  });
  return refusedBefore % 6 === 5 ? priceRefusal : drawn;
}
