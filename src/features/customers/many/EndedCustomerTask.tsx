import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { type CustomerTaskSummary, useGetCustomerTaskQuery } from '../../../api';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { TaskReport } from '../../../shared/many-tasks/TaskReport';
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

function CustomerReport({ task, onSelect, onDismiss }: Props) {
  const { currentData, error, refetch } = useGetCustomerTaskQuery(
    { id: task.task_id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <TaskReport
      title={doneText(task.action, task.done)}
      thing="customer"
      error={task.error}
      lines={currentData?.customers}
      failure={error}
      onRetry={() => void refetch()}
      name={({ id, name }) =>
        name === '' ? `Customer ${id}` : <Link to={paths.userDetail.href(id)}>{name}</Link>
      }
      onSelect={onSelect}
      onClose={onDismiss}
    />
  );
}
