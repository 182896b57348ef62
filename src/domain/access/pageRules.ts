import { type Message, message } from '../language/message';
import type { Role } from './roleOptions';

const everybodyOrdering = ['admin', 'agent', 'wls'] as const;
const staff = ['admin', 'agent'] as const;
const adminOnly = ['admin'] as const;

/**
 * The roles that may open each page, or 'public' for a page without a session (routes of spec 2, rules of
 * spec 6). Where both are silent: the role app alone opens no page but the profile, since its holders work in the
 * companion app; staff may open the new order for oneself by its URL although the menu hides it; the tools of
 * /admin/ed are for admins.
 */
export const pageRules = {
  login: 'public',
  passwordLink: 'public',
  forgottenPassword: 'public',
  profile: ['admin', 'agent', 'wls', 'app'],
  lineSheet: everybodyOrdering,
  newOrder: everybodyOrdering,
  newOrderLink: staff,
  orderList: everybodyOrdering,
  overview: everybodyOrdering,
  garment: staff,
  newOrderFor: staff,
  userDetail: staff,
  customerList: staff,
  addCustomer: staff,
  bulkAdd: adminOnly,
  deletedUsers: adminOnly,
  visibility: staff,
  catalogList: staff,
  catalogPreview: everybodyOrdering,
  catalogAbout: staff,
  catalogUpload: adminOnly,
  catalogReupload: adminOnly,
  catalogEnable: adminOnly,
  catalogBatch: adminOnly,
  catalogImages: adminOnly,
  management: adminOnly,
  prepareFile: adminOnly,
  preparePictures: adminOnly,
} as const satisfies Record<string, 'public' | readonly Role[]>;

/** The name of a page of the product, one for each route of spec 2. */
export type PageKey = keyof typeof pageRules;

/**
 * Whether a person with these roles may open a page; an empty list of roles opens public pages only (spec 6).
 */
export function mayOpen(roles: readonly Role[], page: PageKey): boolean {
  const rule: 'public' | readonly Role[] = pageRules[page];
  return rule === 'public' || roles.some((role) => rule.includes(role));
}

/**
 * One entry of the side menu: the page it opens and its visible text (spec 2 'Shell'). Where the text is unclear
 * without its group, or another entry has the same, `name` is the unambiguous one; it begins with the text.
 */
export type MenuEntry = { readonly page: PageKey; readonly label: Message; readonly name: Message };

/** One group of the side menu, top to bottom (spec 2 'Shell'; 'Tools' and 'Overview' are our additions). */
export type MenuGroup = { readonly label: Message; readonly entries: readonly MenuEntry[] };

const entry = (page: PageKey, label: Message, name = label): MenuEntry => ({ page, label, name });

const menu: readonly MenuGroup[] = [
  {
    label: message('Orders'),
    entries: [
      entry('newOrder', message('New order')),
      entry('orderList', message('List'), message('List of orders')),
      entry('overview', message('Overview')),
    ],
  },
  {
    label: message('Catalogs'),
    entries: [
      entry('catalogList', message('List'), message('List of catalogs')),
      entry('catalogUpload', message('New catalog')),
      entry('catalogReupload', message('Update'), message('Update catalog')),
      entry('catalogEnable', message('Visibility'), message('Visibility of catalogs')),
      entry('catalogBatch', message('Batch update')),
      entry('catalogImages', message('Upload images')),
    ],
  },
  {
    label: message('Customers'),
    entries: [
      entry('customerList', message('List'), message('List of customers')),
      entry('visibility', message('Visibility'), message('Visibility for customers')),
      entry('addCustomer', message('Create'), message('Create customer')),
    ],
  },
  {
    label: message('Tools'),
    entries: [entry('management', message('Management'))],
  },
];

/**
 * The side menu for a person with these roles, without empty groups; admins and agents get no New order (spec
 * 2, 6).
 */
export function menuFor(roles: readonly Role[]): MenuGroup[] {
  const isStaff = roles.includes('admin') || roles.includes('agent');
  const shows = (page: PageKey) => mayOpen(roles, page) && !(isStaff && page === 'newOrder');
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(({ page }) => shows(page)) }))
    .filter((group) => group.entries.length > 0);
}

type ParentPage = 'orderList' | 'overview' | 'catalogList' | 'catalogImages' | 'customerList' | 'management';

/** The entry that each page without one of its own belongs to. */
const parents: Partial<Record<PageKey, ParentPage>> = {
  newOrder: 'orderList',
  newOrderFor: 'orderList',
  newOrderLink: 'orderList',
  garment: 'overview',
  catalogPreview: 'catalogList',
  catalogAbout: 'catalogList',
  userDetail: 'customerList',
  bulkAdd: 'customerList',
  deletedUsers: 'customerList',
  prepareFile: 'management',
  preparePictures: 'catalogImages',
};

/** The page of the menu that a page belongs to for a person with these roles; null for a page with its own entry. */
export function parentOf(roles: readonly Role[], page: PageKey | null): ParentPage | null {
  const shown = menuFor(roles).flatMap(({ entries }) => entries.map((one) => one.page));
  const parent = page === null || shown.includes(page) ? undefined : parents[page];
  return parent !== undefined && shown.includes(parent) ? parent : null;
}
