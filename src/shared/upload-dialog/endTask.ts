import { api, isApiProblem, listTag, type TaskDetails } from '../../api';
import type { AppDispatch, RootState } from '../../lib/redux';
import { showAlert } from '../alert-bar/alertSlice';
import { selectUpload, taskEnded, type UploadKind } from './uploadSlice';
import { uploadTexts } from './uploadTexts';

/** Why a task has failed; null when it has done what it should, undefined while it has not ended. */
export function endOf(details: TaskDetails | undefined, problem: unknown): string | null | undefined {
  // A task that the host does not know will never end; any other failure is only one of asking.
  if (isApiProblem(problem) && problem.status === 404) return problem.detail;
  if (details?.status === 'done') return null;
  return details?.status === 'failed' ? (details.error ?? 'The task has failed.') : undefined;
}

/** Tells once what came of a task of an upload, and asks anew for what it changed. */
export const endTask =
  (kind: UploadKind, taskId: string, error: string | null) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const lines = error === null ? [] : await dispatch(linesOf(taskId, error));
    if (!selectUpload(getState(), kind).taskIds.includes(taskId)) return;
    dispatch(taskEnded({ kind, taskId, hasFailed: error !== null, lines }));
    dispatch(api.util.invalidateTags(['catalogs', 'orders', listTag('tasks')]));

    const { phase, hasFailed } = selectUpload(getState(), kind);
    const { done, failed } = uploadTexts[kind];
    if (error !== null) dispatch(showAlert({ message: failed(error), severity: 'error' }));
    else if (phase === 'none' && !hasFailed) dispatch(showAlert({ message: done, severity: 'success' }));
  };

/** Every fault that the host keeps of a task, which not every host does. */
const linesOf = (taskId: string, error: string) => async (dispatch: AppDispatch) => {
  const tasks = api.endpoints.listTasks.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(tasks);
  const errors = data?.tasks.find(({ task_id }) => task_id === taskId)?.errors ?? [];
  return errors.length > 0 ? errors : [error];
};
