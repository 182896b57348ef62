import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useGetMeQuery, useListCustomersQuery, type User } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { LoadedTable } from '../../shared/loaded-table/LoadedTable';
import { searchUsers } from '../../shared/customer-list/customerColumns';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import { useSearchText } from '../../lib/useSearchText';
import { CustomerCard, customerColumns } from './customerColumns';
import { EmptyState } from '../../ui/empty-state/EmptyState';

const AssignSapIdDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "assign-sap-id-dialog" */ './AssignSapIdDialog'))
    .AssignSapIdDialog,
}));

const nobody: readonly Role[] = [];
const nothing: readonly User[] = [];

/** The customers list (spec 2): an agent's own, everyone for an admin; search, filter and sort run in the browser. */
export function CustomerListPage() {
  const { data: me } = useGetMeQuery();
  const [view, setView] = useUrlState(customerViewCodec);
  const search = useSearchText(
    view.search,
    useCallback((text: string) => setView({ ...view, search: text }), [view, setView]),
  );
  const typed = useDeferredValue(search.text);
  const change = (changed: Partial<CustomerView>) => setView({ ...view, search: search.text, ...changed });
  const clear = () => {
    search.setText('');
    setView({ search: '', isWithoutSapId: false, sort: view.sort });
  };

  const [assigning, setAssigning] = useState<User | null>(null);
  const columns = useMemo(() => customerColumns(setAssigning), []);
  const card = useCallback(
    (customer: User) => <CustomerCard customer={customer} onAssign={setAssigning} />,
    [],
  );
  const customers = useListCustomersQuery({
    includeNumOrders: true,
    numCatalogs: true,
  });
  const { isWithoutSapId } = view;
  const filter = useCallback(
    (users: readonly User[]) =>
      searchUsers(users, typed).filter(({ sap_id }) => !isWithoutSapId || sap_id === null),
    [typed, isWithoutSapId],
  );
  const count = useMemo(() => customers.data && filter(customers.data).length, [customers.data, filter]);

  return (
    <PageFrame
      title="Customers"
      count={count}
      layout="fill"
      ways={
        <>
          {mayOpen(me?.roles ?? nobody, 'bulkAdd') && (
            <ButtonLink to={paths.bulkAdd.href()}>Bulk add</ButtonLink>
          )}
          <ButtonLink isPrimary to={paths.addCustomer.href()}>
            Add customer
          </ButtonLink>
        </>
      }
    >
      <SearchToolbar text={search.text} onType={search.setText}>
        <Checkbox
          checked={isWithoutSapId}
          onChange={({ target }) => change({ isWithoutSapId: target.checked })}
        >
          Without SAP ID
        </Checkbox>
      </SearchToolbar>
      <LoadedTable
        label="Customers"
        query={customers}
        columns={columns}
        filter={filter}
        rowKey={userId}
        rowHref={customerHref}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        card={card}
        scrollKey={JSON.stringify([isWithoutSapId, typed])}
        empty={<NoCustomers search={typed} isWithoutSapId={isWithoutSapId} onClear={clear} />}
      />
      {assigning && (
        <Suspense>
          <AssignSapIdDialog
            customer={assigning}
            known={customers.data ?? nothing}
            onClose={() => setAssigning(null)}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}

const userId = ({ id }: User) => id;
const customerHref = ({ id }: User) => paths.userDetail.href(id);

interface NoCustomersProps {
  search: string;
  isWithoutSapId: boolean;
  onClear: () => void;
}

/** Says why no customer is shown, and what to do next. */
function NoCustomers({ search, isWithoutSapId, onClear }: NoCustomersProps) {
  const isNarrowed = search !== '' || isWithoutSapId;
  return (
    <EmptyState text={sentence(search, isWithoutSapId)}>
      {isNarrowed ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <ButtonLink isPrimary to={paths.addCustomer.href()}>
          Add customer
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function sentence(search: string, isWithoutSapId: boolean): string {
  if (search !== '') return `No customer here matches “${search}”.`;
  return isWithoutSapId ? 'Every customer has a SAP ID.' : 'There are no customers yet.';
}

/** What the customers list shows; it lives in the URL. */
interface CustomerView {
  readonly search: string;
  readonly isWithoutSapId: boolean;
  readonly sort: Sort | null;
}

const customerViewCodec: UrlCodec<CustomerView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    isWithoutSapId: params.get('without_sap_id') === 'true',
    sort: sortFromText(params.get('sort')),
  }),
  write: ({ search, isWithoutSapId, sort }) => ({
    q: search,
    without_sap_id: isWithoutSapId ? 'true' : null,
    sort: sortToText(sort),
  }),
};
