import type { GroupedLines, SkuQuantities } from '../../../domain/orders/lines';

/** Digits that every cell is made for; on a phone, where its text is larger, the third makes it smaller. */
export const leastDigits = 3;
const plainDigits = 2;

/** How many digits a quantity has. */
export const digitsOf = (quantity: number) => String(quantity).length;

/** Marks a number that may be too long for its cell: the style sheet then makes its digits as small as needed. */
export function longNumber(quantity: number) {
  const digits = digitsOf(quantity);
  return digits > plainDigits ? { 'data-long': true, style: { '--digits': digits } } : undefined;
}

const ofOrders = new WeakMap<GroupedLines, number>();
const ofGarments = new WeakMap<SkuQuantities, number>();

/** The digits of the longest quantity of an order. After an edit only the changed garment is read again. */
export function longestQuantity(lines: GroupedLines): number {
  return remembered(ofOrders, lines, () =>
    mostOf(Object.values(lines), (garment) =>
      remembered(ofGarments, garment, () => mostOf(Object.values(garment), digitsOf)),
    ),
  );
}

function mostOf<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, measure(item)), 0);
}

function remembered<Key extends object>(known: WeakMap<Key, number>, key: Key, count: () => number): number {
  const found = known.get(key) ?? count();
  known.set(key, found);
  return found;
}
