import type { OrderSummary } from '../../api';
import { searchText } from './orderTexts';

/** Finds the orders whose rows hold every word that was typed, in any case and order. */
export type OrderSearch = (typed: string) => readonly OrderSummary[];

/** A search of these orders. What only adds to the text before is looked for among what that one found. */
export function createOrderSearch(orders: readonly OrderSummary[]): OrderSearch {
  let last = { typed: '', found: orders };
  return (typed) => {
    const text = typed.toLowerCase();
    if (text === last.typed) return last.found;
    last = { typed: text, found: find(text.startsWith(last.typed) ? last.found : orders, text) };
    return last.found;
  };
}

function find(orders: readonly OrderSummary[], typed: string): readonly OrderSummary[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return orders;
  return orders.filter((order) => {
    const text = searchText(order);
    return words.every((word) => text.includes(word));
  });
}
