import { Button, Modal, type TableColumnsType } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import {
  type OrderTaskReport,
  type OrderTaskSummary,
  useDownloadOrderTaskFilesMutation,
  useGetOrderTaskQuery,
} from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { countsText, OutcomeTable } from '../../../shared/many-tasks/OutcomeTable';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
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
  const lines = told ?? [];
  const failed = lines.filter(({ outcome }) => outcome === 'refused' || outcome === 'waiting');
  const hasFiles = makesFiles(action) && status === 'done' && task.done > 0;
  return (
    <Modal
      open
      title={doneText(action, task.done)}
      width={760}
      loading={currentData === undefined && error === undefined}
      onCancel={onClose}
      footer={
        <>
          {failed.length > 0 && (
            <Button onClick={() => onSelect(failed.map((line) => line.id))}>
              Select {counted(failed.length, 'failed order')}
            </Button>
          )}
          {hasFiles && (
            <Button loading={isLoading} onClick={() => void report(download({ id }))}>
              Download zip
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <p role="status">{countsText(task)}</p>
      {task.error !== null && <p role="alert">{task.error}</p>}
      {currentData !== undefined && (
        <OutcomeTable label="What happened to each order" lines={lines} columns={columns} />
      )}
    </Modal>
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
