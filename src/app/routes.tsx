import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { PageKey } from '../domain/access/pageRules';
import type { WordsPart } from '../domain/language/parts';
import { needWords } from '../languages/loadWords';
import { paths } from '../lib/paths';
import { RouteErrorPage, LoadingBar } from './messages/PlainPages';
import { Restored } from '../ui/restored/Restored';
import { RootLayout } from './RootLayout';
import { RequirePage } from './RequirePage';
import type { RouteHandle } from './usePage';
import { wordsOf } from './wordsOf';

type Load<Name extends string> = () => Promise<{ readonly [component in Name]: ComponentType }>;

/** A lazy component by its name, in its own chunk, once the words of these parts are there. */
const part =
  <Name extends string>(name: Name, load: Load<Name>, words: readonly WordsPart[] = []) =>
  async () => {
    const loaded = load().then((module) => module[name], throwing);
    await needWords(...words);
    return { Component: await loaded };
  };

/** A guarded page in its own chunk; its errors are shown inside the shell. */
function page<Name extends string>(key: PageKey, name: Name, load: Load<Name>): RouteObject {
  return {
    ...common(key),
    lazy: async () => {
      const { Component } = await part(name, load, wordsOf(key))();
      return {
        element: (
          <RequirePage page={key}>
            <Restored>
              <Component />
            </Restored>
          </RequirePage>
        ),
      };
    },
  };
}

/**
 * A page that throws its chunk's load error on render, which shows the error page. A route's `lazy` that rejects during
 * startup would show the loading page forever.
 */
const throwing = (error: unknown) =>
  function FailedChunk(): ReactNode {
    throw error;
  };

function common(key: PageKey) {
  const handle: RouteHandle = { page: key };
  return { path: paths[key].pattern, handle, errorElement: <RouteErrorPage /> };
}

/** The pages inside the shell. */
const adminPages: RouteObject[] = [
  page('orderList', 'OrderListPage', () => import('../features/orders/OrderListPage')),
  page('overview', 'OverviewPage', () => import('../features/overview/OverviewPage')),
  page('garment', 'GarmentPage', () => import('../features/garment/GarmentPage')),
  page('newOrder', 'NewOrderPage', () => import('../features/new-order/NewOrderPage')),
  page('newOrderFor', 'NewOrderPage', () => import('../features/new-order/NewOrderPage')),
  page('newOrderLink', 'LinkGeneratorPage', () => import('../features/link-generator/LinkGeneratorPage')),
  page('customerList', 'CustomerListPage', () => import('../features/customers/CustomerListPage')),
  page('userDetail', 'UserDetailPage', () => import('../features/user-detail/UserDetailPage')),
  page('addCustomer', 'AddCustomerPage', () => import('../features/add-customer/AddCustomerPage')),
  page('visibility', 'VisibilityPage', () => import('../features/visibility/VisibilityPage')),
  page('bulkAdd', 'BulkUsersPage', () => import('../features/bulk-users/BulkUsersPage')),
  page('deletedUsers', 'DeletedUsersPage', () => import('../features/deleted-users/DeletedUsersPage')),
  page('catalogList', 'CatalogListPage', () => import('../features/catalogs/list/CatalogListPage')),
  page('catalogPreview', 'CatalogPage', () => import('../features/catalogs/preview/CatalogPage')),
  page('catalogAbout', 'CatalogPage', () => import('../features/catalogs/preview/CatalogPage')),
  page('catalogUpload', 'NewCatalogPage', () => import('../features/catalogs/editor/NewCatalogPage')),
  page('catalogReupload', 'UpdateCatalogPage', () => import('../features/catalogs/editor/UpdateCatalogPage')),
  page('catalogEnable', 'CatalogVisibilityPage', () => import('../features/catalogs/CatalogVisibilityPage')),
  page('catalogBatch', 'BatchPage', () => import('../features/catalogs/BatchPage')),
  page('catalogImages', 'ImagesPage', () => import('../features/catalogs/ImagesPage')),
  page('management', 'ManagementPage', () => import('../features/management/ManagementPage')),
  page('prepareFile', 'PrepareFilePage', () => import('../features/prepare-file/PrepareFilePage')),
  page(
    'preparePictures',
    'PreparePicturesPage',
    () => import('../features/prepare-pictures/PreparePicturesPage'),
  ),
  page('profile', 'ProfilePage', () => import('../features/identity/profile/ProfilePage')),
  { path: '/admin/*', lazy: part('NotFoundPage', () => import('./messages/MessagePages')) },
];

/** The pages behind the login. webpack.config.ts refers to the line sheet's chunk names. */
const signedInPages: RouteObject[] = [
  {
    lazy: part(
      'LineSheetFrame',
      () => import(/* webpackChunkName: "line-sheet-frame" */ './shell/LineSheetFrame'),
    ),
    children: [
      page(
        'lineSheet',
        'LineSheetPage',
        () => import(/* webpackChunkName: "line-sheet" */ '../features/line-sheet/LineSheetPage'),
      ),
    ],
  },
  { lazy: part('AdminShell', () => import('./shell/AdminShell')), children: adminPages },
];

/** All routes (spec 2), each in its own chunk, guarded by the rules of `src/domain/access`. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <LoadingBar />,
    children: [
      { path: '/', element: <Navigate to={paths.login.href()} replace /> },
      { ...common('login'), lazy: part('LoginPage', () => import('../features/identity/login/LoginPage')) },
      {
        ...common('forgottenPassword'),
        lazy: part(
          'ForgottenPasswordPage',
          () => import('../features/identity/login/ForgottenPasswordPage'),
          ['profile'],
        ),
      },
      {
        lazy: part('EntryLayout', () => import('./AntPreset')),
        children: [
          {
            ...common('passwordLink'),
            lazy: part('PasswordLinkPage', () => import('../features/identity/login/PasswordLinkPage'), [
              'profile',
              'page',
              'dialogs',
            ]),
          },
          { path: '*', lazy: part('NotFoundPage', () => import('./messages/MessagePages')) },
        ],
      },
      {
        lazy: part(
          'SignedInLayout',
          () => import(/* webpackChunkName: "signed-in" */ './shell/SignedInLayout'),
          ['page'],
        ),
        children: signedInPages,
      },
    ],
  },
];
