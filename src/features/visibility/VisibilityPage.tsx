import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
  type Catalog,
  useGetMeQuery,
  useListAgentsQuery,
  useListAllCatalogsQuery,
  useListCustomersQuery,
  type User,
} from '../../api';
import { managesUser } from '../../domain/access/ownership';
import { counted } from '../../lib/numbers';
import { useUrlState } from '../../lib/useUrlState';
import { sortCatalogs } from '../../domain/catalogs/seasons';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { searchUsers } from '../../shared/customer-list/customerColumns';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { useSearchText } from '../../lib/useSearchText';
import { useIsNarrow } from '../../lib/useMediaQuery';
import type { ColumnAction, People } from './columnActions';
import { Matrix } from './Matrix';
import { matrixSizes } from './useMatrixWindow';
import './visibilitySlice';
import styles from './VisibilityPage.module.css';
import {
  filterCatalogs,
  sortUsers,
  VisibilityToolbar,
  type VisibilityView,
  visibilityViewCodec,
} from './VisibilityToolbar';
import { Button } from 'antd';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { whenUsed } from '../../ui/when-used/whenUsed';

const ColumnActionDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "column-action-dialog" */ './ColumnActionDialog')).ColumnActionDialog,
);

const nobody: readonly User[] = [];
const nothing: readonly Catalog[] = [];

/** Who sees which catalog (spec 2 'Visibility matrix'). */
export function VisibilityPage() {
  const me = useGetMeQuery().data;
  const isAdmin = me?.roles.includes('admin') ?? false;
  const [view, setView] = useUrlState(visibilityViewCodec);
  const search = useSearchText(
    view.search,
    useCallback((text: string) => setView({ ...view, search: text }), [view, setView]),
  );
  const typed = useDeferredValue(search.text);
  const change = (changed: Partial<VisibilityView>) => setView({ ...view, search: search.text, ...changed });
  const clear = () => {
    search.setText('');
    setView({ ...view, search: '', isCurrentOnly: false, catalogs: [], seasons: [] });
  };

  const agents = useListAgentsQuery(undefined, { skip: !isAdmin });
  const customers = useListCustomersQuery({ numCatalogs: true });
  const catalogs = useListAllCatalogsQuery();
  const areAgents = isAdmin && !view.showsCustomers;
  const rows = areAgents ? agents.data : customers.data;

  const sortedCatalogs = useMemo(() => sortCatalogs(catalogs.data ?? nothing), [catalogs.data]);
  const shownCatalogs = useMemo(() => filterCatalogs(sortedCatalogs, view), [sortedCatalogs, view]);
  // Agents may not change a customer who is staff too.
  const sortedUsers = useMemo(
    () => sortUsers((rows ?? nobody).filter((user) => me !== undefined && managesUser(me, user))),
    [rows, me],
  );
  const shown = useMemo(() => searchUsers(sortedUsers, typed), [sortedUsers, typed]);
  const people = useMemo<People>(
    () => ({ shown, areAgents, agents: agents.data ?? nobody, customers: customers.data ?? nobody }),
    [shown, areAgents, agents.data, customers.data],
  );

  const sizes = matrixSizes(useIsNarrow());
  const [asked, setAsked] = useState<{ catalog: Catalog; action: ColumnAction } | null>(null);
  const handleAction = useCallback(
    (catalog: Catalog, action: ColumnAction) => setAsked({ catalog, action }),
    [],
  );

  const queries = isAdmin ? [agents, customers, catalogs] : [customers, catalogs];
  const failed = queries.find(({ isError, data }) => isError && data === undefined);
  const isLoading = queries.some(({ data }) => data === undefined);
  const isEmpty = shown.length === 0 || shownCatalogs.length === 0;

  return (
    <PageFrame
      title="Visibility"
      facts={
        isLoading
          ? ''
          : `${counted(shown.length, areAgents ? 'agent' : 'customer')} × ${counted(shownCatalogs.length, 'catalog')}`
      }
      layout="fill"
    >
      <VisibilityToolbar
        view={view}
        searchText={search.text}
        isAdmin={isAdmin}
        catalogs={sortedCatalogs}
        onSearch={search.setText}
        onChange={change}
      />
      {failed !== undefined && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && isLoading && (
        <div className={styles.loading} role="status" aria-label="Loading" />
      )}
      {failed === undefined && !isLoading && isEmpty && (
        <div className={styles.empty}>
          <NoCells
            roles={me?.roles ?? []}
            rows={areAgents ? 'agent' : 'customer'}
            users={{ all: sortedUsers.length, shown: shown.length }}
            catalogs={sortedCatalogs.length}
            typed={typed}
            onClear={clear}
            onShowCustomers={
              areAgents && people.customers.length > 0 ? () => change({ showsCustomers: true }) : null
            }
          />
        </div>
      )}
      {failed === undefined && !isLoading && !isEmpty && (
        <Matrix
          key={sizes.row}
          users={shown}
          catalogs={shownCatalogs}
          areAgents={areAgents}
          isAdmin={isAdmin}
          onAction={handleAction}
          sizes={sizes}
          scrollKey={JSON.stringify([areAgents, typed])}
        />
      )}
      {asked && (
        <ColumnActionDialog
          catalog={asked.catalog}
          action={asked.action}
          people={people}
          onClose={() => setAsked(null)}
        />
      )}
    </PageFrame>
  );
}

interface NoCellsProps {
  roles: readonly Role[];
  /** Whose rows were requested. */
  rows: 'agent' | 'customer';
  /** How many there are, and how many of them are shown. */
  users: { all: number; shown: number };
  /** How many catalogs there are. */
  catalogs: number;
  /** The search text. */
  typed: string;
  onClear: () => void;
  /** Shows customers instead of agents; null when there are none. */
  onShowCustomers: (() => void) | null;
}

/** Says why the matrix has no cells, and what to do next. */
function NoCells({ roles, rows, users, catalogs, typed, onClear, onShowCustomers }: NoCellsProps) {
  if (users.all === 0) {
    return (
      <EmptyState text={`There are no ${rows}s yet.`}>
        {onShowCustomers && <Button onClick={onShowCustomers}>Show customers</Button>}
        <ButtonLink isPrimary={onShowCustomers === null} to={paths.addCustomer.href()}>
          Add {rows}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (catalogs === 0) {
    return (
      <EmptyState text="There are no catalogs yet.">
        {mayOpen(roles, 'catalogUpload') && (
          <ButtonLink isPrimary to={paths.catalogUpload.href()}>
            New catalog
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const text =
    users.shown === 0 ? `No ${rows} here matches “${typed}”.` : 'No catalog matches these filters.';
  return (
    <EmptyState text={text}>
      <Button onClick={onClear}>Clear filters</Button>
    </EmptyState>
  );
}
