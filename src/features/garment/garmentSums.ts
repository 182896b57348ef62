import type { GarmentSum } from '../../api';
import { fromCents, toCents } from '../../domain/money';
import { formatAmount } from '../../languages/money';
import { runtimeConfig } from '../../lib/runtimeConfig';
import type { Translate } from '../../domain/language/wording';
import { messageIn } from '../../domain/language/message';

/** The sums of a garment over some orders, in all currencies. */
export interface Sum {
  readonly id: string;
  readonly label: string;
  readonly orders: number;
  readonly pieces: number;
  /** One per currency. */
  readonly amounts: readonly Pick<GarmentSum, 'currency' | 'amount'>[];
}

/** The sums by id, merging currencies: an order has one currency, so it is counted once. */
export function sumById(sums: readonly GarmentSum[]): Sum[] {
  const merged = new Map<string, Sum>();
  for (const { id, label, orders, pieces, currency, amount } of sums) {
    const before = merged.get(id) ?? { id, label, orders: 0, pieces: 0, amounts: [] };
    const same = before.amounts.find((one) => one.currency === currency);
    merged.set(id, {
      ...before,
      orders: before.orders + orders,
      pieces: before.pieces + pieces,
      amounts: [
        ...before.amounts.filter((one) => one !== same),
        { currency, amount: addAmounts(same?.amount ?? 0, amount) },
      ],
    });
  }
  return [...merged.values()];
}

const addAmounts = (a: number, b: number) => fromCents((toCents(a) ?? 0) + (toCents(b) ?? 0));

/** The order list's status filters: finished orders count as open. */
export function sumByStatus(t: Translate, sums: readonly GarmentSum[]): Sum[] {
  const found = sumById(sums.map((sum) => (sum.id === 'finished' ? { ...sum, id: 'open' } : sum)));
  return statusTexts(t).flatMap(([id, label]) => {
    const sum = found.find((one) => one.id === id);
    if (sum !== undefined) return [{ ...sum, label }];
    return id === 'error' || id === 'unknown' ? [] : [{ id, label, orders: 0, pieces: 0, amounts: [] }];
  });
}

const statusTexts = (t: Translate) =>
  [
    ['open', t('Open')],
    ['in_sap', t('In {system}', { system: runtimeConfig().erpName })],
    ['sent', t(messageIn('pieces', 'Sent'))],
    ['error', t(messageIn('pieces', 'Refused'))],
    ['unknown', t('Other state in {system}', { system: runtimeConfig().erpName })],
  ] as const;

/** The total. */
export const sumOfAll = (sums: readonly GarmentSum[]): Sum | undefined =>
  sumById(sums.map((sum) => ({ ...sum, id: 'all' })))[0];

/** The formatted amounts, each in its currency. */
export const amountTexts = ({ amounts }: Sum): string[] =>
  amounts.map(({ amount, currency }) => formatAmount(amount, currency));
