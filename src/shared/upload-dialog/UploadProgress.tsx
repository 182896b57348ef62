import { skipToken } from '@reduxjs/toolkit/query';
import { Progress } from 'antd';
import { useGetTaskStatusQuery } from '../../api';
import { timings } from '../../domain/constants/timings';
import { useAppSelector } from '../../lib/redux';
import { selectUpload, type UploadKind } from './uploadSlice';
import styles from './UploadProgress.module.css';

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
    <div className={styles.progress} role="status">
      <span>{text}</span>
      <Progress
        // The bar of the work does not begin where that of the sending has ended.
        key={phase}
        percent={percent}
        status="normal"
        showInfo={false}
        size="small"
        aria-label={text}
      />
    </div>
  );
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
}
