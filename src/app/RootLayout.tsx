import { useLayoutEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { runtimeConfig } from '../lib/runtimeConfig';
import { pageTitles, usePage } from './usePage';

/** What a scroll position is kept by. The first location of every document has the same key, so its path stands for it. */
const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The layout of every route, the login included: the document's title, and the scroll position of each page. */
export function RootLayout() {
  const page = usePage();
  const { brand } = runtimeConfig();
  const title = page === null ? brand : `${pageTitles[page]} · ${brand}`;

  // Before the page's own effects, which may name it after what they show.
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
