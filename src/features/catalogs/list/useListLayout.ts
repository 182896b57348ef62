import { useKeptState } from '../../../lib/useKeptState';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { type Sort, sortFromText, sortToText } from '../../../ui/list-table/sortRows';

/** Cards, or a row each. */
export type Layout = 'grid' | 'list';

const toLayout = (text: unknown): Layout | null => (text === 'grid' || text === 'list' ? text : null);

const codec: UrlCodec<{ layout: Layout | null; sort: Sort | null }> = {
  read: (params) => ({ layout: toLayout(params.get('view')), sort: sortFromText(params.get('sort')) }),
  write: ({ layout, sort }) => ({ view: layout, sort: sortToText(sort) }),
};

const readKept = (kept: unknown): Layout => toLayout(kept) ?? 'grid';

/** How the catalogs are shown, from the URL, and else as this browser was told last. */
export function useListLayout() {
  const [inUrl, setInUrl] = useUrlState(codec);
  const [kept, setKept] = useKeptState('catalog-list-layout', readKept);
  return {
    layout: inUrl.layout ?? kept,
    sort: inUrl.sort,
    setLayout: (layout: Layout) => {
      setKept(layout);
      setInUrl({ ...inUrl, layout });
    },
    setSort: (sort: Sort | null) => setInUrl({ ...inUrl, sort }, { keepsScroll: true }),
  };
}
