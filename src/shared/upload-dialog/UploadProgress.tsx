import { skipToken } from '@reduxjs/toolkit/query';
import { Flex, Steps } from 'antd';
import { useGetTaskStatusQuery } from '../../api';
import { timings } from '../../domain/constants/timings';
import { useAppSelector } from '../../lib/redux';
import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { selectUpload, type UploadKind } from './uploadSlice';

interface Props {
  kind: UploadKind;
  /** Bytes of the files that are being sent. */
  bytes: number;
}

/** How far an upload and its task are; the task is polled while this is shown and the page is visible (spec 4, 9). */
export function UploadProgress({ kind, bytes }: Props) {
  const { phase, sent, started, taskIds } = useAppSelector((state) => selectUpload(state, kind));
  const [taskId] = taskIds;
  const { currentData } = useGetTaskStatusQuery(taskId === undefined ? skipToken : { id: taskId }, {
    pollingInterval: timings.uploadTaskPollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });

  if (phase === 'none') return <div role="status" />;
  const ended = started - taskIds.length;
  const percent =
    phase === 'uploading'
      ? percentOf(sent, bytes)
      : percentOf(100 * ended + (currentData?.details.progress ?? 0), 100 * started);
  const text = phase === 'uploading' ? `Uploading, sent ${percent}%` : `Processing, done ${percent}%`;
  return (
    <Flex vertical gap={8}>
      <Steps
        size="small"
        responsive={false}
        current={phase === 'uploading' ? 0 : 1}
        items={[{ title: 'Upload' }, { title: 'Process' }]}
      />
      <div role="status">
        {/* The bar of the work does not begin where that of the sending has ended. */}
        <ProgressLine key={phase} text={text} percent={percent} />
      </div>
    </Flex>
  );
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
}
