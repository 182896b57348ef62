import type { PageKey } from '../domain/access/pageRules';

/** The document's title on each page of the product. */
export const pageTitles: Record<PageKey, string> = {
  login: 'Login',
  passwordLink: 'Choose your password',
  lineSheet: 'Line sheet',
  newOrder: 'New order',
  newOrderFor: 'New order',
  orderList: 'Orders',
  newOrderLink: 'Link generator',
  userDetail: 'Customer',
  customerList: 'Customers',
  addCustomer: 'Add customer',
  bulkAdd: 'Bulk add',
  visibility: 'Visibility',
  catalogList: 'Catalogs',
  catalogPreview: 'Catalog',
  catalogUpload: 'New catalog',
  catalogReupload: 'Update catalog',
  catalogEnable: 'Catalog visibility',
  catalogBatch: 'Batch update',
  catalogImages: 'Upload images',
  management: 'Management',
};

/** What a route tells the root layout about itself. */
export interface RouteHandle {
  page: PageKey;
}
