import { Button, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { counted } from '../../lib/numbers';
import { LoadFailure } from '../load-failure/LoadFailure';
import { countsText, type ManyLine, OutcomeTable, type TaskCounts } from './OutcomeTable';
import { Modal } from '../../ui/modal/Modal';

interface Props<Line extends ManyLine> {
  title: string;
  /** What the task was done to: 'order'. */
  thing: string;
  task: TaskCounts & { readonly error: string | null };
  /** The answer that holds the lines: undefined until it is there. */
  lines: readonly Line[] | undefined;
  failure: unknown;
  onRetry: () => void;
  /** What names the thing of a line. */
  columns: TableColumnsType<Line>;
  /** More that can be done with it. */
  actions?: ReactNode;
  /** Selects these things in the list. */
  onSelect: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that says what a task has done to each of many things; the reasons stand in full. */
export function TaskReport<Line extends ManyLine>(props: Props<Line>) {
  const { title, thing, task, lines, failure, columns, actions, onRetry, onSelect, onClose } = props;
  const failed = lines?.filter(({ outcome }) => outcome === 'refused' || outcome === 'waiting') ?? [];
  return (
    <Modal
      open
      title={title}
      width={760}
      loading={lines === undefined && failure === undefined}
      onCancel={onClose}
      footer={
        <>
          <Button type="primary" onClick={onClose}>
            Close
          </Button>
          {failed.length > 0 && (
            <Button onClick={() => onSelect(failed.map(({ id }) => id))}>
              Select {counted(failed.length, `failed ${thing}`)}
            </Button>
          )}
          {actions}
        </>
      }
    >
      {failure !== undefined && <LoadFailure error={failure} onRetry={onRetry} />}
      <p role="status">{countsText(task)}</p>
      {task.error !== null && <p role="alert">{task.error}</p>}
      {lines !== undefined && (
        <OutcomeTable label={`What happened to each ${thing}`} lines={lines} columns={columns} />
      )}
    </Modal>
  );
}
