import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import {
  api,
  isApiProblem,
  listTag,
  type OrderTaskSummary,
  useListOrderTasksQuery,
  useStartOrderTaskMutation,
} from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import type { Role } from '../../../domain/access/roleOptions';
import { useAppDispatch } from '../../../lib/redux';
import { useKeptState } from '../../../lib/useKeptState';
import { useStableCallback } from '../../../lib/useStableCallback';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { hasEnded } from './taskTexts';

const askAgainMs = 1000;
const nothing: readonly OrderTaskSummary[] = [];

/** The tasks over many orders of a person. */
export interface OrderTasks {
  /** Whether the host knows such tasks. */
  readonly isKnown: boolean;
  /** Those under way, the newest first. */
  readonly running: readonly OrderTaskSummary[];
  /** The first that was started in this browser, has ended, and was not looked at yet. */
  readonly ended: OrderTaskSummary | null;
  /** It was looked at. */
  readonly dismiss: (taskId: string) => void;
  /** Starts a task; says why it could not, and resolves to whether it could. */
  readonly start: (
    action: OrderTaskSummary['action'],
    orderIds: readonly string[],
    more?: { service_date: number | null },
  ) => Promise<boolean>;
}

/** Starts tasks over many orders, and polls them while there are any. Whoever leaves the page finds them again. */
export function useOrderTasks(roles: readonly Role[], personId: string): OrderTasks {
  const skip = !mayCall(roles, 'listOrderTasks');
  const tasks = useListOrderTasksQuery(undefined, { skip }).currentData?.tasks;
  const running = useMemo(() => tasks?.filter((task) => !hasEnded(task)) ?? nothing, [tasks]);
  const [mine, setMine] = useKeptState(`order-tasks:${personId}`, readIds);
  useListOrderTasksQuery(undefined, {
    skip,
    pollingInterval: running.length > 0 ? askAgainMs : 0,
    skipPollingIfUnfocused: true,
  });
  const ended = tasks?.find((task) => hasEnded(task) && mine.includes(task.task_id)) ?? null;
  const dispatch = useAppDispatch();
  const { notify } = useNotices();
  const [startTask] = useStartOrderTaskMutation();

  const endedId = ended?.task_id;
  useEffect(
    function showWhatItHasDone() {
      if (endedId !== undefined) dispatch(api.util.invalidateTags(['orders', listTag('users')]));
    },
    [dispatch, endedId],
  );

  const start = useStableCallback<Parameters<OrderTasks['start']>, Promise<boolean>>(
    async (action, orderIds, more) => {
      const startOrderTaskRequest = { action, orders: [...orderIds], key: nanoid(), ...more };
      for (let tries = 1; ; tries += 1) {
        const { data, error } = await startTask({ startOrderTaskRequest });
        if (data?.task_id !== undefined) {
          setMine([data.task_id, ...mine].slice(0, mostKept));
          return true;
        }
        // With the same key nothing is started twice.
        if (tries < mostTries && isUnanswered(error)) continue;
        notify(
          data?.error ?? (isApiProblem(error) ? error.detail : 'The task could not be started.'),
          'error',
        );
        return false;
      }
    },
  );
  const dismiss = useStableCallback((taskId: string) => setMine(mine.filter((id) => id !== taskId)));
  return { isKnown: tasks !== undefined, running, ended, dismiss, start };
}

const mostTries = 3;
const mostKept = 20;

const isUnanswered = (error: unknown) =>
  isApiProblem(error) && (error.status === 'network' || error.status === 'timeout' || error.status === 503);

const readIds = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
