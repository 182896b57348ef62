import { Button, Progress } from 'antd';
import type { Task } from '../../api';
import type { Column } from '../../ui/data-table/Column';
import styles from './TaskListDialog.module.css';

interface Handlers {
  onRetry: (task: Task) => void;
  onDownload: (task: Task) => void;
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'medium' });

/** The documented columns (spec 2 'Management screen'), when each began, and what can be done about a failed one. */
export function taskColumns({ onRetry, onDownload }: Handlers): readonly Column<Task>[] {
  return [
    { key: 'task_id', title: 'task_id', track: '104px', cell: ({ task_id }) => textCell(task_id) },
    {
      key: 'class',
      title: 'class',
      track: 'minmax(120px, 0.6fr)',
      sortBy: (task) => task.class,
      cell: (task) => textCell(task.class),
    },
    {
      key: 'created',
      title: 'created',
      track: '176px',
      sortBy: ({ created = 0 }) => created,
      cell: ({ created }) => (created === undefined ? '' : dates.format(created * 1000)),
    },
    {
      key: 'status',
      title: 'status',
      track: '80px',
      sortBy: ({ status }) => status,
      cell: ({ status }) => (
        <span className={styles.status} data-status={status}>
          {status}
        </span>
      ),
    },
    {
      key: 'progress',
      title: 'progress',
      track: '136px',
      sortBy: ({ progress }) => progress,
      cell: ({ progress, task_id }) => (
        <Progress
          className={styles.progress}
          percent={progress}
          format={(percent = 0) => `${percent}%`}
          size="small"
          aria-label={`Progress of ${task_id}`}
        />
      ),
    },
    {
      key: 'error',
      title: 'error',
      track: 'minmax(160px, 1.4fr)',
      sortBy: ({ error }) => error ?? '',
      cell: ({ error }) => textCell(error ?? ''),
    },
    {
      key: 'actions',
      title: 'Actions',
      track: '148px',
      align: 'end',
      cell: (task) => (
        <span className={styles.actions}>
          {(task.errors?.length ?? 0) > 0 && (
            <Button size="small" aria-label={`Errors of ${task.task_id}`} onClick={() => onDownload(task)}>
              Errors
            </Button>
          )}
          {task.can_retry === true && (
            <Button size="small" aria-label={`Retry ${task.task_id}`} onClick={() => onRetry(task)}>
              Retry
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function textCell(text: string) {
  return (
    <span className={styles.text} title={text}>
      {text}
    </span>
  );
}
