import { Button, Checkbox } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useGetMeQuery, useListCustomersQuery, type User } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { useLocalStorage } from '../../lib/useLocalStorage';
import { useHasCards, useIsNarrow } from '../../lib/useMediaQuery';
import { useSearchText } from '../../lib/useSearchText';
import { useUrlState } from '../../lib/useUrlState';
import { membersOf, useCustomerGroups } from '../../shared/customer-groups/useCustomerGroups';
import { useMany } from '../../shared/many-tasks/useMany';
import { LoadedTable } from '../../shared/loaded-table/LoadedTable';
import { useMayCall } from '../../shared/may-call/useMayCall';
import { AddLink, ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { FilterSheet } from '../../ui/filter-sheet/FilterSheet';
import { sortRows } from '../../ui/list-table/sortRows';
import { SortMenu } from '../../ui/list-table/SortMenu';
import { TableSettings } from '../../ui/list-table/TableSettings';
import { type MenuItems, menuLink, RowMenu } from '../../ui/menus/RowMenu';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { CustomerCard, customerColumns, shownByDefault } from './customerColumns';
import { CustomersFilters } from './CustomersFilters';
import {
  countFilters,
  type CustomerView,
  customerViewCodec,
  filterCustomers,
  noFilters,
} from './customerView';
import { downloadCustomers } from './downloadCustomers';
import { customerTasks } from './many/customerTasks';
import { type CustomerFacts, useCustomerFacts } from './useCustomerFacts';
import { AssignSapIdDialog } from './AssignSapIdDialog';
import { GroupsDialog } from './groups/GroupsDialog';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

const ManyCustomers = lazyComponent(async () => (await import('./many/ManyCustomers')).ManyCustomers);

const nobody: readonly Role[] = [];
const nothing: readonly User[] = [];

/** The customers list (spec 2): an agent's own, everyone for an admin; search, filter and sort run in the browser. */
export function CustomerListPage() {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const [view, setView] = useUrlState(customerViewCodec);
  const search = useSearchText(view, setView);
  const { typed, change } = search;
  const clear = () => {
    search.setText('');
    setView({ ...noFilters, sort: view.sort });
  };

  const [assigning, setAssigning] = useState<User | null>(null);
  const facts = useCustomerFacts();
  const table = useCustomerColumns(me?.id ?? '', facts, setAssigning);
  const customers = useListCustomersQuery({
    includeNumOrders: true,
    numCatalogs: true,
  });
  const groups = useCustomerGroups();
  const members = useMemo(() => membersOf(groups, view.group), [groups, view.group]);
  const typedView = useMemo(() => ({ ...view, search: typed }), [view, typed]);
  const filter = useCallback(
    (users: readonly User[]) => filterCustomers(users, typedView, facts.figures, members),
    [typedView, facts.figures, members],
  );
  const shown = useMemo(() => customers.data && filter(customers.data), [customers.data, filter]);
  const worker = { id: me?.id ?? '', roles: me?.roles ?? nobody };
  const many = useMany(customerTasks, worker, customers.data, userName);
  const canSelect = many.tasks.isKnown || groups !== null;
  const canSeeDeleted = useMayCall('listDeletedUsers');
  const isNarrow = useHasCards();
  const [areGroupsOpen, setGroupsOpen] = useState(false);
  const download = () => void downloadCustomers(sortRows(shown ?? nothing, table.all, view.sort), facts, t);
  const actions = (): MenuItems => [
    ...(isNarrow && canSelect
      ? [
          {
            key: 'select',
            label: many.isPicking ? t('Stop selecting') : t('Select'),
            onClick: many.togglePicking,
          },
        ]
      : []),
    { key: 'download', label: t('Download list'), disabled: !shown?.length, onClick: download },
    ...(groups ? [{ key: 'groups', label: t('Groups'), onClick: () => setGroupsOpen(true) }] : []),
    ...(mayOpen(worker.roles, 'bulkAdd')
      ? [menuLink({ key: 'bulk', label: t('Bulk add'), to: paths.bulkAdd.href() })]
      : []),
    ...(canSeeDeleted
      ? [menuLink({ key: 'deleted', label: t('Deleted users'), to: paths.deletedUsers.href() })]
      : []),
  ];

  const filters = (
    <>
      <Checkbox
        checked={view.isWithoutSapId}
        onChange={({ target }) => change({ isWithoutSapId: target.checked })}
      >
        {t('Without SAP ID')}
      </Checkbox>
      <CustomersFilters view={view} facts={facts} groups={groups} onChange={change} />
    </>
  );
  return (
    <PageFrame
      title={t('Customers')}
      count={shown?.length}
      layout="list"
      actions={
        <>
          {!isNarrow && <TableSettings columns={table.choices} shown={table.shown} onShow={table.setShown} />}
          <RowMenu label={t('More actions')} items={actions} />
          <AddLink label={t('Add customer')} isShort={isNarrow} to={paths.addCustomer.href()} />
        </>
      }
    >
      <SearchToolbar text={search.text} onType={search.setText}>
        {isNarrow ? (
          <>
            <FilterSheet
              count={countFilters(view)}
              found={t('{customers, plural, one {# customer} other {# customers}}', {
                customers: shown?.length ?? 0,
              })}
              onClear={() => change({ ...noFilters, search: search.text })}
            >
              {filters}
            </FilterSheet>
            <SortMenu columns={table.all} sort={view.sort} onSort={(sort) => change({ sort })} />
          </>
        ) : (
          filters
        )}
      </SearchToolbar>
      <LoadedTable
        label={t('Customers')}
        query={customers}
        columns={table.columns}
        filter={filter}
        rowKey={userId}
        rowHref={customerHref}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        hasOwnSortMenu
        card={table.card}
        selection={canSelect && (!isNarrow || many.isPicking) ? many.rows : undefined}
        scrollKey={JSON.stringify({ ...typedView, sort: null })}
        empty={<NoCustomers view={typedView} onClear={clear} />}
      />
      {me && many.isUsed && (
        <ManyCustomers
          many={many}
          me={me}
          listed={customers.data ?? nothing}
          shown={shown ?? nothing}
          facts={facts}
          groups={groups}
        />
      )}
      {areGroupsOpen && groups && <GroupsDialog groups={groups} onClose={() => setGroupsOpen(false)} />}
      {assigning && (
        <AssignSapIdDialog
          customer={assigning}
          known={customers.data ?? nothing}
          onClose={() => setAssigning(null)}
        />
      )}
    </PageFrame>
  );
}

/** The person's columns, or the default ones, and the cards. */
function useCustomerColumns(personId: string, facts: CustomerFacts, onAssign: (customer: User) => void) {
  const [chosen, setShown] = useLocalStorage(`customer-columns:${personId}`, readShown);
  const isWide = !useIsNarrow(1600);
  const isNarrow = useIsNarrow(1200);
  return useMemo(() => {
    const shown = chosen ?? shownByDefault(isWide, isNarrow);
    const all = customerColumns(onAssign, facts, isNarrow);
    const columns = all.filter(({ key }) => isFixed(key) || shown.includes(key));
    const card = (customer: User) => (
      <CustomerCard customer={customer} figures={facts.figures} onAssign={onAssign} />
    );
    return { all, columns, choices: all.filter(({ key }) => !isFixed(key)), card, shown, setShown };
  }, [facts, onAssign, chosen, isWide, isNarrow, setShown]);
}

const isFixed = (key: string) => key === 'name' || key === 'actions';
const readShown = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;

const userId = ({ id }: User) => id;
const userName = ({ name }: User) => name;
const customerHref = ({ id }: User) => paths.userDetail.href(id);

interface NoCustomersProps {
  view: CustomerView;
  onClear: () => void;
}

/** The empty state of the customers list. */
function NoCustomers({ view, onClear }: NoCustomersProps) {
  const t = useT();
  const { search, isWithoutSapId } = view;
  const isFiltered = countFilters({ ...view, isWithoutSapId: false }) > 0;
  const text = isFiltered ? t('No customer fits these filters.') : t(sentence(search, isWithoutSapId));
  return (
    <EmptyState text={text}>
      {isFiltered || search !== '' || isWithoutSapId ? (
        <Button onClick={onClear}>{t('Clear filters')}</Button>
      ) : (
        <ButtonLink isPrimary to={paths.addCustomer.href()}>
          {t('Add customer')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function sentence(search: string, isWithoutSapId: boolean): Message {
  if (search !== '') return message('No customers match “{search}”.', { search });
  return isWithoutSapId ? message('Every customer has a SAP ID.') : message('There are no customers yet.');
}
