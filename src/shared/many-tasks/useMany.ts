import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { counted } from '../../lib/numbers';
import { useHasBeenTrue } from '../../lib/useHasBeenTrue';
import { createSelection, type Selection } from '../../ui/list-table/selection';
import { useNotices } from '../alert-bar/useNotices';
import type { TaskKind } from './taskKind';
import { type ManyTasks, useManyTasks, type Worker } from './useManyTasks';

/**
 * What can be done to many rows of a list: the selection, and the tasks. `listed` are all rows, undefined while they are
 * not known; what is no longer among them is no longer selected. On a phone rows are ticked only while somebody is
 * `isPicking`, and none is afterwards.
 */
export function useMany<Action extends string, Request, Row extends { readonly id: string }>(
  kind: TaskKind<Action, Request>,
  worker: Worker,
  listed: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
) {
  const tasks = useManyTasks(kind, worker);
  const [selection] = useState(createSelection);
  const [isPicking, setPicking] = useState(false);
  const { notify } = useNotices();
  const { thing } = kind;

  useEffect(
    function dropWhatIsGone() {
      if (listed === undefined || selection.get().size === 0) return;
      const gone = selection.keepOnly(new Set(listed.map(({ id }) => id)));
      if (gone === 0) return;
      notify(
        `${counted(gone, `selected ${thing}`)} left the list and ${gone === 1 ? 'is' : 'are'} no longer selected.`,
        'info',
      );
    },
    [listed, selection, notify, thing],
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
    () => ({ of: selection, nameOf, all: `Select all shown ${thing}s` }),
    [selection, nameOf, thing],
  );
  return {
    tasks,
    selection,
    /** Starts a task with what is selected, which is no longer selected then; resolves to whether it could. */
    start,
    rows,
    isPicking,
    togglePicking,
    /** Whether there was anything to do or to report: the code for it loads only then. */
    isUsed: useHasBeenTrue(hasSelected || tasks.running.length > 0 || tasks.ended !== null),
  };
}

/** What `useMany` gives. */
export interface ManyState<Action extends string, Request> {
  readonly tasks: ManyTasks<Action, Request>;
  readonly selection: Selection;
  readonly start: ManyTasks<Action, Request>['start'];
}

/** The selected rows in the order in which they are shown; those that the search hides come last. */
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
