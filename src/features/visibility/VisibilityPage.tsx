import { useCallback, useMemo, useState } from 'react';
import {
  type Catalog,
  useGetMeQuery,
  useListAgentsQuery,
  useListAllCatalogsQuery,
  useListCustomersQuery,
  type User,
} from '../../api';
import { managesUser } from '../../domain/access/ownership';
import { useUrlState } from '../../lib/useUrlState';
import { sortCatalogs } from '../../domain/catalogs/seasons';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { membersOf, useCustomerGroups } from '../../shared/customer-groups/useCustomerGroups';
import { searchUsers } from '../../shared/customer-list/customerColumns';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { useSearchText } from '../../lib/useSearchText';
import { useIsNarrow } from '../../lib/useMediaQuery';
import type { ColumnAction, People } from './columnActions';
import { Matrix } from './Matrix';
import { NoCells } from './NoCells';
import { matrixSizes } from './useMatrixWindow';
import './visibilitySlice';
import styles from './VisibilityPage.module.css';
import { filterCatalogs, sortUsers, VisibilityToolbar, visibilityViewCodec } from './VisibilityToolbar';
import { may } from '../../domain/access/rights';
import { ColumnActionDialog } from './ColumnActionDialog';
import { useT } from '../../languages/useT';

const nobody: readonly User[] = [];
const nothing: readonly Catalog[] = [];

/** Who sees which catalog (spec 2 'Visibility matrix'). */
export function VisibilityPage() {
  const t = useT();
  const me = useGetMeQuery().data;
  const showsAgents = may(me?.roles ?? [], 'administer');
  const [view, setView] = useUrlState(visibilityViewCodec);
  const search = useSearchText(view, setView);
  const { typed, change } = search;
  const clear = () => {
    search.setText('');
    setView({ ...view, search: '', isCurrentOnly: false, catalogs: [], seasons: [], group: null });
  };

  const agents = useListAgentsQuery(undefined, { skip: !showsAgents });
  const customers = useListCustomersQuery({ numCatalogs: true });
  const catalogs = useListAllCatalogsQuery();
  const areAgents = showsAgents && !view.showsCustomers;
  const rows = areAgents ? agents.data : customers.data;

  const sortedCatalogs = useMemo(() => sortCatalogs(catalogs.data ?? nothing), [catalogs.data]);
  const shownCatalogs = useMemo(() => filterCatalogs(sortedCatalogs, view), [sortedCatalogs, view]);
  // Agents may not change a customer who is staff too.
  const sortedUsers = useMemo(
    () => sortUsers((rows ?? nobody).filter((user) => me !== undefined && managesUser(me, user))),
    [rows, me],
  );
  const groups = useCustomerGroups();
  const members = useMemo(
    () => (areAgents ? null : membersOf(groups, view.group)),
    [areAgents, groups, view.group],
  );
  const shown = useMemo(
    () => searchUsers(sortedUsers, typed).filter(({ id }) => members === null || members.has(id)),
    [sortedUsers, typed, members],
  );
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

  const queries = showsAgents ? [agents, customers, catalogs] : [customers, catalogs];
  const failed = queries.find(({ isError, data }) => isError && data === undefined);
  const isLoading = queries.some(({ data }) => data === undefined);
  const isEmpty = shown.length === 0 || shownCatalogs.length === 0;

  return (
    <PageFrame
      title={t('Visibility')}
      facts={
        isLoading
          ? ''
          : areAgents
            ? t(
                '{agents, plural, one {# agent} other {# agents}} × {catalogs, plural, one {# catalog} other {# catalogs}}',
                { agents: shown.length, catalogs: shownCatalogs.length },
              )
            : t(
                '{customers, plural, one {# customer} other {# customers}} × {catalogs, plural, one {# catalog} other {# catalogs}}',
                { customers: shown.length, catalogs: shownCatalogs.length },
              )
      }
      layout="fill"
    >
      <VisibilityToolbar
        view={view}
        searchText={search.text}
        showsAgents={showsAgents}
        catalogs={sortedCatalogs}
        groups={groups}
        onSearch={search.setText}
        onChange={change}
      />
      {failed !== undefined && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && isLoading && (
        <div className={styles.loading} role="status" aria-label={t('Loading')} />
      )}
      {failed === undefined && !isLoading && isEmpty && (
        <div className={styles.empty}>
          <NoCells
            roles={me?.roles ?? []}
            rows={areAgents ? 'agent' : 'customer'}
            users={{ all: sortedUsers.length, shown: shown.length }}
            catalogs={sortedCatalogs.length}
            typed={typed}
            isOfGroup={members !== null}
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
          showsAgents={showsAgents}
          onAction={handleAction}
          sizes={sizes}
          scrollKey={JSON.stringify([areAgents, typed, view.group])}
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
