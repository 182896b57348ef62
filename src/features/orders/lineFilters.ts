import type { ListOrdersApiArg } from '../../api';
import { none, toList } from './rowFilters';

/** What an order must have a line of. The host filters by it: the list does not know the lines. */
export interface LineFilters {
  /** Drops by name; `none` is garments without one. */
  readonly drops: readonly string[];
  /** Garments by generic. */
  readonly garments: readonly string[];
  /** Colors by number and name, as '310 Navy'. */
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

/** The name of one of these filters. */
export type LineKey = keyof LineFilters;

export const lineKeys: readonly LineKey[] = ['drops', 'garments', 'colors', 'sizes'];

export const noLineFilters: LineFilters = { drops: [], garments: [], colors: [], sizes: [] };

export const readLineFilters = (params: URLSearchParams): LineFilters => ({
  drops: toList(params.get('drops')),
  garments: toList(params.get('garments')),
  colors: toList(params.get('colors')),
  sizes: toList(params.get('sizes')),
});

export const writeLineFilters = ({ drops, garments, colors, sizes }: LineFilters) => ({
  drops: drops.join(','),
  garments: garments.join(','),
  colors: colors.join(','),
  sizes: sizes.join(','),
});

/** Whether any of these filters is in force. */
export const hasLineFilters = (filters: LineFilters) => lineKeys.some((key) => filters[key].length > 0);

/** The part of the request; only what is filtered by is sent, as other hosts may not know these filters. */
export function toLineQuery(filters: LineFilters): Pick<ListOrdersApiArg, LineKey> {
  return Object.fromEntries(Object.entries(writeLineFilters(filters)).filter(([, list]) => list !== ''));
}

/** What a value of these filters is called. */
export const lineValueText = (key: LineKey, value: string) =>
  key === 'drops' && value === none ? 'No drop' : value;

export const isLineKey = (key: string): key is LineKey => lineKeys.some((one) => one === key);
