import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHasBeenTrue } from '../../lib/useHasBeenTrue';
import { createSelection, type Selection } from '../../ui/list-table/selection';
import { useNotices } from '../alert-bar/useNotices';
import type { TaskKind } from './taskKind';
import { type ManyTasks, useManyTasks, type Worker } from './useManyTasks';
import { useT } from '../../languages/useT';

/**
 * The selection and the bulk tasks of a list. `listed` are all rows, undefined while loading; rows that leave it are
 * deselected. On a phone rows can be selected only while `isPicking`; ending it clears the selection.
 */
export function useMany<Action extends string, Request, Row extends { readonly id: string }>(
  kind: TaskKind<Action, Request>,
  worker: Worker,
  listed: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
) {
  const t = useT();
  const tasks = useManyTasks(kind, worker);
  const [selection] = useState(createSelection);
  const [isPicking, setPicking] = useState(false);
  const { notify } = useNotices();
  const { thing } = kind;

  useEffect(
    function deselectRemoved() {
      if (listed === undefined || selection.get().size === 0) return;
      const removed = selection.retain(new Set(listed.map(({ id }) => id)));
      if (removed === 0) return;
      notify(
        t(
          '{thing, select, order {{removed, plural, one {# selected order left the list and is no longer selected.} other {# selected orders left the list and are no longer selected.}}} other {{removed, plural, one {# selected customer left the list and is no longer selected.} other {# selected customers left the list and are no longer selected.}}}}',
          { thing, removed },
        ),
        'info',
      );
    },
    [listed, selection, notify, thing, t],
  );

  const start = async (request: Request) => {
    const hasStarted = await tasks.start(request);
    if (hasStarted) selection.replace([]);
    return hasStarted;
  };
  const togglePicking = () => {
    if (isPicking) selection.replace([]);
    setPicking(!isPicking);
  };
  const hasSelected = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0);
  const rows = useMemo(
    () => ({
      of: selection,
      nameOf,
      all: t('Select all shown {thing, select, order {orders} other {customers}}', { thing }),
    }),
    [selection, nameOf, thing, t],
  );
  return {
    tasks,
    selection,
    /** Starts a task with the selected items and deselects them; resolves to whether it was started. */
    start,
    rows,
    isPicking,
    togglePicking,
    /** Whether there was anything to select or report, which loads the code for it. */
    isUsed: useHasBeenTrue(hasSelected || tasks.running.length > 0 || tasks.ended !== null),
  };
}

/** The result of `useMany`. */
export interface ManyState<Action extends string, Request> {
  readonly tasks: ManyTasks<Action, Request>;
  readonly selection: Selection;
  readonly start: ManyTasks<Action, Request>['start'];
}

/** The selected rows in their shown order; those that the search hides come last. */
export function useSelectedRows<Row extends { readonly id: string }>(
  selection: Selection,
  listed: readonly Row[],
  shown: readonly Row[],
) {
  const keys = useSyncExternalStore(selection.subscribe, selection.get);
  return useMemo(() => {
    if (keys.size === 0) return { rows: [], hidden: 0 };
    const seen = shown.filter(({ id }) => keys.has(id));
    if (seen.length === keys.size) return { rows: seen, hidden: 0 };
    const known = new Set(seen);
    const others = listed.filter((row) => keys.has(row.id) && !known.has(row));
    return { rows: [...seen, ...others], hidden: others.length };
  }, [keys, listed, shown]);
}
