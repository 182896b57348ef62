import type { Catalog } from '../../api';
import type { UrlCodec } from '../../lib/useUrlState';
import { wordSearch } from '../../lib/wordSearch';
import { catalogTypeText } from './catalogTypes';

/** Which catalogs a page shows; it lives in the URL. */
export interface CatalogView {
  readonly search: string;
  readonly isCurrentOnly: boolean;
}

/** The list shows current catalogs unless asked otherwise (spec 2). */
export const currentFirstCodec: UrlCodec<CatalogView> = {
  read: (params) => ({ search: params.get('q') ?? '', isCurrentOnly: params.get('current') !== 'false' }),
  write: ({ search, isCurrentOnly }) => ({ q: search, current: isCurrentOnly ? null : 'false' }),
};

/** Where catalogs are made current, those that are not must be seen too. */
export const allFirstCodec: UrlCodec<CatalogView> = {
  read: (params) => ({ search: params.get('q') ?? '', isCurrentOnly: params.get('current') === 'true' }),
  write: ({ search, isCurrentOnly }) => ({ q: search, current: isCurrentOnly ? 'true' : null }),
};

const searchCatalogs = wordSearch<Catalog>(({ name, brand, season, drop, catalog_type }) => [
  ...[name, brand, season, drop],
  catalogTypeText(catalog_type),
]);

/** The catalogs whose facts hold every word that was typed. */
export function filterCatalogs(
  catalogs: readonly Catalog[],
  { search, isCurrentOnly }: CatalogView,
): readonly Catalog[] {
  return searchCatalogs(catalogs, search).filter(({ is_current }) => is_current || !isCurrentOnly);
}
