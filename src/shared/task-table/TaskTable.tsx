import { DownloadOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Flex, Progress, Tag, Typography } from 'antd';
import { useCallback, useMemo } from 'react';
import {
  type Task,
  useDownloadTaskErrorsMutation,
  useHas,
  useListTasksQuery,
  useRetryTaskMutation,
} from '../../api';
import { timings } from '../../domain/constants';
import { dateAndTimeText } from '../../lib/dates';
import { percentOfRunning } from '../../lib/numbers';
import { isolated } from '../../domain/text/isolated';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { type ListColumn, longestText } from '../../ui/list-table/listColumns';
import { fullTextColumn, inFull } from '../../ui/list-table/plainColumns';
import { useNotices } from '../alert-bar/useNotices';
import { LoadedTable } from '../loaded-table/LoadedTable';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';

interface Props {
  /** Shows only the tasks that update this catalog. */
  catalogId?: string;
}

/** The background tasks (spec 2, 9): refreshed every 10 seconds while they are shown and the page is visible. */
export function TaskTable({ catalogId }: Props) {
  const t = useT();
  const filter = catalogId === undefined ? {} : { catalog: catalogId };
  const query = useListTasksQuery(filter, {
    pollingInterval: timings.taskListPollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [retryTask] = useRetryTaskMutation();
  const [downloadErrors] = useDownloadTaskErrorsMutation();
  const { report } = useNotices();
  const canRetry = useHas('retryTask');
  const canDownload = useHas('downloadTaskErrors');
  const handlers = useMemo(
    (): TaskHandlers => ({
      ...(canRetry && { onRetry: ({ task_id: id }) => void report(retryTask({ id })) }),
      ...(canDownload && { onDownload: ({ task_id: id }) => void report(downloadErrors({ id })) }),
    }),
    [canRetry, canDownload, retryTask, downloadErrors, report],
  );
  const columns = useMemo(() => taskColumns(handlers), [handlers]);
  const card = useCallback((task: Task) => <TaskCard task={task} {...handlers} />, [handlers]);

  return (
    <Flex vertical gap={8} style={{ height: 'min(560px, 60vh)' }}>
      <LoadedTable
        isInDialog
        label={t('Tasks')}
        query={{ ...query, data: query.data?.tasks }}
        columns={columns}
        rowKey={taskId}
        card={card}
        empty={
          <EmptyState
            text={
              catalogId === undefined
                ? t('There are no tasks yet.')
                : t('No task has updated this catalog lately.')
            }
          />
        }
      />
    </Flex>
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
      <StartedByKey {...task} />
      <TaskProgress {...task} />
      {task.error && <span style={inFull}>{task.error}</span>}
      <TaskButtons task={task} {...handlers} />
    </Flex>
  );
}

/** Names the API key that started a task, if one did. */
function StartedByKey({ api_key }: Pick<Task, 'api_key'>) {
  const t = useT();
  if (api_key === undefined) return null;
  return (
    <Typography.Text type="secondary" style={inFull}>
      {t('By the key {name}', { name: isolated(api_key) })}
    </Typography.Text>
  );
}

/** What the server supports. */
interface TaskHandlers {
  onRetry?: (task: Task) => void;
  onDownload?: (task: Task) => void;
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
      ...fullTextColumn<Task>('class', 'class', 112, (task) => task.class),
      render: (task) => (
        <Flex vertical>
          {task.class}
          <StartedByKey {...task} />
        </Flex>
      ),
      // One word, which does not wrap.
      figureLength: (tasks) => longestText(tasks.map((task) => task.class)),
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
      render: (task) => <TaskProgress {...task} />,
    },
    fullTextColumn('error', 'error', 184, ({ error }) => error ?? ''),
    {
      key: 'actions',
      title: message('Actions'),
      width: 172,
      align: 'end',
      fixed: 'end',
      render: (task) => <TaskButtons task={task} {...handlers} />,
    },
  ];
}

const createdText = ({ created }: Task) => (created === undefined ? '' : dateAndTimeText(created));

const colors: { readonly [status in Task['status']]?: string } = {
  WIP: 'processing',
  done: 'success',
  failed: 'error',
};

const taskStatus = ({ status }: Task) => <Tag color={colors[status]}>{status}</Tag>;

function TaskProgress({ task_id, progress, status }: Task) {
  const t = useT();
  return (
    <Progress
      style={{ margin: 0 }}
      percent={status === 'WIP' ? percentOfRunning(progress) : progress}
      format={(percent = 0) => `${percent}%`}
      size="small"
      aria-label={t('Progress of {task_id}', { task_id })}
    />
  );
}

function TaskButtons({ task, onRetry, onDownload }: TaskHandlers & { task: Task }) {
  const t = useT();
  return (
    <Flex gap={4} justify="end">
      {onDownload && (task.errors?.length ?? 0) > 0 && (
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={t('Errors of {task_id}', { task_id: task.task_id })}
          onClick={() => onDownload(task)}
        >
          {t('Errors')}
        </Button>
      )}
      {onRetry && task.can_retry === true && (
        <Button
          size="small"
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('Retry {task_id}', { task_id: task.task_id })}
          onClick={() => onRetry(task)}
        >
          {t('Retry')}
        </Button>
      )}
    </Flex>
  );
}
