import { isolated } from '../../../domain/text/isolated';
import { formatAmount } from '../../../languages/money';
import type { GarmentFilter, GarmentSort } from './garmentFilter';
import { message, type Message } from '../../../domain/language/message';
import type { Translate } from '../../../domain/language/wording';

/** One active filter or the sort as a label, and the filter without it. */
interface FilterTag {
  readonly label: string;
  readonly without: GarmentFilter;
}

/** The tags of all active filters and of the sort. */
export function tagsOf(t: Translate, filter: GarmentFilter, currency: string): FilterTag[] {
  const { priceFrom, priceTo, sort } = filter;
  const without = (change: Partial<GarmentFilter>) => ({ ...filter, ...change });
  const list = (key: 'drops' | 'collections' | 'colors', what: string): FilterTag[] =>
    filter[key].map((name) => ({
      label: name.toLowerCase().startsWith(what.toLowerCase())
        ? name
        : t('{what}: {name}', { what, name: isolated(name) }),
      without: without({ [key]: filter[key].filter((one) => one !== name) }),
    }));
  const tags: (FilterTag | false)[] = [
    ...list('drops', t('Drop')),
    ...list('collections', t('Collection')),
    ...list('colors', t('Color')),
    (priceFrom !== null || priceTo !== null) && {
      label: t(priceText(priceFrom, priceTo, currency)),
      without: without({ priceFrom: null, priceTo: null }),
    },
    filter.isInStock && { label: t('In stock'), without: without({ isInStock: false }) },
    filter.isWanted && { label: t('Wanted'), without: without({ isWanted: false }) },
    filter.isOrdered && { label: t('Ordered'), without: without({ isOrdered: false }) },
    sort !== 'number' && {
      label: t(sortTexts[sort]),
      without: without({ sort: 'number' }),
    },
  ];
  return tags.filter((tag) => tag !== false);
}

const sortTexts: Record<Exclude<GarmentSort, 'number'>, Message> = {
  name: message('Sorted by name'),
  drop: message('Sorted by drop'),
  collection: message('Sorted by collection'),
  price: message('Sorted by price, lowest first'),
  'price-down': message('Sorted by price, highest first'),
  stock: message('Sorted by stock, most first'),
  ordered: message('Sorted by ordered, most first'),
};

function priceText(from: number | null, to: number | null, currency: string): Message {
  const money = (price: number) => formatAmount(price, currency);
  if (from === null) return message('Price up to {to}', { to: money(to ?? 0) });
  return to === null
    ? message('Price from {from}', { from: money(from) })
    : message('Price {from} to {to}', { from: money(from), to: money(to) });
}
