import { groupBy } from '../groupBy';
import { keysOf } from '../records';
import { refusalReason } from './erpRefusals';

/** What recognizes the usual causes in the ERP's messages; the first that does counts. */
const patterns = {
  unreachable: /could not be reached|did not answer/i,
  taken: /could not withdraw/i,
  credit: /credit|kredit/i,
  block: /block|locked|gesperrt|sperre/i,
  date: /delivery date|working day|calendar|liefer(datum|termin)/i,
  address: /ship-?\s?to|delivery address|goods recipient|warenempf/i,
  price: /\bpric(e|es|ing)\b|condition record|preis/i,
  material: /material|article|\bsku\b/i,
  customer: /customer|sold-?\s?to|debitor|kunde/i,
  channel: /sales (organi[sz]ation|area)|channel|division|vertriebs/i,
} satisfies Record<string, RegExp>;

/** A usual cause of a refusal by the ERP. */
export type RefusalCause = keyof typeof patterns;

/** The cause of a refusal by the ERP's words; null for words that say something else. */
export const refusalCause = (message: string): RefusalCause | null =>
  keysOf(patterns).find((cause) => patterns[cause].test(message)) ?? null;

/** Whether a refusal passes by itself, so that the order may be sent again as it is. */
export const isPassing = (message: string): boolean => refusalCause(message) === 'unreachable';

/** The words of the ERP about a refused order. */
interface Refused {
  readonly erp_message?: string | null;
}

/** The cause, or the ERP's words if they say nothing usual. */
const reasonOf = ({ erp_message: message }: Refused) =>
  refusalCause(message ?? '') ?? refusalReason(message ?? '');

/** Orders with the same reason, the most frequent first. */
export const byReason = <Order extends Refused>(orders: readonly Order[]): [string, Order[]][] =>
  [...groupBy(orders, reasonOf)].toSorted(([, a], [, b]) => b.length - a.length);

/** Sorts refused orders by their reasons, the most frequent first. */
export const sortByRefusal = <Order extends Refused>(orders: readonly Order[]): readonly Order[] =>
  byReason(orders).flatMap(([, those]) => those);
