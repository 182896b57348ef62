import { useCallback, useMemo, useState } from 'react';
import { api, type OrderSummary, useHas, useOptionalCalls, useSendOrderMutation } from '../../api';
import { type OrderDocument, orderDocuments } from '../../domain/documents';
import { mapValues } from '../../domain/records';
import type { ShortStock } from '../../domain/orders/sendPreflight';
import { isReturnOrder } from '../../domain/orders/statuses';
import { paths } from '../../lib/paths';
import type { OrderHandlers } from './orderMenu';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useAppDispatch } from '../../lib/redux';
import { shortStockOf } from './many/shortStock';
import type { OrderTasks } from './many/orderTasks';
import type { SentOrders } from './sent/usePendingErpOrders';
import { useT } from '../../languages/useT';
import { withWords } from '../../languages/loadWords';

/** The row menu's handlers, the orders with a pending action, and the open dialog. */
export function useOrderHandlers(startTask: OrderTasks['start'], sent: SentOrders) {
  const t = useT();
  const { busy, track } = useBusyOrders();
  const [dialog, setDialog] = useState<OpenOrderDialog | null>(null);
  const open = useCallback<OpenDialog>((kind, order) => setDialog({ kind, order }), []);
  const { send, sendAnyway } = useSending(track, open, sent);
  const download = useDownload(track);
  const { notify } = useNotices();
  const optionalCalls = useOptionalCalls();

  const handlers = useMemo<OrderHandlers>(() => {
    const opens = (kind: OrderDialogKind) => ({ run: (order: OrderSummary) => open(kind, order) });
    return {
      of: {
        order: { href: ({ id }) => paths.lineSheet.href(id) },
        changeAddress: opens('edit'),
        delete: opens('delete'),
        unlock: opens('unlock'),
        send: { run: send },
        ...mapValues(orderDocuments, (_kind, document) => ({
          run: (order: OrderSummary) => void download(document, order),
        })),
        inLanguage: opens('inLanguage'),
        documents: opens('documents'),
        history: opens('history'),
        copy: opens('copy'),
      },
      has: (operation) => optionalCalls.includes(operation),
      onCopy: (order) => open('copy', order),
      restore: (order) => void track(order, startTask({ action: 'restore', orders: [order.id] })),
      onUnknown: (name) => notify(t('Action {name} not implemented (yet)', { name }), 'error'),
    };
  }, [open, download, send, track, notify, optionalCalls, startTask, t]);

  return { handlers, busy, dialog, close: () => setDialog(null), download, sendAnyway };
}

/**
 * Sends an order immediately unless the list's data or the server's stock check suggest a refusal; then a dialog shows
 * the reason and offers 'Send anyway'.
 */
function useSending(track: Track, open: OpenDialog, { onSending, onSent }: SentOrders) {
  const t = useT();
  const [sendOrder] = useSendOrderMutation();
  const { report } = useNotices();
  const dispatch = useAppDispatch();
  const hasStockCheck = useHas('checkOrderStock');
  const loadOnDemand = useLoadOnDemand();
  return useMemo(() => {
    const { erpName } = runtimeConfig();
    const find = ({ sendFindings }: Preflight, order: OrderSummary, short?: ShortStock) =>
      sendFindings(order, Date.now() / 1000, erpName, short);
    const isShort = async (preflight: Preflight, order: OrderSummary) => {
      // Without a stock check the order is sent.
      if (!hasStockCheck) return false;
      const arg = { checkOrderStockRequest: { orders: [order.id] } };
      const asked = api.endpoints.checkOrderStock.initiate(arg, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(asked);
      return preflight.needsReview(find(preflight, order, shortStockOf(data).get(order.id)));
    };
    const deliver = async (preflight: Preflight, order: OrderSummary) => {
      const { id, name, customer } = order;
      onSending([order]);
      const notes = find(preflight, order).filter(({ kind }) => kind === 'no_date');
      const message = [t('Order sent to {erpName}', { erpName }), ...notes.map(({ text }) => t(text))].join(
        '. ',
      );
      const isSent = await report(sendOrder({ orderIdRequest: { id } }), message);
      if (isSent) onSent([{ id, name, customer: customer.name }]);
    };
    const check = async (preflight: Preflight, order: OrderSummary) => {
      if (preflight.needsReview(find(preflight, order)) || (await isShort(preflight, order)))
        open('send', order);
      else await deliver(preflight, order);
    };
    const withPreflight = async (order: OrderSummary, act: typeof check) => {
      const preflight = await loadOnDemand(t('The check before sending'), loadPreflight);
      if (preflight !== null) await act(preflight, order);
    };
    return {
      send: (order: OrderSummary) => {
        if (isReturnOrder(order)) open('return', order);
        else void track(order, withPreflight(order, check));
      },
      sendAnyway: (order: OrderSummary) => void track(order, withPreflight(order, deliver)),
    };
  }, [sendOrder, report, dispatch, hasStockCheck, loadOnDemand, track, open, onSending, onSent, t]);
}

/** Loaded with the first order that is sent. */
const loadPreflight = () => withWords('dialogs', () => import('../../domain/orders/sendPreflight'));

type Preflight = Awaited<ReturnType<typeof loadPreflight>>;

/** Downloads a document of an order, and reports failures. */
function useDownload(track: Track) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { notify, report } = useNotices();
  return useCallback(
    (document: OrderDocument, order: OrderSummary) => {
      notify(t(orderDocuments[document].notice), 'info');
      const { initiate } = api.endpoints[document];
      return track(order, report(dispatch(initiate({ id: order.id }, { track: false }))));
    },
    [dispatch, notify, report, track, t],
  );
}

/** Marks an order as busy until the action is done. */
type Track = (order: OrderSummary, action: Promise<unknown>) => Promise<void>;

/** The ids of the orders with pending actions. */
function useBusyOrders() {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const track = useCallback<Track>(async ({ id }, action) => {
    setBusy((ids) => [...ids, id]);
    await action;
    setBusy((ids) => {
      const first = ids.indexOf(id);
      return ids.filter((_id, index) => index !== first);
    });
  }, []);
  return { busy, track };
}

/** The dialogs that the row menu opens. */
type OrderDialogKind =
  | 'copy'
  | 'delete'
  | 'documents'
  | 'edit'
  | 'history'
  | 'inLanguage'
  | 'return'
  | 'send'
  | 'unlock';

type OpenDialog = (kind: OrderDialogKind, order: OrderSummary) => void;

/** An open dialog and its order, as of the opening. */
export interface OpenOrderDialog {
  readonly kind: OrderDialogKind;
  readonly order: OrderSummary;
}
