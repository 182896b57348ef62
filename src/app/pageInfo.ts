import type { PageKey } from '../domain/access/pageRules';

/** What the app says about a page before its chunk is there. */
export interface PageInfo {
  /** The document's title. */
  title: string;
}

/** What a route tells the root layout about itself. */
export interface RouteHandle {
  page: PageKey;
}

/** Every page of the product. */
export const pageInfo: Record<PageKey, PageInfo> = {
  login: { title: 'Login' },
  passwordLink: { title: 'Choose your password' },
  lineSheet: { title: 'Line sheet' },
  newOrder: { title: 'New order' },
  newOrderFor: { title: 'New order' },
  orderList: { title: 'Orders' },
  newOrderLink: { title: 'Link generator' },
  userDetail: { title: 'Customer' },
  customerList: { title: 'Customers' },
  addCustomer: { title: 'Add customer' },
  bulkAdd: { title: 'Bulk add' },
  visibility: { title: 'Visibility' },
  catalogList: { title: 'Catalogs' },
  catalogPreview: { title: 'Catalog' },
  catalogUpload: { title: 'New catalog' },
  catalogReupload: { title: 'Update catalog' },
  catalogEnable: { title: 'Catalog visibility' },
  catalogBatch: { title: 'Batch update' },
  catalogImages: { title: 'Upload images' },
  management: { title: 'Management' },
};
