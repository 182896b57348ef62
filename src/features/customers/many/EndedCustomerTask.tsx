import { Button, Modal, type TableColumnsType } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { type CustomerTaskReport, type CustomerTaskSummary, useGetCustomerTaskQuery } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { countsText, OutcomeTable } from '../../../shared/many-tasks/OutcomeTable';
import { doneText } from './customerTaskTexts';

interface Props {
  task: CustomerTaskSummary;
  /** Selects these customers in the list. */
  onSelect: (ids: readonly string[]) => void;
  onDismiss: () => void;
}

/** Tells how a task over many customers has ended: by its report, or in one line when it has done everything. */
export function EndedCustomerTask({ task, onSelect, onDismiss }: Props) {
  const { action, status, count, done } = task;
  const isWhole = status === 'done' && done === count;
  const { notify } = useNotices();
  const tell = useEffectEvent(() => {
    if (!isWhole) return;
    notify(doneText(action, done), 'success');
    onDismiss();
  });
  useEffect(function tellOnce() {
    tell();
  }, []);
  return isWhole ? null : <CustomerReport task={task} onSelect={onSelect} onDismiss={onDismiss} />;
}

type Line = CustomerTaskReport['customers'][number];

function CustomerReport({ task, onSelect, onDismiss }: Props) {
  const { currentData, error, refetch } = useGetCustomerTaskQuery(
    { id: task.task_id },
    { refetchOnMountOrArgChange: true },
  );
  const lines = currentData?.customers ?? [];
  const failed = lines.filter(({ outcome }) => outcome === 'refused' || outcome === 'waiting');
  return (
    <Modal
      open
      title={doneText(task.action, task.done)}
      width={760}
      loading={currentData === undefined && error === undefined}
      onCancel={onDismiss}
      footer={
        <>
          {failed.length > 0 && (
            <Button onClick={() => onSelect(failed.map(({ id }) => id))}>
              Select {counted(failed.length, 'failed customer')}
            </Button>
          )}
          <Button type="primary" onClick={onDismiss}>
            Close
          </Button>
        </>
      }
    >
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <p role="status">{countsText(task)}</p>
      {task.error !== null && <p role="alert">{task.error}</p>}
      {currentData !== undefined && (
        <OutcomeTable label="What happened to each customer" lines={lines} columns={columns} />
      )}
    </Modal>
  );
}

const columns: TableColumnsType<Line> = [
  {
    key: 'customer',
    title: 'Customer',
    render: (_value, { id, name }: Line) =>
      name === '' ? `Customer ${id}` : <Link to={paths.userDetail.href(id)}>{name}</Link>,
  },
];
