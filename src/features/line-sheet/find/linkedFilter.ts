import { type GarmentFilter, garmentSorts } from './garmentFilter';

/** Parses the filter of a link; missing and invalid parts get defaults. */
export function readFilter(params: URLSearchParams): GarmentFilter {
  const [, from, to] = /^(\d+(?:\.\d{1,2})?)?-(\d+(?:\.\d{1,2})?)?$/.exec(params.get('price') ?? '') ?? [];
  const listOf = (name: string) => splitList(params.get(name) ?? '');
  const isOn = (name: string) => params.get(name) === 'true';
  return {
    drops: listOf('drop'),
    collections: listOf('collection'),
    colors: listOf('color'),
    priceFrom: from === undefined ? null : Number(from),
    priceTo: to === undefined ? null : Number(to),
    isInStock: isOn('stock'),
    isWanted: isOn('wanted'),
    isOrdered: isOn('ordered'),
    sort: garmentSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'number',
  };
}

/** The URL parameters of a filter; null for defaults. */
export function writeFilter(filter: GarmentFilter): Record<string, string | null> {
  const { drops, collections, colors, priceFrom, priceTo, isInStock, isWanted, isOrdered, sort } = filter;
  const hasPrice = priceFrom !== null || priceTo !== null;
  return {
    drop: joinList(drops),
    collection: joinList(collections),
    color: joinList(colors),
    price: hasPrice ? `${priceFrom ?? ''}-${priceTo ?? ''}` : null,
    stock: isInStock ? 'true' : null,
    wanted: isWanted ? 'true' : null,
    ordered: isOrdered ? 'true' : null,
    sort: sort === 'number' ? null : sort,
  };
}

/** Joins names with commas; commas within a name are escaped by a backslash. */
function joinList(names: readonly string[]): string {
  return names.map((name) => name.replace(/[,\\]/g, String.raw`\$&`)).join(',');
}

function splitList(text: string): string[] {
  const names = text.match(/(?:\\.|[^,\\])+/gu) ?? [];
  return [...new Set(names.map((name) => name.replace(/\\(.)/gu, '$1')))];
}
