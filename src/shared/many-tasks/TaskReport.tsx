import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { OrderTaskReport } from '../../api';
import { groupBy } from '../../domain/groupBy';
import { refusalReason } from '../../domain/orders/erpRefusals';
import { counted } from '../../lib/numbers';
import { LoadFailure } from '../load-failure/LoadFailure';
import { Modal } from '../../ui/modal/Modal';
import { ReasonGroup, scrolledBody } from './ReasonGroup';

type Outcome = OrderTaskReport['orders'][number]['outcome'];

/** What a task has done to one of many. */
export interface ManyLine {
  readonly id: string;
  readonly outcome: Outcome;
  readonly reason: string | null;
}

interface Props<Line extends ManyLine> {
  title: string;
  /** What the task was done to: 'order'. */
  thing: string;
  error: string | null;
  /** Undefined until they are there. */
  lines: readonly Line[] | undefined;
  failure: unknown;
  onRetry: () => void;
  /** Names the thing of a line. */
  name: (line: Line) => ReactNode;
  /** More that can be done with it. */
  actions?: ReactNode;
  /** Selects these things in the list. */
  onSelect: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that says what a task has done to each of many things: those it has not done first, by their reasons. */
export function TaskReport<Line extends ManyLine>(props: Props<Line>) {
  const { title, thing, error, lines, failure, name, actions, onRetry, onSelect, onClose } = props;
  const failed = lines?.filter(({ outcome }) => outcome === 'refused' || outcome === 'waiting') ?? [];
  return (
    <Modal
      open
      title={title}
      width={760}
      classNames={scrolledBody}
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
      {error !== null && <p role="alert">{error}</p>}
      {lines !== undefined && (
        <>
          <p role="status">{countsText(lines)}</p>
          {groupsOf(lines).map(({ title: reason, rows }) => (
            <ReasonGroup
              key={reason}
              title={reason}
              thing={thing}
              rows={rows}
              rowKey={({ id }) => id}
              line={(line) => (
                <>
                  {name(line)}
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

const outcomes: readonly (readonly [Outcome, string])[] = [
  ['refused', 'Refused'],
  ['waiting', 'Not done'],
  ['skipped', 'Skipped'],
  ['done', 'Done'],
];

/** The lines by what became of them, and by the reason. */
function groupsOf<Line extends ManyLine>(lines: readonly Line[]) {
  return outcomes.flatMap(([outcome, text]) => {
    const groups = groupBy(
      lines.filter((line) => line.outcome === outcome),
      ({ reason }) => refusalReason(reason ?? ''),
    );
    return [...groups].map(([reason, rows]) => {
      const shared = rows.every((row) => row.reason === rows[0]?.reason) ? (rows[0]?.reason ?? '') : reason;
      return { title: shared === '' ? text : `${text}: ${shared}`, rows };
    });
  });
}

/** '17 done, 2 refused, 1 skipped'. */
const countsText = (lines: readonly ManyLine[]) =>
  outcomes
    .toReversed()
    .map(([outcome, text]) => [lines.filter((line) => line.outcome === outcome).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text.toLowerCase()}`)
    .join(', ');
