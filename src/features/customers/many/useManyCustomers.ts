import { useEffect, useMemo, useState } from 'react';
import type { User } from '../../../api';
import { createSelection } from '../../../ui/list-table/selection';

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

/** What `useManyCustomers` gives. */
export type ManyCustomersState = ReturnType<typeof useManyCustomers>;
