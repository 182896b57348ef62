import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CustomerGroup, User } from '../../../api';
import { createSelection } from '../../../ui/list-table/selection';
import type { CustomerFacts } from '../useCustomerFacts';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import type { GroupChange } from '../groups/GroupChangeDialog';
import { CustomersBar, type ManyAction } from './CustomersBar';

const ManyCustomersDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "many-customers" */ './ManyCustomersDialog')).ManyCustomersDialog,
);

const GroupChangeDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "customer-groups" */ '../groups/GroupChangeDialog')).GroupChangeDialog,
);

/** The selection of the customers list; `listed` are all customers, undefined while they are not known. */
export function useManyCustomers(listed: readonly User[] | undefined) {
  const [selection] = useState(createSelection);
  const [isPicking, setPicking] = useState(false);

  useEffect(
    function dropWhoIsGone() {
      if (listed !== undefined) selection.keepOnly(new Set(listed.map(({ id }) => id)));
    },
    [listed, selection],
  );

  const rows = useMemo(() => ({ of: selection, nameOf, all: 'Select all shown customers' }), [selection]);
  const togglePicking = () => {
    if (isPicking) selection.replace([]);
    setPicking(!isPicking);
  };
  return { selection, rows, isPicking, togglePicking };
}

const nameOf = ({ name }: User) => name;

interface Props {
  many: ReturnType<typeof useManyCustomers>;
  me: User;
  listed: readonly User[];
  /** The ids of those that the filters leave. */
  shown: ReadonlySet<string>;
  facts: CustomerFacts;
  /** Undefined where the host has no groups. */
  groups: readonly CustomerGroup[] | undefined;
}

/** The bar of the selected customers, and what it asks. */
export function ManyCustomers({ many: { selection }, me, listed, shown, facts, groups }: Props) {
  const keys = useSyncExternalStore(selection.subscribe, selection.get);
  const customers = useMemo(() => listed.filter(({ id }) => keys.has(id)), [listed, keys]);
  const [asked, setAsked] = useState<{ action: ManyAction; customers: readonly User[] } | null>(null);
  const [grouping, setGrouping] = useState<{ change: GroupChange; customers: readonly User[] } | null>(null);
  const isAdmin = me.roles.includes('admin');
  return (
    <>
      {customers.length > 0 && (
        <CustomersBar
          count={customers.length}
          hidden={customers.filter(({ id }) => !shown.has(id)).length}
          groupChanges={groupChanges.filter(
            (change) => groups && isOffered(change, groups, isAdmin, customers),
          )}
          onGroup={(change) => setGrouping({ change, customers })}
          onAct={(action) => setAsked({ action, customers })}
          onClear={() => selection.replace([])}
        />
      )}
      {asked && (
        <ManyCustomersDialog
          {...asked}
          me={me}
          facts={facts}
          onDone={selection.replace}
          onClose={() => setAsked(null)}
        />
      )}
      {grouping && (
        <GroupChangeDialog
          {...grouping}
          isAdmin={isAdmin}
          groups={groupsFor(grouping.change, groups ?? [], isAdmin, grouping.customers)}
          onClose={() => setGrouping(null)}
        />
      )}
    </>
  );
}

const groupChanges: readonly GroupChange[] = ['add', 'remove', 'create'];

/** The groups that a change can be made to: those that the person may change, and to remove from, that have anyone. */
function groupsFor(
  change: GroupChange,
  groups: readonly CustomerGroup[],
  isAdmin: boolean,
  customers: readonly User[],
) {
  const own = groups.filter(({ is_own }) => is_own || isAdmin);
  if (change !== 'remove') return own;
  return own.filter(({ members }) => customers.some(({ id }) => members.includes(id)));
}

const isOffered = (change: GroupChange, ...rest: Rest) =>
  change === 'create' || groupsFor(change, ...rest).length > 0;

type Rest = [groups: readonly CustomerGroup[], isAdmin: boolean, customers: readonly User[]];
