import { Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type OrderTaskSummary, useDownloadOrderTaskFilesMutation, useGetOrderTaskQuery } from '../../../api';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { TaskReport } from '../../../shared/many-tasks/TaskReport';
import type { SentOrders } from '../sent/useSentOrders';
import type { SkippedOrder } from './SendDialog';
import { doneText, makesFiles } from './taskTexts';

interface Props {
  task: OrderTaskSummary;
  skipped: readonly SkippedOrder[];
  /** Selects these orders in the list. */
  onSelect: (orderIds: readonly string[]) => void;
  /** Told which orders a task has sent. */
  onSent: SentOrders['onSent'];
  onClose: () => void;
}

/** What a task has done to each of its orders, and why others were not among them. */
export function ReportDialog({ task, skipped, onSelect, onSent, onClose }: Props) {
  const { task_id: id, action, status } = task;
  const { currentData, error, refetch } = useGetOrderTaskQuery({ id }, { refetchOnMountOrArgChange: true });
  const [download, { isLoading }] = useDownloadOrderTaskFilesMutation();
  const { report } = useNotices();
  const told = currentData?.orders;
  useEffect(
    function awaitAnswers() {
      if (action !== 'send' || told === undefined) return;
      onSent(
        told.filter(({ outcome }) => outcome === 'done'),
        id,
      );
    },
    [action, id, told, onSent],
  );
  const hasFiles = makesFiles(action) && status === 'done' && task.done > 0;
  return (
    <TaskReport
      title={doneText(action, task.done)}
      thing="order"
      error={task.error}
      lines={told && [...told, ...skipped]}
      failure={error}
      onRetry={() => void refetch()}
      name={({ id: orderId, name, customer }) => (
        <span>
          {name === '' ? `Order ${orderId}` : <Link to={paths.lineSheet.href(orderId)}>{name}</Link>}
          {customer !== '' && `, ${customer}`}
        </span>
      )}
      actions={
        hasFiles && (
          <Button loading={isLoading} onClick={() => void report(download({ id }))}>
            Download zip
          </Button>
        )
      }
      onSelect={onSelect}
      onClose={onClose}
    />
  );
}
