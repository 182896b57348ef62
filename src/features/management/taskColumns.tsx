import { DownloadOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Flex, Progress, Tag } from 'antd';
import type { Task } from '../../api';
import { dateAndTimeText } from '../../lib/dates';
import type { ListColumn } from '../../ui/list-table/listColumns';
import styles from './TaskListDialog.module.css';

export interface TaskHandlers {
  onRetry: (task: Task) => void;
  onDownload: (task: Task) => void;
}

/** The documented columns (spec 2 'Management screen'), when each began, and what can be done about a failed one. */
export function taskColumns(handlers: TaskHandlers): readonly ListColumn<Task>[] {
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

export const taskStatus = ({ status }: Task) => <Tag color={colors[status]}>{status}</Tag>;

export function taskProgress({ task_id, progress }: Task) {
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

export function taskButtons(task: Task, { onRetry, onDownload }: TaskHandlers) {
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
