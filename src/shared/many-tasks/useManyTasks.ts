import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isApiProblem } from '../../api';
import { useKeptState } from '../../lib/useKeptState';
import { useStableCallback } from '../../lib/useStableCallback';
import { useNotices } from '../alert-bar/useNotices';

/** How often a task under way is asked for again. */
export const askAgainMs = 1000;

/** What all tasks over many things have. */
interface ManyTask {
  readonly task_id: string;
  readonly status: 'created' | 'WIP' | 'failed' | 'done';
}

/** Whether a task has ended. */
export const hasEnded = ({ status }: Pick<ManyTask, 'status'>) => status === 'done' || status === 'failed';

interface Watched<Task extends ManyTask> {
  /** The tasks of the person, the newest first; undefined where the host has none of them. */
  tasks: readonly Task[] | undefined;
  /** Where this browser keeps which of them were started here. */
  keptKey: string;
  /** Called when one that was started here has ended. */
  onEnded: () => void;
}

/** How a call that starts a task answers. */
interface Started {
  readonly data?: { readonly task_id?: string; readonly error?: string };
  readonly error?: unknown;
}

/**
 * The tasks under way, and those that this browser has started, until what became of them was looked at. What it returns
 * stays the same until one of them changes, so that a list that is given it need not be rendered at each key.
 */
export function useManyTasks<Task extends ManyTask>({ tasks, keptKey, onEnded }: Watched<Task>) {
  const running = useMemo(() => tasks?.filter((task) => !hasEnded(task)) ?? [], [tasks]);
  const [mine, setMine] = useKeptState(keptKey, readIds);
  const ended = tasks?.find((task) => hasEnded(task) && mine.includes(task.task_id)) ?? null;
  const { notify } = useNotices();
  const tellEnded = useEffectEvent(onEnded);
  const endedId = ended?.task_id;
  useEffect(
    function showWhatItHasDone() {
      if (endedId !== undefined) tellEnded();
    },
    [endedId],
  );

  /** Starts a task; says why it could not, and resolves to whether it could. */
  const start = useStableCallback<[(key: string) => Promise<Started>], Promise<boolean>>(async (send) => {
    const key = nanoid();
    for (let tries = 1; ; tries += 1) {
      const { data, error } = await send(key);
      if (data?.task_id !== undefined) {
        setMine([data.task_id, ...mine].slice(0, mostKept));
        return true;
      }
      // With the same key nothing is started twice.
      if (tries < mostTries && isUnanswered(error)) continue;
      notify(data?.error ?? (isApiProblem(error) ? error.detail : 'The task could not be started.'), 'error');
      return false;
    }
  });
  const dismiss = useStableCallback((taskId: string) => setMine(mine.filter((id) => id !== taskId)));
  const isKnown = tasks !== undefined;
  return useMemo(
    () => ({ isKnown, running, ended, dismiss, start }),
    [isKnown, running, ended, dismiss, start],
  );
}

const mostTries = 3;
const mostKept = 20;

const isUnanswered = (error: unknown) =>
  isApiProblem(error) && (error.status === 'network' || error.status === 'timeout' || error.status === 503);

/** Kept ids, whatever stands in their place. */
export const readIds = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
