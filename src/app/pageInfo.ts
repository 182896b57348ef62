import type { PageKey } from '../domain/access/pageRules';

/** What the app says about a page before its chunk is there. */
export interface PageInfo {
  /** The document's title. */
  title: string;
  /** What the page will do, while it is not built; missing once it is. */
  comesLater?: string;
}

/** What a route tells the root layout about itself. */
export interface RouteHandle {
  page: PageKey;
}

/** Every page of the product. A page that is not built yet has a route, but no entry in the menu. */
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
  catalogList: { title: 'Catalogs', comesLater: 'It will list the catalogs.' },
  catalogPreview: { title: 'Catalog', comesLater: 'It will show the garments of a catalog by price list.' },
  catalogUpload: { title: 'New catalog', comesLater: 'It will make a catalog from a spreadsheet.' },
  catalogReupload: { title: 'Update catalog', comesLater: 'It will update a catalog from a spreadsheet.' },
  catalogEnable: {
    title: 'Catalog visibility',
    comesLater: 'It will say which catalogs are offered, and where.',
  },
  catalogBatch: {
    title: 'Batch update',
    comesLater: 'It will add, edit and delete garments from a spreadsheet.',
  },
  catalogImages: { title: 'Upload images', comesLater: 'It will take product pictures and colour swatches.' },
  management: { title: 'Management', comesLater: 'It will hold the stock tools and the task list.' },
};

/** The keys of every page. */
export const pageKeys = Object.keys(pageInfo).filter((key): key is PageKey => key in pageInfo);

/** Whether a page is built, and so may stand in the menu. */
export function isBuilt(page: PageKey): boolean {
  return pageInfo[page].comesLater === undefined;
}
