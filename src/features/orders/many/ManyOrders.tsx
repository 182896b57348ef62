import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { api, type OrderSummary, useDownloadOrderTaskFilesMutation } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { formatMoney } from '../../../languages/money';
import { useAppDispatch } from '../../../lib/redux';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { ManyPanel } from '../../../shared/many-tasks/ManyPanel';
import type { ManyLine, ManyTask } from '../../../shared/many-tasks/taskKind';
import { type ManyState, useSelectedRows } from '../../../shared/many-tasks/useMany';
import { sumOrders } from '../OrdersSummary';
import type { SentOrders } from '../sent/usePendingErpOrders';
import { DateDialog, DeleteDialog } from './ManyDialogs';
import { OrderActions } from './OrderActions';
import { dateRequest, type OrderAction, orderTasks, type OrderTaskRequest } from './orderTasks';
import { SendDialog } from './SendDialog';
import { useT } from '../../../languages/useT';
import { Sentence } from '../../../languages/Sentence';

interface Props {
  many: ManyState<OrderAction, OrderTaskRequest>;
  /** All orders of the list. */
  listed: readonly OrderSummary[];
  /** The shown orders: filtered, searched and sorted. */
  shown: readonly OrderSummary[];
  roles: readonly Role[];
  areArchived: boolean;
  sent: SentOrders;
}

/** The bar of the selected orders, its dialogs, and the outcomes of its tasks. */
export function ManyOrders({ many, listed, shown, roles, areArchived, sent }: Props) {
  const t = useT();
  const { tasks, selection, start } = many;
  const selected = useSelectedRows(selection, listed, shown);
  const totals = useMemo(() => sumOrders(selected.rows), [selected]);
  const [asked, setAsked] = useState<{ action: OrderAction; orders: readonly OrderSummary[] } | null>(null);
  /** The orders that were skipped in the last send. */
  const [skipped, setSkipped] = useState<readonly ManyLine[]>([]);
  const [downloadFiles, { isLoading }] = useDownloadOrderTaskFilesMutation();
  const { report } = useNotices();
  const dispatch = useAppDispatch();

  const send = async (orders: readonly OrderSummary[], leftOut: readonly ManyLine[]) => {
    setSkipped(leftOut);
    const hasStarted = await start({ action: 'send', orders: idsOf(orders) });
    if (hasStarted) sent.onSending(orders);
    return hasStarted;
  };
  const restore = async (id: string) => {
    const { data } = await dispatch(api.endpoints.getOrderTask.initiate({ id }, { subscribe: false }));
    const deleted = idsOf(data?.orders.filter(({ outcome }) => outcome === 'done') ?? []);
    if (deleted.length > 0) await tasks.start({ action: 'restore', orders: deleted });
  };
  const download = (task: Task) => void report(downloadFiles({ id: task.task_id }));

  const dialog = asked && { orders: asked.orders, onClose: () => setAsked(null) };
  return (
    <>
      <ManyPanel
        kind={orderTasks}
        many={many}
        listed={listed}
        selected={selected}
        buttons={
          <OrderActions
            orders={selected.rows}
            roles={roles}
            areArchived={areArchived}
            onStart={(action) => {
              const request = { action, orders: idsOf(selected.rows) };
              // What was downloaded stays selected, as it is often sent next.
              void (isDownload(action) ? tasks.start : start)(request);
            }}
            onAsk={(action) => setAsked({ action, orders: selected.rows })}
          />
        }
        skipped={tasks.ended?.action === 'send' ? skipped : []}
        onEnd={(task) => {
          if (hasFiles(task)) download(task);
        }}
        undoOf={({ action, task_id }) => (action === 'delete' ? () => void restore(task_id) : undefined)}
        onLoad={(lines, { action, task_id }) => {
          if (action === 'send')
            sent.onSent(lines.filter(({ outcome }) => outcome === 'done').map(toSent), task_id);
        }}
        actions={(task) =>
          hasFiles(task) && (
            <Button loading={isLoading} onClick={() => download(task)}>
              {t('Download zip')}
            </Button>
          )
        }
      >
        <Sentence
          text="<b>{orders, plural, one {# order} other {# orders}}</b>, {pieces, plural, one {# piece} other {# pieces}}"
          values={{ orders: totals.orders, pieces: totals.items }}
          tags={{ b: (orders) => <strong>{orders}</strong> }}
        />
        {totals.amounts.length > 0 && ', '}
        {totals.amounts.map(([currency, cents]) => formatMoney(cents, currency)).join(' · ')}
      </ManyPanel>
      {dialog && asked.action === 'send' && (
        <SendDialog
          {...dialog}
          onSend={send}
          onDate={(orders, date) => tasks.start(dateRequest(orders, date))}
        />
      )}
      {dialog && asked.action === 'service_date' && (
        <DateDialog {...dialog} onDate={(orders, date) => start(dateRequest(orders, date))} />
      )}
      {dialog && asked.action === 'delete' && (
        <DeleteDialog {...dialog} onDelete={(orders) => start({ action: 'delete', orders: idsOf(orders) })} />
      )}
    </>
  );
}

type Task = ManyTask<OrderAction>;

/** Downloads a task's files as soon as they are ready. */
const hasFiles = ({ action, status, done }: Task) => isDownload(action) && status === 'done' && done > 0;

const isDownload = (action: OrderAction) => action === 'excel' || action === 'pdf';

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const toSent = ({ id, name, customer = '' }: ManyLine) => ({ id, name, customer });
