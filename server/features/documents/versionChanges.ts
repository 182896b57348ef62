import type { LanguageTag } from '../../../src/domain/language/languages';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { changedLines } from '../../../src/domain/orders/versions';
import { isolated } from '../../../src/domain/text/isolated';
import type { Db } from '../../db/openDatabase';
import { findOrderVersions, findVersionLines } from '../../db/orderVersions';
import {
  type OrderedSku,
  type OrderHead,
  selectAddress,
  selectOrderedSkus,
  selectOrderLines,
} from './queries';
import { beside, type Texts } from './texts';

/** A sku with other pieces or another price than in the version before, and what it had there; 0 pieces for none. */
export type ChangedSku = OrderedSku & { before: { quantity: number; price_cents: number } };

/** What is different in a sent order from the version that it replaces; what did not change is null. */
export interface VersionChanges {
  number: number;
  replaces: { number: number; sent_at: number };
  delivery: { before: number | null; after: number | null } | null;
  address: { before: string; after: string } | null;
  skus: ChangedSku[];
}

/** Reads what a sent order, or one that waits for the ERP, changed; nothing of one that replaces no stored version. */
export async function readVersionChanges(
  tx: Db,
  head: OrderHead,
  language: LanguageTag,
): Promise<{ changes?: VersionChanges }> {
  if (head.sap_status === sapStatus.open || head.sap_status === sapStatus.error) return {};
  const [before, now] = (await findOrderVersions(tx, Number(head.id))).slice(-2);
  if (before === undefined || now === undefined) return {};
  const priced = <Line extends { price_cents: number }>(line: Line) => ({ ...line, price: line.price_cents });
  const lines = changedLines(
    (await findVersionLines(tx, before.id)).map(priced),
    (await selectOrderLines(tx, head.id)).map(priced),
  );
  const asked = lines.map(({ sku }) => sku);
  const known = asked.length === 0 ? [] : await selectOrderedSkus(tx, head, language, asked);
  const skus = new Map(known.map((sku) => [sku.sku, sku]));
  const oldAddress = await selectAddress(tx, head.customer_id, before.address_id);
  return {
    changes: {
      number: now.number,
      replaces: { number: before.number, sent_at: before.sent_at },
      delivery:
        before.service_date === head.service_date
          ? null
          : { before: before.service_date, after: head.service_date },
      address:
        before.address_id === head.address_id
          ? null
          : { before: placeOf(before.address_id, oldAddress), after: placeOf(head.address_id, head.address) },
      skus: lines.flatMap(({ sku, before: old }) => {
        const found = skus.get(sku);
        const line = { quantity: old?.quantity ?? 0, price_cents: old?.price ?? 0 };
        return found === undefined ? [] : [{ ...found, before: line }];
      }),
    },
  };
}

const placeOf = (id: string, text: string) =>
  isolated([id, text].filter((line) => line !== '').join(', ')) || '–';

/** What a document says of the version that an order is, and of its date and address, in sentences. */
export function versionTexts(
  { t, day, dayIn }: Texts,
  { number, replaces, delivery, address }: VersionChanges,
  timeZone: string,
): { title: string; changes: string[] } {
  return {
    title: t('Version {number, number}, replaces version {replaced, number} of {day}', {
      number,
      replaced: replaces.number,
      day: dayIn(timeZone, replaces.sent_at),
    }),
    changes: [
      ...(delivery === null
        ? []
        : [
            t('Delivery date: {after}, before: {before}', {
              after: day(delivery.after),
              before: day(delivery.before),
            }),
          ]),
      ...(address === null ? [] : [t('Ship to: {after}, before: {before}', address)]),
    ],
  };
}

/** Whether any sku of a version costs something else than before. */
export const hasNewPrices = ({ skus }: VersionChanges) =>
  skus.some(
    ({ quantity, price_cents: cents, before }) =>
      quantity > 0 && before.quantity > 0 && cents !== before.price_cents,
  );

/** What a changed sku costs in a version; a dash where it has none of it. */
export const priceIn = ({ amount }: Texts, quantity: number, cents: number, currency: string) =>
  quantity === 0 ? '–' : amount(cents, currency);

/** The name of a changed sku, with its color. */
export const changedName = ({ name, color_name: color }: ChangedSku) => beside([name, color]);
