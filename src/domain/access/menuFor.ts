import { mayOpen } from './mayOpen';
import type { PageKey } from './pageRules';
import type { Role } from './roleOptions';

/** One entry of the side menu: the page it opens and the text a person reads (spec 2 'Shell'). */
export type MenuEntry = { readonly page: PageKey; readonly label: string };

/** One group of the side menu with its entries, top to bottom (spec 2 'Shell'). */
export type MenuGroup = { readonly label: string; readonly entries: readonly MenuEntry[] };

const menu: readonly MenuGroup[] = [
  {
    label: 'Orders',
    entries: [
      { page: 'newOrder', label: 'New order' },
      { page: 'orderList', label: 'List' },
    ],
  },
  {
    label: 'Catalogs',
    entries: [
      { page: 'catalogList', label: 'List' },
      { page: 'catalogUpload', label: 'New catalog' },
      { page: 'catalogReupload', label: 'Update' },
      { page: 'catalogEnable', label: 'Visibility' },
      { page: 'catalogBatch', label: 'Batch update' },
      { page: 'catalogImages', label: 'Upload images' },
    ],
  },
  {
    label: 'Customers',
    entries: [
      { page: 'customerList', label: 'List' },
      { page: 'visibility', label: 'Visibility' },
      { page: 'addCustomer', label: 'Create' },
    ],
  },
];

/**
 * The side menu of a person with these roles, without empty groups; admins and agents get no New order (spec
 * 2, 6).
 */
export function menuFor(roles: readonly Role[]): MenuGroup[] {
  const isStaff = roles.includes('admin') || roles.includes('agent');
  const shows = (page: PageKey) => mayOpen(roles, page) && !(isStaff && page === 'newOrder');
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => shows(entry.page)) }))
    .filter((group) => group.entries.length > 0);
}
