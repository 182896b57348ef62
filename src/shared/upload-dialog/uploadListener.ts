import { api, isApiProblem, listTag, type TaskDetails } from '../../api';
import { type AppListenerApi, startAppListening } from '../../lib/redux';
import { showAlert } from '../alert-bar/alertSlice';
import { selectKindOfTask, selectUpload, taskEnded } from './uploadSlice';
import { uploadTexts } from './uploadTexts';

const { getTaskStatus, listTasks } = api.endpoints;

// When the polling sees a task of ours end, what came of it is told once, and what it changed is asked for again.
startAppListening({
  matcher: getTaskStatus.matchFulfilled,
  effect: ({ meta, payload }, listener) =>
    tellTaskEnd(meta.arg.originalArgs.id, endOf(payload.details), listener),
});
startAppListening({
  matcher: getTaskStatus.matchRejected,
  effect: ({ meta, payload }, listener) => tellTaskEnd(meta.arg.originalArgs.id, lossOf(payload), listener),
});

/** `error` is null when the task did what it should. */
interface TaskEnd {
  readonly error: string | null;
}

async function tellTaskEnd(taskId: string, end: TaskEnd | null, listener: AppListenerApi): Promise<void> {
  const { dispatch, getState } = listener;
  if (end === null || selectKindOfTask(getState(), taskId) === null) return;
  const lines = end.error === null ? [] : await linesOf(taskId, end.error, listener);
  // Another answer about the same task may have told it meanwhile.
  const kind = selectKindOfTask(getState(), taskId);
  if (kind === null) return;
  dispatch(taskEnded({ kind, taskId, hasFailed: end.error !== null, lines }));
  dispatch(api.util.invalidateTags(['catalogs', 'orders', listTag('tasks')]));

  const { phase, hasFailed } = selectUpload(getState(), kind);
  const { done, failed } = uploadTexts[kind];
  if (end.error !== null) dispatch(showAlert({ message: failed(end.error), severity: 'error' }));
  else if (phase === 'none' && !hasFailed) dispatch(showAlert({ message: done, severity: 'success' }));
}

/** How a task has ended; null while it has not. */
function endOf({ status, error }: TaskDetails): TaskEnd | null {
  if (status === 'done') return { error: null };
  return status === 'failed' ? { error: error ?? 'The task has failed.' } : null;
}

/** A task that the host does not know will never end; any other failure is only one of asking. */
function lossOf(problem: unknown): TaskEnd | null {
  return isApiProblem(problem) && problem.status === 404 ? { error: problem.detail } : null;
}

/** Every fault that the host keeps of a task, which not every host does. */
async function linesOf(
  taskId: string,
  error: string,
  { dispatch }: AppListenerApi,
): Promise<readonly string[]> {
  const { data } = await dispatch(listTasks.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const errors = data?.tasks.find(({ task_id }) => task_id === taskId)?.errors ?? [];
  return errors.length > 0 ? errors : [error];
}
