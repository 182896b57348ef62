import { forRegion } from '../../../lib/region';
import type { Garment } from '../../../api';
import { genericOf } from '../../../domain/sku';
import type { Sheet } from '../state/Sheet';
import { message } from '../../../domain/language/message';

/** Conditions, all of which garments must meet, and their order. Empty lists and null are no condition. */
export interface GarmentFilter {
  readonly drops: readonly string[];
  readonly collections: readonly string[];
  /** Color names; the garment must have one of them. */
  readonly colors: readonly string[];
  /** The min and max wholesale price, in major units as in the contract. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly isInStock: boolean;
  readonly isWanted: boolean;
  readonly isOrdered: boolean;
  readonly sort: GarmentSort;
}

export const noFilter: GarmentFilter = {
  drops: [],
  collections: [],
  colors: [],
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  isWanted: false,
  isOrdered: false,
  sort: 'number',
};

/** The sort orders; by number by default. */
export const garmentSorts = [
  { value: 'number', label: message('Number') },
  { value: 'name', label: message('Name') },
  { value: 'drop', label: message('Drop') },
  { value: 'collection', label: message('Collection') },
  { value: 'price', label: message('Price, lowest first') },
  { value: 'price-down', label: message('Price, highest first') },
  { value: 'stock', label: message('Stock, most first') },
  { value: 'ordered', label: message('Ordered, most first') },
] as const;

export type GarmentSort = (typeof garmentSorts)[number]['value'];

/**
 * A snapshot of the order and the stock for filters and sorts: a card must neither disappear nor move while somebody
 * types in it, and typing must not scan the catalog.
 */
export interface SheetFacts {
  /** Ordered pieces by generic, of garments that have some. */
  readonly ordered: ReadonlyMap<string, number>;
  /** Generics with a wanted color or size. */
  readonly wanted: ReadonlySet<string>;
  /** Pieces in stock by generic, of garments whose stock is tracked. */
  readonly stock: ReadonlyMap<string, number>;
}

export const noFacts: SheetFacts = { ordered: new Map(), wanted: new Set(), stock: new Map() };

/** Takes a snapshot. */
export function factsOf(
  { lines, wanted }: Pick<Sheet, 'lines' | 'wanted'>,
  garments: readonly Garment[],
): SheetFacts {
  const ordered = new Map<string, number>();
  for (const [generic, skus] of Object.entries(lines)) {
    const pieces = sumOf(Object.values(skus));
    if (pieces > 0) ordered.set(generic, pieces);
  }
  const stock = new Map<string, number>();
  for (const { generic, with_stocks: isTracked, skus } of garments)
    if (isTracked) stock.set(generic, sumOf(skus.map((sku) => Math.max(0, sku.stock))));
  return { ordered, wanted: new Set(wanted.map(genericOf)), stock };
}

function sumOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, one) => sum + one, 0);
}

/** Whether a filter or its sort depends on the snapshot, which does not follow what is typed. */
export function needsFacts({ isInStock, isWanted, isOrdered, sort }: GarmentFilter): boolean {
  return isInStock || isWanted || isOrdered || sort === 'stock' || sort === 'ordered';
}

/** How many filters are active; both bounds of the price are one. */
export function countFilters(filter: GarmentFilter): number {
  const { drops, collections, colors, priceFrom, priceTo, isInStock, isWanted, isOrdered } = filter;
  const hasPrice = priceFrom !== null || priceTo !== null;
  const lists = [drops, collections, colors].filter(({ length }) => length > 0);
  return lists.length + [hasPrice, isInStock, isWanted, isOrdered].filter(Boolean).length;
}

/** The garments that meet a filter, in the same order; the same array without one. */
export function applyFilter(
  garments: readonly Garment[],
  filter: GarmentFilter,
  facts: SheetFacts,
): readonly Garment[] {
  if (countFilters(filter) === 0) return garments;
  const isIn = (values: readonly string[]) => {
    const wanted = new Set(values);
    return (value: string) => wanted.size === 0 || wanted.has(value);
  };
  const isDrop = isIn(filter.drops);
  const isCollection = isIn(filter.collections);
  const isColor = isIn(filter.colors);
  const min = filter.priceFrom ?? 0;
  const max = filter.priceTo ?? Infinity;
  return garments.filter(
    ({ generic, drop, collection, colors, wh_price: price }) =>
      isDrop(drop) &&
      isCollection(collection) &&
      (filter.colors.length === 0 || colors.some(({ name }) => isColor(name))) &&
      price >= min &&
      price <= max &&
      // Without stock tracking, everything can be ordered.
      (!filter.isInStock || facts.stock.get(generic) !== 0) &&
      (!filter.isWanted || facts.wanted.has(generic)) &&
      (!filter.isOrdered || facts.ordered.has(generic)),
  );
}

/** Sorts garments, stably. Those without the value sorted by come last. By number is the original order. */
export function sortGarments(
  garments: readonly Garment[],
  sort: GarmentSort,
  { stock, ordered }: SheetFacts,
): readonly Garment[] {
  switch (sort) {
    case 'number':
      return garments;
    case 'name':
    case 'drop':
    case 'collection':
      return sortedByText(garments, (garment) => garment[sort]);
    case 'price':
      return sortedByNumber(garments, ({ wh_price: price }) => price);
    case 'price-down':
      return sortedByNumber(garments, ({ wh_price: price }) => -price);
    case 'stock':
      return sortedByNumber(garments, ({ generic }) => -(stock.get(generic) ?? -1));
    case 'ordered':
      return sortedByNumber(garments, ({ generic }) => -(ordered.get(generic) ?? 0));
  }
}

/** Numeric: 'Drop 2' before 'Drop 10'. */
const collator = forRegion((region) => new Intl.Collator(region, { numeric: true }));

/** Sorts texts for display. */
export function inTextOrder(texts: Iterable<string>): string[] {
  return [...texts].sort((a, b) => collator().compare(a, b));
}

/** Sorts by text; blank ones come last. */
function sortedByText(garments: readonly Garment[], textOf: (garment: Garment) => string): Garment[] {
  const compare = (a: string, b: string) =>
    a === '' || b === '' ? Number(a === '') - Number(b === '') : collator().compare(a, b);
  return [...garments].sort((a, b) => compare(textOf(a), textOf(b)));
}

function sortedByNumber(garments: readonly Garment[], numberOf: (garment: Garment) => number): Garment[] {
  return [...garments].sort((a, b) => numberOf(a) - numberOf(b));
}

/** The drops of these garments with their number of garments, in order of first appearance. */
export function dropsOf(garments: readonly Garment[]): { drop: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { drop } of garments) if (drop !== '') counts.set(drop, (counts.get(drop) ?? 0) + 1);
  return [...counts].map(([drop, count]) => ({ drop, count }));
}
