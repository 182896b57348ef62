import { useLayoutEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { runtimeConfig } from '../lib/runtimeConfig';
import { useT } from '../languages/useT';
import { pageTitles, usePage } from './usePage';

/** The key of a scroll position. The first location of every document has the same key, so its path is used instead. */
const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The layout of every route, the login included: the document's title, and the scroll position of each page. */
export function RootLayout() {
  const t = useT();
  const page = usePage();
  const { brand } = runtimeConfig();
  const title = page === null ? brand : `${t(pageTitles[page])} · ${brand}`;

  // A layout effect, so that it runs before the page's own effects, which may replace the title.
  useLayoutEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );

  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={positionKey} />
    </>
  );
}
