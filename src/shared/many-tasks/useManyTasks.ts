import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { api, isApiProblem, useHas } from '../../api';
import { mayCall } from '../../domain/access/accessRules';
import type { Role } from '../../domain/access/roleOptions';
import { useAppDispatch } from '../../lib/redux';
import { useLocalStorage } from '../../lib/useLocalStorage';
import { useStableCallback } from '../../lib/useStableCallback';
import { useNotices } from '../alert-bar/useNotices';
import type { ManyTask, TaskKind } from './taskKind';

const pollMs = 1000;

/** Whether a task has ended. */
const hasEnded = ({ status }: Pick<ManyTask<string>, 'status'>) => status === 'done' || status === 'failed';

/** Who works on many things: their tasks and selections are their own. */
export interface Worker {
  readonly id: string;
  readonly roles: readonly Role[];
}

/** The tasks of a person over many things of one kind. */
export interface ManyTasks<Action extends string, Request> {
  /** Whether the server has such tasks. */
  readonly isKnown: boolean;
  /** Those under way, the newest first. */
  readonly running: readonly ManyTask<Action>[];
  /** The first that was started in this browser, has ended, and was not dismissed yet. */
  readonly ended: ManyTask<Action> | null;
  readonly dismiss: (taskId: string) => void;
  /** Starts a task; says why it could not, and resolves to whether it could. */
  readonly start: (request: Request) => Promise<boolean>;
}

/**
 * Starts tasks, and polls them while there are any: whoever leaves the page finds them again. What it returns stays the
 * same until a task changes, so that a list that is given it need not be rendered at each key.
 */
export function useManyTasks<Action extends string, Request>(
  kind: TaskKind<Action, Request>,
  { id, roles }: Worker,
): ManyTasks<Action, Request> {
  const skip = !useHas(kind.listCall) || !mayCall(roles, kind.listCall);
  const options = { skip, skipPollingIfUnfocused: true };
  const { currentData, isError } = kind.useTasks(undefined, { ...options, pollingInterval: 0 });
  const tasks = currentData?.tasks;
  const running = useMemo(() => tasks?.filter((task) => !hasEnded(task)) ?? [], [tasks]);
  kind.useTasks(undefined, { ...options, pollingInterval: running.length > 0 ? pollMs : 0 });
  const [mine, setMine] = useLocalStorage(`${kind.thing}-tasks:${id}`, readIds);
  const ended = tasks?.find((task) => hasEnded(task) && mine.includes(task.task_id)) ?? null;
  const dispatch = useAppDispatch();
  const refetchStale = useEffectEvent(() => dispatch(api.util.invalidateTags(kind.stale)));
  const endedId = ended?.task_id;
  useEffect(
    function showWhatItHasDone() {
      if (endedId !== undefined) refetchStale();
    },
    [endedId],
  );

  const { notify } = useNotices();
  const send = kind.useStart();
  const start = useStableCallback<[Request], Promise<boolean>>(async (request) => {
    const key = nanoid();
    for (let tries = 1; ; tries += 1) {
      const { data, error } = await send({ ...request, key });
      if (data?.task_id !== undefined) {
        setMine([data.task_id, ...mine].slice(0, maxRemembered));
        return true;
      }
      // With the same key nothing is started twice.
      if (tries < maxTries && isUnanswered(error)) continue;
      notify(data?.error ?? (isApiProblem(error) ? error.detail : 'The task could not be started.'), 'error');
      return false;
    }
  });
  const dismiss = useStableCallback((taskId: string) => setMine(mine.filter((one) => one !== taskId)));
  // Also before it has answered, so that no column comes late.
  const isKnown = !skip && !isError;
  return useMemo(
    () => ({ isKnown, running, ended, dismiss, start }),
    [isKnown, running, ended, dismiss, start],
  );
}

const maxTries = 3;
const maxRemembered = 20;

const isUnanswered = (error: unknown) =>
  isApiProblem(error) && (error.status === 'network' || error.status === 'timeout' || error.status === 503);

/** Reads stored ids, whatever is stored instead of them. */
export const readIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
