import { isolated } from '../../../domain/text/isolated';
import { formatAmount } from '../../../domain/money';
import { type GarmentFilter, garmentSorts } from './garmentFilter';

/** One active filter or the sort as a label, and the filter without it. */
interface FilterTag {
  readonly label: string;
  readonly without: GarmentFilter;
}

/** The tags of all active filters and of the sort. */
export function tagsOf(filter: GarmentFilter, currency: string): FilterTag[] {
  const { priceFrom, priceTo, sort } = filter;
  const without = (change: Partial<GarmentFilter>) => ({ ...filter, ...change });
  const list = (key: 'drops' | 'collections' | 'colors', what: string): FilterTag[] =>
    filter[key].map((name) => ({
      label: name.toLowerCase().startsWith(what.toLowerCase()) ? name : `${what}: ${isolated(name)}`,
      without: without({ [key]: filter[key].filter((one) => one !== name) }),
    }));
  const tags: (FilterTag | false)[] = [
    ...list('drops', 'Drop'),
    ...list('collections', 'Collection'),
    ...list('colors', 'Color'),
    (priceFrom !== null || priceTo !== null) && {
      label: priceText(priceFrom, priceTo, currency),
      without: without({ priceFrom: null, priceTo: null }),
    },
    filter.isInStock && { label: 'In stock', without: without({ isInStock: false }) },
    filter.isWanted && { label: 'Wanted', without: without({ isWanted: false }) },
    filter.isOrdered && { label: 'Ordered', without: without({ isOrdered: false }) },
    sort !== 'number' && {
      label: `Sorted by ${sortText(sort)}`,
      without: without({ sort: 'number' }),
    },
  ];
  return tags.filter((tag) => tag !== false);
}

function sortText(sort: GarmentFilter['sort']): string {
  return (garmentSorts.find(({ value }) => value === sort)?.label ?? sort).toLowerCase();
}

function priceText(from: number | null, to: number | null, currency: string): string {
  const money = (price: number) => formatAmount(price, currency);
  if (from === null) return `Price up to ${money(to ?? 0)}`;
  return to === null ? `Price from ${money(from)}` : `Price ${money(from)} to ${money(to)}`;
}
