import { useMatches } from 'react-router-dom';
import type { PageKey } from '../domain/access/pageRules';
import { type Message, message } from '../domain/language/message';

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
export const pageTitles: Record<PageKey, Message> = {
  login: message('Login'),
  passwordLink: message('Choose your password'),
  forgottenPassword: message('Forgotten password'),
  profile: message('Profile'),
  lineSheet: message('Line sheet'),
  newOrder: message('New order'),
  newOrderFor: message('New order'),
  orderList: message('Orders'),
  overview: message('Overview'),
  garment: message('Garment'),
  newOrderLink: message('Link generator'),
  userDetail: message('User'),
  customerList: message('Customers'),
  addCustomer: message('Add customer'),
  bulkAdd: message('Bulk add'),
  deletedUsers: message('Deleted users'),
  visibility: message('Visibility'),
  catalogList: message('Catalogs'),
  catalogPreview: message('Catalog'),
  catalogAbout: message('Catalog'),
  catalogUpload: message('New catalog'),
  catalogReupload: message('Update catalog'),
  catalogEnable: message('Catalog visibility'),
  catalogBatch: message('Batch update'),
  catalogImages: message('Upload images'),
  management: message('Management'),
  prepareFile: message('Prepare a file'),
  preparePictures: message('Prepare pictures'),
};
