import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { PageKey } from '../domain/access/pageRules';
import { paths } from '../lib/paths';
import { RouteErrorPage, StartingPage } from './messages/PlainPages';
import { RootLayout } from './RootLayout';
import { RequirePage } from './RequirePage';
import type { RouteHandle } from './usePage';

type Load<Name extends string> = () => Promise<{ readonly [component in Name]: ComponentType }>;

/** A component, by its name, in a chunk of its own. */
const part =
  <Name extends string>(name: Name, load: Load<Name>) =>
  async () => ({ Component: await load().then((module) => module[name], throwing) });

/** A guarded page in a chunk of its own; a failure stays inside its frame. */
function page<Name extends string>(key: PageKey, name: Name, load: Load<Name>): RouteObject {
  return {
    ...common(key),
    lazy: async () => {
      const { Component } = await part(name, load)();
      return {
        element: (
          <RequirePage page={key}>
            <Component />
          </RequirePage>
        ),
      };
    },
  };
}

/**
 * A page that throws its chunk's error. A `lazy` that rejects while the app starts would leave the starting page up
 * forever; what throws on render reaches the error page.
 */
const throwing = (error: unknown) =>
  function FailedChunk(): ReactNode {
    throw error;
  };

function common(key: PageKey) {
  const handle: RouteHandle = { page: key };
  return { path: paths[key].pattern, handle, errorElement: <RouteErrorPage /> };
}

/** Every route of spec 2, each its own chunk, guarded by the rules of `src/domain/access`. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <StartingPage />,
    children: [
      { path: '/', element: <Navigate to={paths.login.href()} replace /> },
      {
        ...common('login'),
        lazy: part('LoginPage', () => import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')),
      },
      {
        ...common('forgottenPassword'),
        lazy: part(
          'ForgottenPasswordPage',
          () => import(/* webpackChunkName: "forgotten-password" */ '../features/auth/ForgottenPasswordPage'),
        ),
      },
      {
        lazy: part('EntryLayout', () => import(/* webpackChunkName: "entry" */ './AntPreset')),
        children: [
          {
            ...common('passwordLink'),
            lazy: part(
              'PasswordLinkPage',
              () => import(/* webpackChunkName: "password-link" */ '../features/auth/PasswordLinkPage'),
            ),
          },
        ],
      },
      {
        lazy: part(
          'SignedInLayout',
          () => import(/* webpackChunkName: "signed-in" */ './shell/SignedInLayout'),
        ),
        children: [
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
          {
            lazy: part(
              'AdminShell',
              () => import(/* webpackChunkName: "admin-shell" */ './shell/AdminShell'),
            ),
            children: [
              page(
                'orderList',
                'OrderListPage',
                () => import(/* webpackChunkName: "order-list" */ '../features/orders/OrderListPage'),
              ),
              page(
                'overview',
                'OverviewPage',
                () => import(/* webpackChunkName: "overview" */ '../features/overview/OverviewPage'),
              ),
              page(
                'garment',
                'GarmentPage',
                () => import(/* webpackChunkName: "garment" */ '../features/garment/GarmentPage'),
              ),
              page(
                'newOrder',
                'NewOrderPage',
                () => import(/* webpackChunkName: "new-order" */ '../features/new-order/NewOrderPage'),
              ),
              page(
                'newOrderFor',
                'NewOrderPage',
                () => import(/* webpackChunkName: "new-order" */ '../features/new-order/NewOrderPage'),
              ),
              page(
                'newOrderLink',
                'LinkGeneratorPage',
                () =>
                  import(
                    /* webpackChunkName: "link-generator" */ '../features/link-generator/LinkGeneratorPage'
                  ),
              ),
              page(
                'customerList',
                'CustomerListPage',
                () =>
                  import(/* webpackChunkName: "customer-list" */ '../features/customers/CustomerListPage'),
              ),
              page(
                'userDetail',
                'UserDetailPage',
                () => import(/* webpackChunkName: "user-detail" */ '../features/user-detail/UserDetailPage'),
              ),
              page(
                'addCustomer',
                'AddCustomerPage',
                () =>
                  import(/* webpackChunkName: "add-customer" */ '../features/add-customer/AddCustomerPage'),
              ),
              page(
                'visibility',
                'VisibilityPage',
                () => import(/* webpackChunkName: "visibility" */ '../features/visibility/VisibilityPage'),
              ),
              page(
                'bulkAdd',
                'BulkUsersPage',
                () => import(/* webpackChunkName: "bulk-users" */ '../features/bulk-users/BulkUsersPage'),
              ),
              page(
                'catalogList',
                'CatalogListPage',
                () =>
                  import(/* webpackChunkName: "catalog-list" */ '../features/catalogs/list/CatalogListPage'),
              ),
              page(
                'catalogPreview',
                'CatalogPage',
                () => import(/* webpackChunkName: "catalog" */ '../features/catalogs/preview/CatalogPage'),
              ),
              page(
                'catalogAbout',
                'CatalogPage',
                () => import(/* webpackChunkName: "catalog" */ '../features/catalogs/preview/CatalogPage'),
              ),
              page(
                'catalogUpload',
                'NewCatalogPage',
                () =>
                  import(/* webpackChunkName: "new-catalog" */ '../features/catalogs/editor/NewCatalogPage'),
              ),
              page(
                'catalogReupload',
                'UpdateCatalogPage',
                () =>
                  import(
                    /* webpackChunkName: "update-catalog" */ '../features/catalogs/editor/UpdateCatalogPage'
                  ),
              ),
              page(
                'catalogEnable',
                'CatalogVisibilityPage',
                () =>
                  import(
                    /* webpackChunkName: "catalog-visibility" */ '../features/catalogs/CatalogVisibilityPage'
                  ),
              ),
              page(
                'catalogBatch',
                'BatchPage',
                () => import(/* webpackChunkName: "batch-update" */ '../features/catalogs/BatchPage'),
              ),
              page(
                'catalogImages',
                'ImagesPage',
                () => import(/* webpackChunkName: "images" */ '../features/catalogs/ImagesPage'),
              ),
              page(
                'management',
                'ManagementPage',
                () => import(/* webpackChunkName: "management" */ '../features/management/ManagementPage'),
              ),
              page(
                'prepareFile',
                'PrepareFilePage',
                () =>
                  import(
                    /* webpackChunkName: "prepare-file-page" */ '../features/prepare-file/PrepareFilePage'
                  ),
              ),
              page(
                'preparePictures',
                'PreparePicturesPage',
                () =>
                  import(
                    /* webpackChunkName: "prepare-pictures-page" */ '../features/prepare-pictures/PreparePicturesPage'
                  ),
              ),
              {
                path: '/admin/*',
                lazy: part(
                  'NotFoundPage',
                  () => import(/* webpackChunkName: "not-found" */ './messages/MessagePages'),
                ),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: part('LostPage', () => import(/* webpackChunkName: "lost" */ './messages/MessagePages')),
      },
    ],
  },
];
