import type { OrderedSku } from './queries/orderQueries';

const natural = new Intl.Collator('en', { numeric: true });

/** Skus as the line sheet shows them: by the garment's number, then colour, then place in the size run. */
export function sortSkus(skus: OrderedSku[]): OrderedSku[] {
  return [...skus].sort(
    (a, b) =>
      natural.compare(a.number, b.number) ||
      natural.compare(a.generic, b.generic) ||
      natural.compare(a.color, b.color) ||
      placeOf(a) - placeOf(b) ||
      natural.compare(a.size, b.size),
  );
}

/** Sizes that the run has lost come last. */
function placeOf({ sizes, size }: OrderedSku): number {
  const place = sizes.indexOf(size);
  return place === -1 ? sizes.length : place;
}
