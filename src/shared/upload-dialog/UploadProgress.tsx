import { skipToken } from '@reduxjs/toolkit/query';
import { Flex } from 'antd';
import { useEffect } from 'react';
import { api, isApiProblem, listTag, type TaskDetails, useGetTaskStatusQuery } from '../../api';
import { timings } from '../../domain/constants';
import { type TaskUpload, taskUploads } from '../../domain/uploads/uploads';
import { percentOfRunning } from '../../lib/numbers';
import { type AppDispatch, type RootState, useAppDispatch, useAppSelector } from '../../lib/redux';
import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { BadLines, nothingChanged } from '../bad-rows/BadRows';
import { afterUpload, NoteLines } from '../bad-rows/RowNotes';
import { linesCleared, selectUpload, taskEnded } from './uploadSlice';
import { showAlert } from '../alert-bar/alertSlice';
import { useT } from '../../languages/useT';
import { language } from '../../languages/useT';

interface Props {
  call: TaskUpload;
  /** Bytes of the files that are being sent. */
  bytes: number;
}

/**
 * The progress of an upload and its task, and the errors of its files; the task is polled while this is shown and the
 * page is visible (spec 4, 9).
 */
export function UploadProgress({ call, bytes }: Props) {
  const t = useT();
  const { phase, sent, started, taskIds, lines, notes } = useAppSelector((state) =>
    selectUpload(state, call),
  );
  const dispatch = useAppDispatch();
  const [taskId] = taskIds;
  const { currentData, error } = useGetTaskStatusQuery(taskId === undefined ? skipToken : { id: taskId }, {
    pollingInterval: timings.uploadTaskPollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const end = endOf(currentData?.details, error);

  useEffect(
    function forgetLastOutcome() {
      dispatch(linesCleared({ call }));
    },
    [dispatch, call],
  );
  useEffect(
    function reportEnd() {
      if (taskId !== undefined && end !== undefined) void dispatch(endTask(call, taskId, end));
    },
    [dispatch, call, taskId, end],
  );

  const ended = started - taskIds.length;
  const isSending = phase === 'uploading';
  const percent = isSending
    ? percentOf(sent, bytes)
    : percentOfRunning(percentOf(100 * ended + (currentData?.details.progress ?? 0), 100 * started));
  const text = isSending
    ? t('Uploading, sent {percent}%', { percent })
    : t('Processing, done {percent}%', { percent });
  // All has been sent, and the server reads it.
  const isUnknown = isSending && bytes > 0 && sent >= bytes;
  return (
    <Flex vertical gap={8}>
      <div role="status">
        {/* The task's progress bar starts at 0 again. */}
        {phase !== 'none' && <ProgressLine key={phase} text={text} percent={isUnknown ? null : percent} />}
      </div>
      <BadLines lines={lines} title={nothingChanged} />
      <NoteLines lines={notes} title={t(afterUpload)} />
    </Flex>
  );
}

function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, Math.floor((100 * part) / total));
}

/** Why a task has failed; null when it succeeded, undefined while it has not ended. */
export function endOf(details: TaskDetails | undefined, problem: unknown): string | null | undefined {
  // A task that the server doesn't know will never end; other failures are temporary polling errors.
  if (isApiProblem(problem) && problem.status === 404) return problem.detail;
  if (details?.status === 'done') return null;
  return details?.status === 'failed'
    ? (details.error ?? language.get().t('The task has failed.'))
    : undefined;
}

/** Reports once how an upload's task ended, with its lines, and refetches what it changed. */
export const endTask =
  (call: TaskUpload, taskId: string, error: string | null) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const taskLines = await dispatch(linesOf(taskId));
    const lines = taskLines.length === 0 && error !== null ? [error] : taskLines;
    if (!selectUpload(getState(), call).taskIds.includes(taskId)) return;
    dispatch(taskEnded({ call, taskId, hasFailed: error !== null, lines }));
    dispatch(api.util.invalidateTags(['catalogs', 'orders', listTag('tasks')]));

    const { phase, hasFailed } = selectUpload(getState(), call);
    const { done, failed } = taskUploads[call].texts;
    const { t } = language.get();
    if (error !== null) dispatch(showAlert({ message: t(failed(error)), severity: 'error' }));
    else if (phase === 'none' && !hasFailed) dispatch(showAlert({ message: t(done), severity: 'success' }));
  };

/** A task's errors, or the notes of an accepted file, if the server stores them. */
const linesOf = (taskId: string) => async (dispatch: AppDispatch) => {
  const tasks = api.endpoints.listTasks.initiate({}, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(tasks);
  return data?.tasks.find(({ task_id }) => task_id === taskId)?.errors ?? [];
};
