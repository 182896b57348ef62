import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useRestoredFocus } from '../../lib/focus';
import { percentOfRunning } from '../../lib/numbers';
import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { useNotices } from '../alert-bar/useNotices';
import styles from './ManyPanel.module.css';
import type { ManyTask } from './taskKind';
import { TaskReport, type TaskReportProps } from './TaskReport';
import type { ManyState } from './useMany';
import { useT } from '../../languages/useT';

interface EndedTaskProps<Action extends string> extends TaskReportProps<Action> {
  /** Called once when the task has ended. */
  onEnd?: (task: ManyTask<Action>) => void;
  /** Returns a function that undoes a task that changed something. */
  undoOf?: (task: ManyTask<Action>) => (() => void) | undefined;
}

interface Props<Action extends string> extends Omit<
  EndedTaskProps<Action>,
  'task' | 'title' | 'onSelect' | 'onClose'
> {
  many: ManyState<Action, never>;
  /** All items of the list: only these can be selected. */
  listed: readonly { readonly id: string }[];
  /** The selected items, and how many of them are not shown. */
  selected: { readonly rows: readonly unknown[]; readonly hidden: number };
  /** The action buttons. */
  buttons: ReactNode;
  /** A description of the selected items. */
  children: ReactNode;
}

/** The running tasks, the selection bar, and the outcome of a task that has ended. */
export function ManyPanel<Action extends string>(props: Props<Action>) {
  const t = useT();
  const { many, listed, selected, buttons, children, ...ending } = props;
  const { selection, tasks } = many;
  const { running, ended } = tasks;
  const { texts, thing, max, hiddenBy } = ending.kind;
  const panel = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(panel);
  const close = () => {
    if (ended) tasks.dismiss(ended.task_id);
  };
  return (
    <>
      <div ref={panel} className={styles.panel} tabIndex={-1} {...restoredFocus}>
        {running.length > 0 && (
          <div role="status">
            {running.map(({ task_id, action, count, progress }) => (
              <ProgressLine
                key={task_id}
                text={t('{task}, done {progress}%. You can leave this page meanwhile.', {
                  task: texts[action].doing(count),
                  progress: percentOfRunning(progress),
                })}
                percent={percentOfRunning(progress)}
              />
            ))}
          </div>
        )}
        {selected.rows.length > 0 && (
          <Flex
            wrap
            gap="8px 16px"
            align="center"
            justify="space-between"
            className={styles.bar}
            role="region"
            aria-label={t('Selected {thing, select, order {orders} other {customers}}', { thing })}
          >
            <div>
              <p role="status">{children}</p>
              {selected.hidden > 0 && (
                <Typography.Text type="secondary">
                  {thing === 'order'
                    ? t(
                        '{hidden, plural, one {# order} other {# orders}} not shown by {hiddenBy, select, search {the search} other {the filters}}',
                        { hidden: selected.hidden, hiddenBy },
                      )
                    : t(
                        '{hidden, plural, one {# customer} other {# customers}} not shown by {hiddenBy, select, search {the search} other {the filters}}',
                        { hidden: selected.hidden, hiddenBy },
                      )}
                </Typography.Text>
              )}
              {selected.rows.length > max && (
                <Typography.Text type="danger">
                  {t(
                    'Select at most {max, number} {thing, select, order {orders} other {customers}} to work on them at once.',
                    { max, thing },
                  )}
                </Typography.Text>
              )}
            </div>
            <Flex wrap gap={8} className={styles.actions}>
              {buttons}
              <Button type="text" onClick={() => selection.replace([])}>
                {t('Clear')}
              </Button>
            </Flex>
          </Flex>
        )}
      </div>
      {ended && (
        <EndedTask
          key={ended.task_id}
          {...ending}
          task={ended}
          title={t(texts[ended.action].done(ended.done, ended.task_id))}
          onSelect={(ids) => {
            const known = new Set(listed.map(({ id }) => id));
            selection.replace(ids.filter((id) => known.has(id)));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Reports how a task has ended: in a notice if everything was done, else in a dialog. */
function EndedTask<Action extends string>({ onEnd, undoOf, actions, ...report }: EndedTaskProps<Action>) {
  const t = useT();
  const { kind, task, title, onClose } = report;
  const { status, action, done, count } = task;
  const isComplete = status === 'done' && done === count && !kind.texts[action].isAlwaysReported;
  const { notify } = useNotices();
  const undo = done > 0 ? undoOf?.(task) : undefined;
  const notifyEnd = useEffectEvent(() => {
    if (isComplete) notify(title, 'success', undo && { undo });
    onEnd?.(task);
    if (isComplete) onClose();
  });
  useEffect(function notifyOnce() {
    notifyEnd();
  }, []);
  if (isComplete) return null;
  return (
    <TaskReport
      {...report}
      actions={(ended) => (
        <>
          {undo && (
            <Button
              onClick={() => {
                undo();
                onClose();
              }}
            >
              {t('Undo')}
            </Button>
          )}
          {actions?.(ended)}
        </>
      )}
    />
  );
}
