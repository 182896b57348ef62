import { DownloadOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Flex, Progress, Tag, Typography } from 'antd';
import { useCallback, useMemo } from 'react';
import { type Task, useDownloadTaskErrorsMutation, useListTasksQuery, useRetryTaskMutation } from '../../api';
import { timings } from '../../domain/constants';
import { dateAndTimeText } from '../../lib/dates';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { useNotices } from '../alert-bar/useNotices';
import { LoadedTable } from '../loaded-table/LoadedTable';
import styles from './TaskTable.module.css';

interface Props {
  /** Only the tasks that update this catalog. */
  catalogId?: string;
}

/** The background tasks (spec 2, 9): refreshed every 10 seconds while they are shown and the page is visible. */
export function TaskTable({ catalogId }: Props) {
  const filter = catalogId === undefined ? {} : { catalog: catalogId };
  const query = useListTasksQuery(filter, {
    pollingInterval: timings.taskListPollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [retryTask] = useRetryTaskMutation();
  const [downloadErrors] = useDownloadTaskErrorsMutation();
  const { report } = useNotices();
  const handlers = useMemo(
    () => ({
      onRetry: ({ task_id: id }: Task) => void report(retryTask({ id })),
      onDownload: ({ task_id: id }: Task) => void report(downloadErrors({ id })),
    }),
    [retryTask, downloadErrors, report],
  );
  const columns = useMemo(() => taskColumns(handlers), [handlers]);
  const card = useCallback((task: Task) => <TaskCard task={task} {...handlers} />, [handlers]);

  return (
    <div className={styles.list}>
      <LoadedTable
        label="Tasks"
        query={{ ...query, data: query.data?.tasks }}
        columns={columns}
        rowKey={taskId}
        card={card}
        // A tablet has no room for the columns in a dialog.
        cardsBelow={992}
        empty={
          <EmptyState
            text={
              catalogId === undefined ? 'There are no tasks yet.' : 'No task has updated this catalog lately.'
            }
          />
        }
      />
    </div>
  );
}

const taskId = ({ task_id }: Task) => task_id;

/** A task of the list on a phone. */
function TaskCard({ task, ...handlers }: TaskHandlers & { task: Task }) {
  return (
    <Flex vertical gap={2}>
      <Flex justify="space-between" gap={12}>
        <strong>{task.class}</strong>
        {taskStatus(task)}
      </Flex>
      <Flex justify="space-between" gap={12}>
        <Typography.Text type="secondary">{createdText(task)}</Typography.Text>
        <Typography.Text type="secondary" ellipsis>
          {task.task_id}
        </Typography.Text>
      </Flex>
      {taskProgress(task)}
      {task.error && <span className={styles.error}>{task.error}</span>}
      {taskButtons(task, handlers)}
    </Flex>
  );
}

interface TaskHandlers {
  onRetry: (task: Task) => void;
  onDownload: (task: Task) => void;
}

/** The documented columns (spec 2 'Management screen'), the start time, and the actions for a failed task. */
function taskColumns(handlers: TaskHandlers): readonly ListColumn<Task>[] {
  return [
    {
      key: 'task_id',
      title: 'task_id',
      width: 112,
      fixed: 'start',
      render: ({ task_id }) => <span title={task_id}>{task_id}</span>,
    },
    {
      key: 'class',
      title: 'class',
      width: 112,
      sortBy: (task) => task.class,
      render: (task) => <span title={task.class}>{task.class}</span>,
    },
    {
      key: 'created',
      title: 'created',
      width: 152,
      sortBy: ({ created = 0 }) => created,
      render: createdText,
    },
    {
      key: 'status',
      title: 'status',
      width: 88,
      sortBy: ({ status }) => status,
      render: taskStatus,
    },
    {
      key: 'progress',
      title: 'progress',
      width: 128,
      sortBy: ({ progress }) => progress,
      render: taskProgress,
    },
    {
      key: 'error',
      title: 'error',
      width: 220,
      sortBy: ({ error }) => error ?? '',
      render: ({ error }) => <span className={styles.error}>{error}</span>,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 172,
      align: 'end',
      fixed: 'end',
      render: (task) => taskButtons(task, handlers),
    },
  ];
}

export const createdText = ({ created }: Task) => (created === undefined ? '' : dateAndTimeText(created));

const colors: { readonly [status in Task['status']]?: string } = {
  WIP: 'processing',
  done: 'success',
  failed: 'error',
};

const taskStatus = ({ status }: Task) => <Tag color={colors[status]}>{status}</Tag>;

function taskProgress({ task_id, progress }: Task) {
  return (
    <Progress
      className={styles.progress}
      percent={progress}
      format={(percent = 0) => `${percent}%`}
      size="small"
      aria-label={`Progress of ${task_id}`}
    />
  );
}

function taskButtons(task: Task, { onRetry, onDownload }: TaskHandlers) {
  return (
    <Flex gap={4} justify="end">
      {(task.errors?.length ?? 0) > 0 && (
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={`Errors of ${task.task_id}`}
          onClick={() => onDownload(task)}
        >
          Errors
        </Button>
      )}
      {task.can_retry === true && (
        <Button
          size="small"
          icon={<RedoOutlined aria-hidden />}
          aria-label={`Retry ${task.task_id}`}
          onClick={() => onRetry(task)}
        >
          Retry
        </Button>
      )}
    </Flex>
  );
}
