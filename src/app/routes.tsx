import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { PageKey } from '../domain/access/pageRules';
import { paths } from '../lib/paths';
import { NotBuiltYetPage } from './messages/NotBuiltYetPage';
import { NotFoundPage } from './messages/NotFoundPage';
import { RouteErrorPage } from './messages/RouteErrorPage';
import { isBuilt, pageKeys, type RouteHandle } from './pageInfo';
import { RequirePage } from './RequirePage';
import { RootLayout } from './RootLayout';
import { StartingPage } from './messages/StartingPage';

/** A guarded page in a chunk of its own; its failure stays inside of its frame. */
function page(key: PageKey, load: () => Promise<ComponentType>): RouteObject {
  return {
    ...common(key),
    lazy: async () => {
      const Page = await load();
      return { element: guarded(key, <Page />) };
    },
  };
}

/** Every page that is not built yet says so. */
const laterPages = pageKeys
  .filter((key) => !isBuilt(key))
  .map((key) => ({ ...common(key), element: guarded(key, <NotBuiltYetPage page={key} />) }));

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
          Component: (await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')).LoginPage,
        }),
      },
      {
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "signed-in" */ './shell/SignedInLayout'))
            .SignedInLayout,
        }),
        children: [
          {
            lazy: async () => ({
              Component: (await import(/* webpackChunkName: "line-sheet-frame" */ './shell/LineSheetFrame'))
                .LineSheetFrame,
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
              Component: (await import(/* webpackChunkName: "admin-shell" */ './shell/AdminShell'))
                .AdminShell,
            }),
            children: [
              page(
                'orderList',
                async () =>
                  (await import(/* webpackChunkName: "order-list" */ '../features/orders/OrderListPage'))
                    .OrderListPage,
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
              ...laterPages,
              { path: '/admin/*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
