import type { Catalog } from '../../api';
import { foldText } from '../../lib/foldText';
import type { UrlCodec } from '../../lib/useUrlState';
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

/** The catalogs whose facts hold every word that was typed. */
export function filterCatalogs(
  catalogs: readonly Catalog[],
  { search, isCurrentOnly }: CatalogView,
): readonly Catalog[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return catalogs.filter((catalog) => {
    const { name, brand, season, drop, catalog_type, is_current } = catalog;
    const text = foldText([name, brand, season, drop, catalogTypeText(catalog_type)].join('\n'));
    return (is_current || !isCurrentOnly) && words.every((word) => text.includes(word));
  });
}
