import type { Random } from '../random';
import type { OrderRow, UserRow } from './rows';

/** The states of the demo's orders; `done` is status 3, which filters count as sent. */
export type OrderState = 'open' | 'finished' | 'in_sap' | 'sent' | 'done' | 'error' | 'unknown';

const sapStatus: Record<OrderState, number> = {
  open: 0,
  finished: 0,
  in_sap: 1,
  sent: 2,
  done: 3,
  error: 99,
  unknown: 7,
};

/** Only a few orders wait for the ERP, however many orders there are. */
const maxInErp = 12;

/** The states of a number of orders, shuffled, each in its usual share. */
export function statusDeck(count: number, random: Random): OrderState[] {
  const shares: readonly (readonly [OrderState, number])[] = [
    ['in_sap', Math.min(maxInErp, Math.ceil(count * 0.03))],
    ['finished', Math.round(count * 0.14)],
    ['sent', Math.round(count * 0.29)],
    ['done', Math.round(count * 0.17)],
    ['error', Math.ceil(count * 0.05)],
    ['unknown', Math.ceil(count * 0.005)],
  ];
  const deck = shares
    .flatMap(([state, amount]) => Array.from({ length: amount }, () => state))
    .slice(0, Math.max(0, count));
  const open = Array.from({ length: Math.max(0, count - deck.length) }, (): OrderState => 'open');
  return random.shuffled([...open, ...deck]);
}

/** The columns of an order that express its state. */
export function stateColumns(
  state: OrderState,
  customer: Pick<UserRow, 'sapId'>,
  random: Random,
): Pick<OrderRow, 'sapStatus' | 'finished' | 'erpKey' | 'erpNumber' | 'erpMessage'> {
  const wasSent = state !== 'open' && state !== 'finished';
  const wasTaken = state === 'sent' || state === 'done';
  return {
    sapStatus: sapStatus[state],
    finished: state === 'finished' || (wasSent && random.chance(0.8)),
    erpKey: wasSent ? random.uuid() : null,
    erpNumber: wasTaken ? `00${random.int(40_000_000, 49_999_999)}` : '',
    erpMessage: state === 'error' ? random.pick(refusals)(customer, random) : null,
  };
}

/** The ERP's refusals. */
const refusals: readonly ((customer: Pick<UserRow, 'sapId'>, random: Random) => string)[] = [
  ({ sapId }) => `V1 045 Customer ${sapId ?? '0000000000'} is blocked for sales area 1000 / 10 / 01`,
  (_customer, random) =>
    `V1 849 Static credit check: credit limit exceeded by ${random.int(900, 8900)}.00 EUR`,
  () => 'V1 302 Requested delivery date is not a working day of the plant calendar',
  () => 'VP 204 No customer master record exists for the ship-to party',
  (_customer, random) =>
    `V1 384 Material is not defined for sales organization ${random.pick(['1000', '1100', '2000'])}`,
];
