import { Flex, Typography } from 'antd';
import type { Task } from '../../api';
import { createdText, taskButtons, type TaskHandlers, taskProgress, taskStatus } from './taskColumns';
import styles from './TaskListDialog.module.css';

/** A task of the list on a phone. */
export function TaskCard({ task, ...handlers }: TaskHandlers & { task: Task }) {
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
