import { useEffect, useMemo } from 'react';
import type { User } from '../../../api';
import { usePicking } from '../../../ui/list-table/usePicking';

/** The selection of the customers list; `listed` are all customers, undefined while they are not known. */
export function useManyCustomers(listed: readonly User[] | undefined) {
  const picking = usePicking();
  const { selection } = picking;

  useEffect(
    function dropWhoIsGone() {
      if (listed !== undefined) selection.keepOnly(new Set(listed.map(({ id }) => id)));
    },
    [listed, selection],
  );

  const rows = useMemo(() => ({ of: selection, nameOf, all: 'Select all shown customers' }), [selection]);
  return { ...picking, rows };
}

const nameOf = ({ name }: User) => name;

/** What `useManyCustomers` gives. */
export type ManyCustomersState = ReturnType<typeof useManyCustomers>;
