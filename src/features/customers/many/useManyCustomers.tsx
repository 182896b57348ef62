import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { User } from '../../../api';
import { createSelection } from '../../../ui/list-table/selection';
import type { CustomerFacts } from '../useCustomerFacts';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import { CustomersBar, type ManyAction } from './CustomersBar';

const ManyCustomersDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "many-customers" */ './ManyCustomersDialog')).ManyCustomersDialog,
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
}

/** The bar of the selected customers, and what it asks. */
export function ManyCustomers({ many: { selection }, me, listed, shown, facts }: Props) {
  const keys = useSyncExternalStore(selection.subscribe, selection.get);
  const customers = useMemo(() => listed.filter(({ id }) => keys.has(id)), [listed, keys]);
  const [asked, setAsked] = useState<{ action: ManyAction; customers: readonly User[] } | null>(null);
  return (
    <>
      {customers.length > 0 && (
        <CustomersBar
          count={customers.length}
          hidden={customers.filter(({ id }) => !shown.has(id)).length}
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
    </>
  );
}
