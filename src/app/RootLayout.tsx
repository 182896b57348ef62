import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { runtimeConfig } from '../lib/runtimeConfig';
import type { PageKey } from '../domain/access/pageRules';

/** The layout of every route, the login included: the document's title, and the scroll position of each page. */
export function RootLayout() {
  const handle = useMatches().findLast(({ handle }) => isRouteHandle(handle))?.handle;
  const { brand } = runtimeConfig();
  const title = isRouteHandle(handle) ? `${pageTitles[handle.page]} · ${brand}` : brand;

  useEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

/** The document's title on each page of the product. */
const pageTitles: Record<PageKey, string> = {
  login: 'Login',
  passwordLink: 'Choose your password',
  forgottenPassword: 'Forgotten password',
  lineSheet: 'Line sheet',
  newOrder: 'New order',
  newOrderFor: 'New order',
  orderList: 'Orders',
  overview: 'Overview',
  newOrderLink: 'Link generator',
  userDetail: 'Customer',
  customerList: 'Customers',
  addCustomer: 'Add customer',
  bulkAdd: 'Bulk add',
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

/** What a route tells the root layout about itself. */
export interface RouteHandle {
  page: PageKey;
}
