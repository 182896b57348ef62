import type { Catalog } from '../../api';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { wordSearch } from '../../lib/wordSearch';
import { catalogTypeText } from './catalogFacts';
import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { useSearchText } from '../../lib/useSearchText';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { SearchToolbar } from '../../ui/search-field/SearchField';

/** Which catalogs a page shows; it lives in the URL. */
interface CatalogView {
  readonly search: string;
  readonly isCurrentOnly: boolean;
}

/** The list shows current catalogs unless asked otherwise (spec 2). */
export const currentFirstCodec: UrlCodec<CatalogView> = {
  read: (params) => ({ search: params.get('q') ?? '', isCurrentOnly: params.get('current') !== 'false' }),
  write: ({ search, isCurrentOnly }) => ({ q: search, current: isCurrentOnly ? null : 'false' }),
};

/** Where catalogs are made current, the others must be shown too. */
export const allFirstCodec: UrlCodec<CatalogView> = {
  read: (params) => ({ search: params.get('q') ?? '', isCurrentOnly: params.get('current') === 'true' }),
  write: ({ search, isCurrentOnly }) => ({ q: search, current: isCurrentOnly ? 'true' : null }),
};

const searchCatalogs = wordSearch<Catalog>(({ name, brand, season, drop, catalog_type }) => [
  ...[name, brand, season, drop],
  catalogTypeText(catalog_type),
]);

/** The catalogs whose details contain every typed word. */
export function filterCatalogs(
  catalogs: readonly Catalog[],
  { search, isCurrentOnly }: CatalogView,
): readonly Catalog[] {
  return searchCatalogs(catalogs, search).filter(({ is_current }) => is_current || !isCurrentOnly);
}

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

interface CatalogToolbarProps {
  searchText: string;
  isCurrentOnly: boolean;
  onSearch: (text: string) => void;
  onCurrentOnly: (isCurrentOnly: boolean) => void;
  /** Further controls. */
  children?: ReactNode;
}

/** Search and the current catalogs' toggle. */
export function CatalogToolbar({
  searchText,
  isCurrentOnly,
  onSearch,
  onCurrentOnly,
  children,
}: CatalogToolbarProps) {
  return (
    <SearchToolbar text={searchText} onType={onSearch}>
      <LabelledSwitch label="Current catalogs" isOn={isCurrentOnly} onChange={onCurrentOnly} />
      {children}
    </SearchToolbar>
  );
}
