import type { CustomerFigures, User } from '../../api';
import type { UrlCodec } from '../../lib/useUrlState';
import { searchUsers } from '../../shared/customer-list/customerColumns';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';

/** The customers list's view, stored in the URL. */
export interface CustomerView {
  readonly search: string;
  readonly isWithoutSapId: boolean;
  /** The id of their agent; null for all. */
  readonly agent: string | null;
  /** The id of a catalog that is enabled for them; null for all. */
  readonly catalog: string | null;
  /** Whether they have ordered in the season of the figures; null for all. */
  readonly hasOrdered: boolean | null;
  /** The id of a group that they are in; null for all. */
  readonly group: string | null;
  readonly sort: Sort | null;
}

/** The view without filters. */
export const noFilters = {
  search: '',
  isWithoutSapId: false,
  agent: null,
  catalog: null,
  hasOrdered: null,
  group: null,
};

/** How many filters besides the search are set. */
export const countFilters = ({ isWithoutSapId, agent, catalog, hasOrdered, group }: CustomerView): number =>
  [agent, catalog, hasOrdered, group, isWithoutSapId || null].filter((one) => one !== null).length;

export const customerViewCodec: UrlCodec<CustomerView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    isWithoutSapId: params.get('without_sap_id') === 'true',
    agent: params.get('agent') || null,
    catalog: params.get('catalog') || null,
    hasOrdered: { true: true, false: false }[params.get('ordered') ?? ''] ?? null,
    group: params.get('group') || null,
    sort: sortFromText(params.get('sort')),
  }),
  write: ({ search, isWithoutSapId, agent, catalog, hasOrdered, group, sort }) => ({
    q: search,
    without_sap_id: isWithoutSapId ? 'true' : null,
    agent,
    catalog,
    ordered: hasOrdered === null ? null : String(hasOrdered),
    group,
    sort: sortToText(sort),
  }),
};

/** The figures of each customer by id; empty without them. */
export type FiguresById = ReadonlyMap<string, CustomerFigures['customers'][number]>;

/**
 * The customers that a view shows. Without figures the order filter has no effect; `members` are those of the view's
 * group, null without a group.
 */
export function filterCustomers(
  customers: readonly User[],
  { search, isWithoutSapId, agent, catalog, hasOrdered }: CustomerView,
  figures: FiguresById,
  members: ReadonlySet<string> | null,
): readonly User[] {
  const ordersOf = (id: string) => figures.get(id)?.amounts.length ?? 0;
  return searchUsers(customers, search).filter(
    (user) =>
      (!isWithoutSapId || user.sap_id === null) &&
      (members === null || members.has(user.id)) &&
      (agent === null || user.agents.includes(agent)) &&
      (catalog === null || user.catalogs.includes(catalog)) &&
      (hasOrdered === null || figures.size === 0 || ordersOf(user.id) > 0 === hasOrdered),
  );
}
