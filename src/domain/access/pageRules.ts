import type { Role } from './roleOptions';

const everybodyOrdering = ['admin', 'agent', 'wls'] as const;
const staff = ['admin', 'agent'] as const;
const adminOnly = ['admin'] as const;

/**
 * The roles that may open each page, or 'public' for a page without a session (routes of spec 2, rules of
 * spec 6). Where both are silent: the role app alone opens no page, since its holders work in the companion
 * app; staff may open the new order for oneself by its address although the menu hides it; the tools of
 * /admin/ed are for admins.
 */
export const pageRules = {
  login: 'public',
  passwordLink: 'public',
  lineSheet: everybodyOrdering,
  newOrder: everybodyOrdering,
  newOrderLink: staff,
  orderList: everybodyOrdering,
  newOrderFor: staff,
  userDetail: staff,
  customerList: staff,
  addCustomer: staff,
  bulkAdd: adminOnly,
  visibility: staff,
  catalogList: staff,
  catalogPreview: everybodyOrdering,
  catalogUpload: adminOnly,
  catalogReupload: adminOnly,
  catalogEnable: adminOnly,
  catalogBatch: adminOnly,
  catalogImages: adminOnly,
  management: adminOnly,
} as const satisfies Record<string, 'public' | readonly Role[]>;

/** The name of a page of the product, one for each route of spec 2. */
export type PageKey = keyof typeof pageRules;
