import { Button, Modal } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import {
  failureOf,
  type Task,
  useDownloadTaskErrorsMutation,
  useListTasksQuery,
  useRetryTaskMutation,
} from '../../api';
import { timings } from '../../domain/constants/timings';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { StaleNote } from '../../shared/load-failure/StaleNote';
import { type CardLayout, DataTable } from '../../ui/data-table/DataTable';
import { nextSort, type Sort, sortRows } from '../../ui/data-table/sortRows';
import { taskColumns } from './taskColumns';
import styles from './TaskListDialog.module.css';

const nothing: readonly Task[] = [];

const card: CardLayout = {
  height: 116,
  template: `'class status' 24px 'created task_id' 22px 'progress progress' 20px 'error actions' 28px / 1fr auto`,
};

/** The task list (spec 2, 9): asked for anew every 10 seconds while it is open and the page is visible. */
export function TaskListDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useListTasksQuery(undefined, {
    pollingInterval: timings.taskListPollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [sort, setSort] = useState<Sort | null>(null);
  const [retryTask] = useRetryTaskMutation();
  const [downloadErrors] = useDownloadTaskErrorsMutation();
  const dispatch = useAppDispatch();

  const handleRetry = useCallback(
    async ({ task_id: id }: Task) => {
      const failure = failureOf(await retryTask({ id }));
      if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
    },
    [retryTask, dispatch],
  );
  const handleDownload = useCallback(
    async ({ task_id: id }: Task) => {
      const failure = failureOf(await downloadErrors({ id }));
      if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
    },
    [downloadErrors, dispatch],
  );
  const columns = useMemo(
    () =>
      taskColumns({
        onRetry: (task) => void handleRetry(task),
        onDownload: (task) => void handleDownload(task),
      }),
    [handleRetry, handleDownload],
  );
  const tasks = useMemo(() => sortRows(data?.tasks ?? nothing, columns, sort), [data, columns, sort]);

  return (
    <Modal
      open
      title="Task List"
      width={1040}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.list}>
        {isError && data !== undefined && (
          <StaleNote things="tasks" error={error} onRetry={() => void refetch()} />
        )}
        {isError && data === undefined ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label="Tasks"
            columns={columns}
            rows={tasks}
            rowKey={({ task_id }) => task_id}
            sort={sort}
            onSort={(key) => setSort(nextSort(sort, key))}
            rowHeight={40}
            minWidth={940}
            card={card}
            isLoading={data === undefined}
            isStale={false}
            scrollKey={JSON.stringify(sort)}
            empty={<p>There are no tasks yet.</p>}
          />
        )}
      </div>
    </Modal>
  );
}
