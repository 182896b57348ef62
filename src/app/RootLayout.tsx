import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { runtimeConfig } from '../lib/runtimeConfig';
import { pageTitles, type RouteHandle } from './pageTitles';

/** What every route stands in, the login included: the document's title, and the scroll position of each page. */
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
