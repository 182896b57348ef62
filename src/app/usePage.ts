import { useMatches } from 'react-router-dom';
import type { PageKey } from '../domain/access/pageRules';

/** A route's `handle`. */
export interface RouteHandle {
  page: PageKey;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

/** The current page; null when none matches. */
export function usePage(): PageKey | null {
  const handle = useMatches().findLast((match) => isRouteHandle(match.handle))?.handle;
  return isRouteHandle(handle) ? handle.page : null;
}

/** The name of each page: the document's title, and the text of links back to it. */
export const pageTitles: Record<PageKey, string> = {
  login: 'Login',
  passwordLink: 'Choose your password',
  forgottenPassword: 'Forgotten password',
  profile: 'Profile',
  lineSheet: 'Line sheet',
  newOrder: 'New order',
  newOrderFor: 'New order',
  orderList: 'Orders',
  overview: 'Overview',
  garment: 'Garment',
  newOrderLink: 'Link generator',
  userDetail: 'User',
  customerList: 'Customers',
  addCustomer: 'Add customer',
  bulkAdd: 'Bulk add',
  deletedUsers: 'Deleted users',
  visibility: 'Visibility',
  catalogList: 'Catalogs',
  catalogPreview: 'Catalog',
  catalogAbout: 'Catalog',
  catalogUpload: 'New catalog',
  catalogReupload: 'Update catalog',
  catalogEnable: 'Catalog visibility',
  catalogBatch: 'Batch update',
  catalogImages: 'Upload images',
  management: 'Management',
  prepareFile: 'Prepare a file',
  preparePictures: 'Prepare pictures',
};
