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
import { useT } from '../../languages/useT';

const pollMs = 1000;

/** Whether a task has ended. */
const hasEnded = ({ status }: Pick<ManyTask<string>, 'status'>) => status === 'done' || status === 'failed';

/** The current user, who owns the tasks and the selection. */
export interface Worker {
  readonly id: string;
  readonly roles: readonly Role[];
}

/** A person's tasks over items of one kind. */
export interface ManyTasks<Action extends string, Request> {
  /** Whether the server has such tasks. */
  readonly isKnown: boolean;
  /** The running tasks, newest first. */
  readonly running: readonly ManyTask<Action>[];
  /** The first task started in this browser that has ended and was not dismissed yet. */
  readonly ended: ManyTask<Action> | null;
  readonly dismiss: (taskId: string) => void;
  /** Starts a task, or reports why it could not; resolves to whether it was started. */
  readonly start: (request: Request) => Promise<boolean>;
}

/**
 * Starts tasks and polls the running ones, also those started before the page was left. The result is referentially
 * stable until a task changes, so that a list doesn't re-render on each key.
 */
export function useManyTasks<Action extends string, Request>(
  kind: TaskKind<Action, Request>,
  { id, roles }: Worker,
): ManyTasks<Action, Request> {
  const t = useT();
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
    function refetchWhenEnded() {
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
      // The same idempotency key starts nothing twice.
      if (tries < maxTries && isUnanswered(error)) continue;
      notify(
        data?.error ?? (isApiProblem(error) ? error.detail : t('The task could not be started.')),
        'error',
      );
      return false;
    }
  });
  const dismiss = useStableCallback((taskId: string) => setMine(mine.filter((one) => one !== taskId)));
  // Also true before it has answered, so that no column appears late.
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

/** Parses stored ids; invalid values are dropped. */
export const readIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
