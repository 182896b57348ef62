import { isolated } from '../../domain/text/isolated';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { groupBy } from '../../domain/groupBy';
import { refusalReason } from '../../domain/orders/erpRefusals';
import { LoadFailure } from '../load-failure/LoadFailure';
import { Modal } from '../../ui/modal/Modal';
import { ReasonGroup, scrolledBody } from './ReasonGroup';
import type { ManyLine, ManyTask, TaskKind } from './taskKind';
import { useT } from '../../languages/useT';
import type { Translate } from '../../domain/language/wording';
import { type Message, message } from '../../domain/language/message';

/** The props of `TaskReport`. */
export interface TaskReportProps<Action extends string> {
  kind: TaskKind<Action, never>;
  task: ManyTask<Action>;
  /** The outcome: '17 orders sent to SAP'. */
  title: string;
  /** Items that were skipped when it was started. */
  skipped?: readonly ManyLine[];
  /** Further actions. */
  actions?: (task: ManyTask<Action>) => ReactNode;
  /** Called with the report whenever it was loaded. */
  onLoad?: (lines: readonly ManyLine[], task: ManyTask<Action>) => void;
  /** Selects these items in the list. */
  onSelect: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** A dialog with a task's outcome for each item: failures first, grouped by reason. With any, it is an alert. */
export function TaskReport<Action extends string>(props: TaskReportProps<Action>) {
  const t = useT();
  const { kind, task, title, skipped = [], actions, onLoad, onSelect, onClose } = props;
  const { thing, href, useReport } = kind;
  const { lines: loaded, error, refetch } = useReport(task.task_id);
  const load = useEffectEvent((lines: readonly ManyLine[]) => onLoad?.(lines, task));
  useEffect(
    function passOn() {
      if (loaded !== undefined) load(loaded);
    },
    [loaded],
  );
  const lines = loaded && [...loaded, ...skipped];
  const failed = lines?.filter(({ outcome }) => outcome === 'refused' || outcome === 'waiting') ?? [];
  // As the task says, so that it is known before the items are loaded.
  const isAlert = task.status === 'failed' || task.refused > 0;
  return (
    <Modal
      open
      isAlert={isAlert}
      title={title}
      width={760}
      classNames={scrolledBody}
      loading={lines === undefined && error === undefined}
      onCancel={onClose}
      footer={
        <>
          <Button type="primary" onClick={onClose}>
            {t('Close')}
          </Button>
          {failed.length > 0 && (
            <Button onClick={() => onSelect(failed.map(({ id }) => id))}>
              {t(
                '{thing, select, order {Select {count, plural, one {# failed order} other {# failed orders}}} other {Select {count, plural, one {# failed customer} other {# failed customers}}}}',
                { thing, count: failed.length },
              )}
            </Button>
          )}
          {actions?.(task)}
        </>
      }
    >
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {task.error !== null && <p>{task.error}</p>}
      {lines !== undefined && (
        <>
          <p role="status">
            {countsOf(lines)
              .map((count) => t(count))
              .join(', ')}
          </p>
          {groupsOf(lines, t).map(({ title: reason, rows }) => (
            <ReasonGroup
              key={reason}
              title={reason}
              thing={thing}
              rows={rows}
              rowKey={({ id }) => id}
              line={(line) => (
                <>
                  <span>
                    {line.name === '' ? (
                      t('{thing, select, order {Order} other {Customer}} {id}', { thing, id: line.id })
                    ) : (
                      <Link to={href(line.id)}>{isolated(line.name)}</Link>
                    )}
                    {line.customer && `, ${isolated(line.customer)}`}
                  </span>
                  {line.reason !== null && !reason.endsWith(line.reason) && <span>{line.reason}</span>}
                </>
              )}
            />
          ))}
        </>
      )}
    </Modal>
  );
}

const outcomes: readonly {
  outcome: ManyLine['outcome'];
  title: Message;
  /** The title of the lines with this reason. */
  because: (reason: string) => Message;
  counted: (count: number) => Message;
}[] = [
  {
    outcome: 'refused',
    title: message('Refused'),
    because: (reason) => message('Refused: {reason}', { reason }),
    counted: (count) => message('{count} refused', { count }),
  },
  {
    outcome: 'waiting',
    title: message('Not done'),
    because: (reason) => message('Not done: {reason}', { reason }),
    counted: (count) => message('{count} not done', { count }),
  },
  {
    outcome: 'skipped',
    title: message('Skipped'),
    because: (reason) => message('Skipped: {reason}', { reason }),
    counted: (count) => message('{count} skipped', { count }),
  },
  {
    outcome: 'done',
    title: message('Done'),
    because: (reason) => message('Done: {reason}', { reason }),
    counted: (count) => message('{count} done', { count }),
  },
];

/** The lines grouped by outcome and reason. */
function groupsOf(lines: readonly ManyLine[], t: Translate) {
  return outcomes.flatMap(({ outcome, title, because }) => {
    const groups = groupBy(
      lines.filter((line) => line.outcome === outcome),
      ({ reason }) => refusalReason(reason ?? ''),
    );
    return [...groups].map(([reason, rows]) => {
      const shared = rows.every((row) => row.reason === rows[0]?.reason) ? (rows[0]?.reason ?? '') : reason;
      return { title: t(shared === '' ? title : because(shared)), rows };
    });
  });
}

/** '17 done, 2 refused, 1 skipped'. */
const countsOf = (lines: readonly ManyLine[]) =>
  outcomes.toReversed().flatMap(({ outcome, counted }) => {
    const count = lines.filter((line) => line.outcome === outcome).length;
    return count > 0 ? [counted(count)] : [];
  });
