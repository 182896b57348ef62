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
import { commaText, useT } from '../../languages/useT';
import type { Translate } from '../../domain/language/wording';
import { message } from '../../domain/language/message';

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
          <p role="status">{commaText(countsOf(lines).map((count) => t(count)))}</p>
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

const outcomes = ['refused', 'waiting', 'skipped', 'done'] as const;

const titleOf = (outcome: ManyLine['outcome']) =>
  message('{outcome, select, refused {Refused} waiting {Not done} skipped {Skipped} other {Done}}', {
    outcome,
  });

/** The lines grouped by outcome and reason. */
function groupsOf(lines: readonly ManyLine[], t: Translate) {
  return outcomes.flatMap((outcome) => {
    const groups = groupBy(
      lines.filter((line) => line.outcome === outcome),
      ({ reason }) => refusalReason(reason ?? ''),
    );
    return [...groups].map(([reason, rows]) => {
      const shared = rows.every((row) => row.reason === rows[0]?.reason) ? (rows[0]?.reason ?? '') : reason;
      const title = titleOf(outcome);
      return { title: shared === '' ? t(title) : t('{title}: {reason}', { title, reason: shared }), rows };
    });
  });
}

/** '17 done, 2 refused, 1 skipped'. */
const countsOf = (lines: readonly ManyLine[]) =>
  outcomes.toReversed().flatMap((outcome) => {
    const count = lines.filter((line) => line.outcome === outcome).length;
    const counted = message(
      '{count} {outcome, select, refused {refused} waiting {not done} skipped {skipped} other {done}}',
      { count, outcome },
    );
    return count > 0 ? [counted] : [];
  });
