import type { Catalog, User } from '../../api';
import type { UrlCodec } from '../../lib/useUrlState';

/** What the matrix shows; it lives in the URL. */
export interface VisibilityView {
  readonly search: string;
  readonly isCurrentOnly: boolean;
  /** Admins see agents, or customers with this. */
  readonly showsCustomers: boolean;
  /** Ids; empty is all. */
  readonly catalogs: readonly string[];
  readonly seasons: readonly string[];
}

const toList = (text: string | null) => (text ? text.split(',') : []);

export const visibilityViewCodec: UrlCodec<VisibilityView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    isCurrentOnly: params.get('current') !== 'false',
    showsCustomers: params.get('customers') === 'true',
    catalogs: toList(params.get('catalogs')),
    seasons: toList(params.get('seasons')),
  }),
  write: ({ search, isCurrentOnly, showsCustomers, catalogs, seasons }) => ({
    q: search,
    current: isCurrentOnly ? null : 'false',
    customers: showsCustomers ? 'true' : null,
    catalogs: catalogs.join(','),
    seasons: seasons.join(','),
  }),
};

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The catalogs that the filters leave; choosing some shows them whether current or not. */
export function filterCatalogs(catalogs: readonly Catalog[], view: VisibilityView): readonly Catalog[] {
  return catalogs.filter(
    ({ id, season, is_current }) =>
      (view.catalogs.length > 0 ? view.catalogs.includes(id) : is_current || !view.isCurrentOnly) &&
      (view.seasons.length === 0 || view.seasons.includes(season)),
  );
}

export function sortUsers(users: readonly User[]): User[] {
  return [...users].sort((a, b) => collator.compare(a.name, b.name));
}
