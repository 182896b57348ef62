import { useEffect, useMemo } from 'react';
import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { counted } from '../../../lib/numbers';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { usePicking } from '../../../ui/list-table/usePicking';
import { useOrderTasks } from './useOrderTasks';
import { useUndo } from './useUndo';

/**
 * What can be done to many orders of the list: the selection, and the tasks. `listed` are all orders of the list,
 * undefined while they are not known; what is no longer among them is no longer selected.
 */
export function useManyOrders(
  roles: readonly Role[],
  personId: string,
  listed: readonly OrderSummary[] | undefined,
) {
  const tasks = useOrderTasks(roles, personId);
  const offerUndo = useUndo(tasks.start);
  const picking = usePicking();
  const { selection } = picking;
  const { notify } = useNotices();

  useEffect(
    function dropWhatIsGone() {
      if (listed === undefined || selection.get().size === 0) return;
      const gone = selection.keepOnly(new Set(listed.map(({ id }) => id)));
      if (gone === 0) return;
      notify(
        `${counted(gone, 'selected order')} left the list and ${gone === 1 ? 'is' : 'are'} no longer selected.`,
        'info',
      );
    },
    [listed, selection, notify],
  );

  const rows = useMemo(() => ({ of: selection, nameOf, all: 'Select all shown orders' }), [selection]);
  return { ...picking, tasks, offerUndo, rows };
}

const nameOf = ({ name, customer }: OrderSummary) => `${name} of ${customer.name}`;

/** What `useManyOrders` gives. */
export type ManyOrdersState = ReturnType<typeof useManyOrders>;
