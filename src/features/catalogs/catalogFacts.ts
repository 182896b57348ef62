import { ordersText } from '../../domain/orders/counts';
import type { Catalog, CatalogType } from '../../api';
import { apiOrigin, imagesOrigin } from '../../lib/runtimeConfig';
import { type Message, message } from '../../domain/language/message';
import { type Translate } from '../../domain/language/wording';

/** The catalog types with their labels (spec 3, 9). */
export const catalogTypes: readonly { readonly value: CatalogType; readonly label: Message }[] = [
  { value: 'initial', label: message('Initial') },
  { value: 'repo', label: message('Reposition') },
  { value: 'return', label: message('Return') },
];

export function catalogTypeText(type: CatalogType): Message {
  return catalogTypes.find(({ value }) => value === type)?.label ?? { text: type };
}

/** The channels' full names. */
export const channelsHint = message(
  'WLS is the wholesale channel, this site; LS is the channel of the companion app.',
);

/** The channels that offer a catalog, in words. */
export function channelsText({ wls_enabled, ls_enabled }: Catalog): Message {
  const channels = [...(wls_enabled ? ['WLS'] : []), ...(ls_enabled ? ['LS'] : [])];
  return channels.length === 0 ? message('On no channel') : message('On {channels}', { channels });
}

/** How many garments have no picture; undefined if unknown, for example when another host serves the pictures. */
export const missingPictures = ({ num_missing_pictures }: Catalog) =>
  imagesOrigin() === apiOrigin() ? num_missing_pictures : undefined;

/** A catalog's numbers in words, for admins; empty for others. */
export function numbersText(catalog: Catalog, t: Translate): string {
  const { num_customers: customers, num_orders: orders } = catalog;
  const pictures = missingPictures(catalog) ?? 0;
  return [
    ...(customers === undefined
      ? []
      : [t('{customers, plural, one {# customer} other {# customers}}', { customers })]),
    ...(orders === undefined ? [] : [t(ordersText(orders))]),
    ...(pictures === 0
      ? []
      : [t('{pictures, plural, one {# picture} other {# pictures}} missing', { pictures })]),
  ].join(' · ');
}
