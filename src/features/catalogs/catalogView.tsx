import type { Catalog } from '../../api';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { wordSearch } from '../../lib/wordSearch';
import { catalogTypeText } from './catalogFacts';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSearchText } from '../../lib/useSearchText';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import { useT, language } from '../../languages/useT';
import { message } from '../../domain/language/message';

/** The column with a catalog's name, in both tables of catalogs. */
export const nameColumn: ListColumn<Catalog> = {
  key: 'name',
  title: message('Catalog'),
  width: 220,
  fixed: 'start',
  sortBy: ({ name }) => name,
  render: ({ id, name }) => (
    <Link to={paths.catalogPreview.href(id)} title={name}>
      {name}
    </Link>
  ),
};

/** The catalog filters, stored in the URL. */
interface CatalogView {
  readonly search: string;
  readonly isCurrentOnly: boolean;
}

const codecOf = (isDefault: boolean): UrlCodec<CatalogView> => ({
  read: (params) => ({
    search: params.get('q') ?? '',
    isCurrentOnly: isDefault ? params.get('current') !== 'false' : params.get('current') === 'true',
  }),
  write: ({ search, isCurrentOnly }) => ({
    q: search,
    current: isCurrentOnly === isDefault ? null : String(isCurrentOnly),
  }),
});

/** The list shows current catalogs unless asked otherwise (spec 2). */
export const currentFirstCodec = codecOf(true);

/** The page that makes catalogs current must show the others too. */
export const allFirstCodec = codecOf(false);

const searchCatalogs = wordSearch<Catalog>(({ name, brand, season, drop, catalog_type }) => [
  ...[name, brand, season, drop],
  language.get().t(catalogTypeText(catalog_type)),
]);

/** The catalogs whose details contain every typed word. */
export function filterCatalogs(
  catalogs: readonly Catalog[],
  { search, isCurrentOnly }: CatalogView,
): readonly Catalog[] {
  return searchCatalogs(catalogs, search).filter(({ is_current }) => is_current || !isCurrentOnly);
}

/** The shown catalogs, and the toolbar's state. */
export function useCatalogView(codec: UrlCodec<CatalogView>) {
  const [view, setView] = useUrlState(codec);
  const search = useSearchText(view, setView);
  const { typed } = search;
  const { isCurrentOnly } = view;
  return {
    search: typed,
    filter: useCallback(
      (all: readonly Catalog[]) => filterCatalogs(all, { search: typed, isCurrentOnly }),
      [typed, isCurrentOnly],
    ),
    toolbar: {
      text: search.text,
      onType: search.setText,
      isCurrentOnly,
      onCurrentOnly: (isOn: boolean) => search.change({ isCurrentOnly: isOn }),
    },
    onShowAll: () => {
      search.setText('');
      setView({ search: '', isCurrentOnly: false });
    },
  };
}

type ToolbarProps = ReturnType<typeof useCatalogView>['toolbar'] & { children?: ReactNode };

/** The search, the current catalogs' toggle, and further controls. */
export function CatalogToolbar({ isCurrentOnly, onCurrentOnly, children, ...search }: ToolbarProps) {
  const t = useT();
  return (
    <SearchToolbar {...search}>
      <LabelledSwitch label={t('Current catalogs')} isOn={isCurrentOnly} onChange={onCurrentOnly} />
      {children}
    </SearchToolbar>
  );
}
