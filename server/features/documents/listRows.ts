import type { Translate } from '../../../src/domain/language/wording';
import { wordReason } from '../../core/taskLines';
import type { ListedOrder } from '../../../src/domain/orders/orderFields';

/** An order of the list without nested values. */
export interface FlatOrder extends Omit<ListedOrder, 'customer' | 'catalog' | 'seller'> {
  readonly customer: string;
  readonly catalog: string;
  readonly seller: string;
}

/** Orders as JSON: the names of the values once, as twenty thousand rows take 40 ms longer with them. */
interface ListRows {
  readonly keys: readonly (keyof FlatOrder)[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The orders of the JSON of `selectListRows`, their refusals in words. */
export function readListRows(t: Translate, json: string): ListedOrder[] {
  const { keys, rows }: ListRows = JSON.parse(json);
  return rows.map((values) => {
    const flat: FlatOrder = Object.fromEntries(keys.map((key, at): unknown[] => [key, values[at]]));
    const { customer, catalog, seller, erp_message: reason = null } = flat;
    const words = wordReason(t, reason);
    return {
      ...flat,
      erp_message: words,
      customer: { name: customer },
      catalog: { name: catalog },
      seller: { name: seller },
    };
  });
}
