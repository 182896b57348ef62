import { Button, type TableColumnsType } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import {
  type OrderTaskReport,
  type OrderTaskSummary,
  useDownloadOrderTaskFilesMutation,
  useGetOrderTaskQuery,
} from '../../../api';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { TaskReport } from '../../../shared/many-tasks/TaskReport';
import type { SentOrders } from '../sent/useSentOrders';
import { doneText, makesFiles } from './taskTexts';

interface Props {
  task: OrderTaskSummary;
  /** Selects these orders in the list. */
  onSelect: (orderIds: readonly string[]) => void;
  /** Told which orders a task has sent. */
  onSent: SentOrders['onSent'];
  onClose: () => void;
}

type Line = OrderTaskReport['orders'][number];

/** What a task has done to each of its orders; the reasons stand in full. */
export function ReportDialog({ task, onSelect, onSent, onClose }: Props) {
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
      task={task}
      lines={told}
      failure={error}
      onRetry={() => void refetch()}
      columns={columns}
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

const columns: TableColumnsType<Line> = [
  {
    key: 'order',
    title: 'Order',
    render: (_value, { id, name }: Line) =>
      name === '' ? `Order ${id}` : <Link to={paths.lineSheet.href(id)}>{name}</Link>,
  },
  { key: 'customer', title: 'Customer', dataIndex: 'customer' },
];
