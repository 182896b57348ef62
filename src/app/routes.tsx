import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { PageKey } from '../domain/access/pageRules';
import { paths } from '../lib/paths';
import { RouteErrorPage, StartingPage } from './messages/PlainPages';
import { RootLayout } from './RootLayout';
import { RequirePage } from './RequirePage';
import type { RouteHandle } from './usePage';

/** A guarded page in a chunk of its own; a failure stays inside its frame. */
function page(key: PageKey, load: () => Promise<ComponentType>): RouteObject {
  return {
    ...common(key),
    lazy: async () => {
      const Page = await load().catch(throwing);
      return { element: guarded(key, <Page />) };
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

function guarded(key: PageKey, element: ReactNode) {
  return <RequirePage page={key}>{element}</RequirePage>;
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
        lazy: async () => ({
          Component: await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage').then(
            (module) => module.LoginPage,
            throwing,
          ),
        }),
      },
      {
        ...common('forgottenPassword'),
        lazy: async () => ({
          Component: await import(
            /* webpackChunkName: "forgotten-password" */ '../features/auth/ForgottenPasswordPage'
          ).then((module) => module.ForgottenPasswordPage, throwing),
        }),
      },
      {
        lazy: async () => ({
          Component: await import(/* webpackChunkName: "entry" */ './AntPreset').then(
            (module) => module.EntryLayout,
            throwing,
          ),
        }),
        children: [
          {
            ...common('passwordLink'),
            lazy: async () => ({
              Component: await import(
                /* webpackChunkName: "password-link" */ '../features/auth/PasswordLinkPage'
              ).then((module) => module.PasswordLinkPage, throwing),
            }),
          },
        ],
      },
      {
        lazy: async () => ({
          Component: await import(/* webpackChunkName: "signed-in" */ './shell/SignedInLayout').then(
            (module) => module.SignedInLayout,
            throwing,
          ),
        }),
        children: [
          {
            lazy: async () => ({
              Component: await import(
                /* webpackChunkName: "line-sheet-frame" */ './shell/LineSheetFrame'
              ).then((module) => module.LineSheetFrame, throwing),
            }),
            children: [
              page(
                'lineSheet',
                async () =>
                  (await import(/* webpackChunkName: "line-sheet" */ '../features/line-sheet/LineSheetPage'))
                    .LineSheetPage,
              ),
            ],
          },
          {
            lazy: async () => ({
              Component: await import(/* webpackChunkName: "admin-shell" */ './shell/AdminShell').then(
                (module) => module.AdminShell,
                throwing,
              ),
            }),
            children: [
              page(
                'orderList',
                async () =>
                  (await import(/* webpackChunkName: "order-list" */ '../features/orders/OrderListPage'))
                    .OrderListPage,
              ),
              page(
                'overview',
                async () =>
                  (await import(/* webpackChunkName: "overview" */ '../features/overview/OverviewPage'))
                    .OverviewPage,
              ),
              page(
                'garment',
                async () =>
                  (await import(/* webpackChunkName: "garment" */ '../features/garment/GarmentPage'))
                    .GarmentPage,
              ),
              page(
                'newOrder',
                async () =>
                  (await import(/* webpackChunkName: "new-order" */ '../features/new-order/NewOrderPage'))
                    .NewOrderPage,
              ),
              page(
                'newOrderFor',
                async () =>
                  (await import(/* webpackChunkName: "new-order" */ '../features/new-order/NewOrderPage'))
                    .NewOrderPage,
              ),
              page(
                'newOrderLink',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "link-generator" */ '../features/link-generator/LinkGeneratorPage'
                    )
                  ).LinkGeneratorPage,
              ),
              page(
                'customerList',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "customer-list" */ '../features/customers/CustomerListPage'
                    )
                  ).CustomerListPage,
              ),
              page(
                'userDetail',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "user-detail" */ '../features/user-detail/UserDetailPage'
                    )
                  ).UserDetailPage,
              ),
              page(
                'addCustomer',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "add-customer" */ '../features/add-customer/AddCustomerPage'
                    )
                  ).AddCustomerPage,
              ),
              page(
                'visibility',
                async () =>
                  (await import(/* webpackChunkName: "visibility" */ '../features/visibility/VisibilityPage'))
                    .VisibilityPage,
              ),
              page(
                'bulkAdd',
                async () =>
                  (await import(/* webpackChunkName: "bulk-users" */ '../features/bulk-users/BulkUsersPage'))
                    .BulkUsersPage,
              ),
              page(
                'catalogList',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "catalog-list" */ '../features/catalogs/list/CatalogListPage'
                    )
                  ).CatalogListPage,
              ),
              page(
                'catalogPreview',
                async () =>
                  (await import(/* webpackChunkName: "catalog" */ '../features/catalogs/preview/CatalogPage'))
                    .CatalogPage,
              ),
              page(
                'catalogAbout',
                async () =>
                  (await import(/* webpackChunkName: "catalog" */ '../features/catalogs/preview/CatalogPage'))
                    .CatalogPage,
              ),
              page(
                'catalogUpload',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "new-catalog" */ '../features/catalogs/editor/NewCatalogPage'
                    )
                  ).NewCatalogPage,
              ),
              page(
                'catalogReupload',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "update-catalog" */ '../features/catalogs/editor/UpdateCatalogPage'
                    )
                  ).UpdateCatalogPage,
              ),
              page(
                'catalogEnable',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "catalog-visibility" */ '../features/catalogs/CatalogVisibilityPage'
                    )
                  ).CatalogVisibilityPage,
              ),
              page(
                'catalogBatch',
                async () =>
                  (await import(/* webpackChunkName: "batch-update" */ '../features/catalogs/BatchPage'))
                    .BatchPage,
              ),
              page(
                'catalogImages',
                async () =>
                  (await import(/* webpackChunkName: "images" */ '../features/catalogs/ImagesPage'))
                    .ImagesPage,
              ),
              page(
                'management',
                async () =>
                  (await import(/* webpackChunkName: "management" */ '../features/management/ManagementPage'))
                    .ManagementPage,
              ),
              page(
                'prepareFile',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "prepare-file-page" */ '../features/prepare-file/PrepareFilePage'
                    )
                  ).PrepareFilePage,
              ),
              page(
                'preparePictures',
                async () =>
                  (
                    await import(
                      /* webpackChunkName: "prepare-pictures-page" */ '../features/prepare-pictures/PreparePicturesPage'
                    )
                  ).PreparePicturesPage,
              ),
              {
                path: '/admin/*',
                lazy: async () => ({
                  Component: await import(/* webpackChunkName: "not-found" */ './messages/MessagePages').then(
                    (module) => module.NotFoundPage,
                    throwing,
                  ),
                }),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({
          Component: await import(/* webpackChunkName: "lost" */ './messages/MessagePages').then(
            (module) => module.LostPage,
            throwing,
          ),
        }),
      },
    ],
  },
];
