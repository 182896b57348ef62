import type { Catalog, CatalogType } from '../../api';
import { counted } from '../../lib/numbers';
import { apiOrigin, imagesOrigin } from '../../lib/runtimeConfig';

/** The catalog types with their labels (spec 3, 9). */
export const catalogTypes: readonly { readonly value: CatalogType; readonly label: string }[] = [
  { value: 'initial', label: 'Initial' },
  { value: 'repo', label: 'Reposition' },
  { value: 'return', label: 'Return' },
];

export function catalogTypeText(type: CatalogType): string {
  return catalogTypes.find(({ value }) => value === type)?.label ?? type;
}

/** The channels' full names. */
export const channelsHint =
  'WLS is the wholesale channel, this site; LS is the channel of the companion app.';

/** The channels that offer a catalog, in words. */
export function channelsText({ wls_enabled, ls_enabled }: Catalog): string {
  const channels = [...(wls_enabled ? ['WLS'] : []), ...(ls_enabled ? ['LS'] : [])];
  return channels.length === 0 ? 'On no channel' : `On ${channels.join(' and ')}`;
}

/** How many garments have no picture; undefined if unknown, for example when another host serves the pictures. */
export const missingPictures = ({ num_missing_pictures }: Catalog) =>
  imagesOrigin() === apiOrigin() ? num_missing_pictures : undefined;

/** A catalog's numbers in words, for admins; empty for others. */
export function numbersText(catalog: Catalog): string {
  const { num_customers, num_orders } = catalog;
  const missing = missingPictures(catalog) ?? 0;
  return [
    ...(num_customers === undefined ? [] : [counted(num_customers, 'customer')]),
    ...(num_orders === undefined ? [] : [counted(num_orders, 'order')]),
    ...(missing === 0 ? [] : [`${counted(missing, 'picture')} missing`]),
  ].join(' · ');
}
