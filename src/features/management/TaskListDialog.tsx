import { Button, Modal } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import {
  failureOf,
  type Task,
  useDownloadTaskErrorsMutation,
  useListTasksQuery,
  useRetryTaskMutation,
} from '../../api';
import { timings } from '../../domain/constants';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { StaleNote } from '../../shared/load-failure/StaleNote';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { ListTable } from '../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import { TaskCard } from './TaskCard';
import { taskColumns } from './taskColumns';
import styles from './TaskListDialog.module.css';

const nothing: readonly Task[] = [];

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
  const handlers = useMemo(
    () => ({
      onRetry: (task: Task) => void handleRetry(task),
      onDownload: (task: Task) => void handleDownload(task),
    }),
    [handleRetry, handleDownload],
  );
  const columns = useMemo(() => taskColumns(handlers), [handlers]);
  const card = useCallback((task: Task) => <TaskCard task={task} {...handlers} />, [handlers]);
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
          <ListTable
            label="Tasks"
            columns={columns}
            rows={tasks}
            rowKey={taskId}
            sort={sort}
            onSort={setSort}
            card={card}
            // A tablet has no room for the columns in a dialog.
            cardsBelow={992}
            isLoading={data === undefined}
            scrollKey={JSON.stringify(sort)}
            empty={<EmptyState text="There are no tasks yet." />}
          />
        )}
      </div>
    </Modal>
  );
}

const taskId = ({ task_id }: Task) => task_id;
