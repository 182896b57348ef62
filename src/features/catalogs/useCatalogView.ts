import { useCallback, useDeferredValue } from 'react';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { useSearchText } from '../../lib/useSearchText';
import type { CatalogView } from './catalogView';

/** Which catalogs are shown, with the search as it is typed. */
export function useCatalogView(codec: UrlCodec<CatalogView>) {
  const [view, setView] = useUrlState(codec);
  const search = useSearchText(
    view.search,
    useCallback((text: string) => setView({ ...view, search: text }), [view, setView]),
  );
  const typed = useDeferredValue(search.text);
  return {
    view: { ...view, search: typed },
    searchText: search.text,
    setSearch: search.setText,
    setCurrentOnly: (isCurrentOnly: boolean) => setView({ search: search.text, isCurrentOnly }),
    showAll: () => {
      search.setText('');
      setView({ search: '', isCurrentOnly: false });
    },
  };
}
