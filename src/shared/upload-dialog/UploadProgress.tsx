import { skipToken } from '@reduxjs/toolkit/query';
import { Flex, Steps } from 'antd';
import { useEffect } from 'react';
import { useGetTaskStatusQuery } from '../../api';
import { timings } from '../../domain/constants/timings';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { BadLines } from '../bad-rows/BadRows';
import { endOf, endTask } from './endTask';
import { linesCleared, selectUpload, type UploadKind } from './uploadSlice';

interface Props {
  kind: UploadKind;
  /** Bytes of the files that are being sent. */
  bytes: number;
}

/**
 * How far an upload and its task are, and what is wrong with its files; the task is polled while this is shown and the
 * page is visible (spec 4, 9).
 */
export function UploadProgress({ kind, bytes }: Props) {
  const { phase, sent, started, taskIds, lines } = useAppSelector((state) => selectUpload(state, kind));
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
      dispatch(linesCleared({ kind }));
    },
    [dispatch, kind],
  );
  useEffect(
    function tellEnd() {
      if (taskId !== undefined && end !== undefined) void dispatch(endTask(kind, taskId, end));
    },
    [dispatch, kind, taskId, end],
  );

  const ended = started - taskIds.length;
  const isSending = phase === 'uploading';
  const percent = isSending
    ? percentOf(sent, bytes)
    : percentOf(100 * ended + (currentData?.details.progress ?? 0), 100 * started);
  const text = isSending ? `Uploading, sent ${percent}%` : `Processing, done ${percent}%`;
  const steps = [{ title: 'Upload' }, { title: 'Process' }];
  return (
    <Flex vertical gap={8}>
      {phase !== 'none' && (
        <Steps size="small" responsive={false} current={isSending ? 0 : 1} items={steps} />
      )}
      <div role="status">
        {/* The bar of the work does not begin where that of the sending has ended. */}
        {phase !== 'none' && <ProgressLine key={phase} text={text} percent={percent} />}
      </div>
      <BadLines lines={lines} outcome="nothing was changed" />
    </Flex>
  );
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
}
