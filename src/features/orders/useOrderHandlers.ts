import { useCallback, useMemo, useState } from 'react';
import {
  api,
  type OrderSummary,
  useDownloadOrderExcelMutation,
  useDownloadOrderOnlyPdfMutation,
  useDownloadOrderPdfMutation,
  useGetOrderConfirmationMutation,
  useHas,
  useSendOrderMutation,
} from '../../api';
import { needsReview, sendFindings, type ShortStock } from '../../domain/orders/sendPreflight';
import { isReturnOrder } from '../../domain/orders/statuses';
import { paths } from '../../lib/paths';
import type { OrderHandlers } from './orderMenu';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useAppDispatch } from '../../lib/redux';
import { shortStockOf } from './many/shortStock';
import type { OrderTasks } from './many/orderTasks';
import type { SentOrders } from './sent/usePendingErpOrders';

/** The row menu's handlers, the orders with a pending action, and the open dialog. */
export function useOrderHandlers(startTask: OrderTasks['start'], sent: SentOrders) {
  const { busy, track } = useBusyOrders();
  const [dialog, setDialog] = useState<OpenOrderDialog | null>(null);
  const open = useCallback<OpenDialog>((kind, order) => setDialog({ kind, order }), []);
  const { send, sendAnyway } = useSending(track, open, sent);
  const files = useOrderFiles(track);
  const { notify } = useNotices();
  const [hasHistory, hasPapers] = [useHas('listOrderEvents'), useHas('getOrderPapers')];

  const handlers = useMemo<OrderHandlers>(() => {
    const opens = (kind: OrderDialogKind) => ({ run: (order: OrderSummary) => open(kind, order) });
    return {
      of: {
        order: { href: ({ id }) => paths.lineSheet.href(id) },
        changeAddress: opens('edit'),
        delete: opens('delete'),
        downloadFullPdf: { run: (order) => void files.downloadFullPdf(order) },
        send: { run: send },
        downloadOrderPdf: { run: (order) => void files.downloadOrderPdf(order) },
        viewConfirmation: { run: (order) => void files.viewConfirmation(order) },
        unlock: opens('unlock'),
        downloadXls: { run: (order) => void files.downloadXls(order) },
        documents: opens('documents'),
        history: opens('history'),
        copy: opens('copy'),
      },
      hidden: [...(hasHistory ? [] : (['history'] as const)), ...(hasPapers ? [] : (['documents'] as const))],
      onCopy: (order) => open('copy', order),
      restore: (order) => void track(order, startTask({ action: 'restore', orders: [order.id] })),
      onUnknown: (name) => notify(`Action ${name} not implemented (yet)`, 'error'),
    };
  }, [open, files, send, track, notify, hasHistory, hasPapers, startTask]);

  return { handlers, busy, dialog, close: () => setDialog(null), downloadXls: files.downloadXls, sendAnyway };
}

/**
 * Sends an order immediately unless the list's data or the server's stock check suggest a refusal; then a dialog shows
 * the reason and offers 'Send anyway'.
 */
function useSending(track: Track, open: OpenDialog, { onSending, onSent }: SentOrders) {
  const [sendOrder] = useSendOrderMutation();
  const { report } = useNotices();
  const dispatch = useAppDispatch();
  const hasStockCheck = useHas('checkOrderStock');
  return useMemo(() => {
    const { erpName } = runtimeConfig();
    const find = (order: OrderSummary, short?: ShortStock) =>
      sendFindings(order, Date.now() / 1000, erpName, short);
    const isShort = async (order: OrderSummary) => {
      // Without a stock check the order is sent.
      if (!hasStockCheck) return false;
      const arg = { checkOrderStockRequest: { orders: [order.id] } };
      const asked = api.endpoints.checkOrderStock.initiate(arg, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(asked);
      return needsReview(find(order, shortStockOf(data).get(order.id)));
    };
    const deliver = async (order: OrderSummary) => {
      const { id, name, customer } = order;
      onSending([order]);
      const notes = find(order).filter(({ kind }) => kind === 'no_date');
      const message = [`Order sent to ${erpName}`, ...notes.map(({ text }) => text)].join('. ');
      const isSent = await report(sendOrder({ orderIdRequest: { id } }), message);
      if (isSent) onSent([{ id, name, customer: customer.name }]);
    };
    const sendUnlessShort = async (order: OrderSummary) => {
      if (await isShort(order)) open('send', order);
      else await deliver(order);
    };
    return {
      send: (order: OrderSummary) => {
        if (isReturnOrder(order)) open('return', order);
        else if (needsReview(find(order))) open('send', order);
        else void track(order, sendUnlessShort(order));
      },
      sendAnyway: (order: OrderSummary) => void track(order, deliver(order)),
    };
  }, [sendOrder, report, dispatch, hasStockCheck, track, open, onSending, onSent]);
}

/** Downloads an order's documents, and reports failures. */
function useOrderFiles(track: Track) {
  const [excel] = useDownloadOrderExcelMutation();
  const [fullPdf] = useDownloadOrderPdfMutation();
  const [orderPdf] = useDownloadOrderOnlyPdfMutation();
  const [confirmation] = useGetOrderConfirmationMutation();
  const { notify, report } = useNotices();
  return useMemo(() => {
    const fetching =
      (start: string, fetchFile: (arg: { id: string }) => Promise<{ error?: unknown }>) =>
      (order: OrderSummary) => {
        notify(start, 'info');
        return track(order, report(fetchFile({ id: order.id })));
      };
    return {
      downloadXls: fetching('Downloading excel', excel),
      downloadFullPdf: fetching('Downloading PDF', fullPdf),
      downloadOrderPdf: fetching('Downloading PDF', orderPdf),
      viewConfirmation: fetching('Opening the order confirmation', confirmation),
    };
  }, [excel, fullPdf, orderPdf, confirmation, notify, report, track]);
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
type OrderDialogKind = 'copy' | 'delete' | 'documents' | 'edit' | 'history' | 'return' | 'send' | 'unlock';

type OpenDialog = (kind: OrderDialogKind, order: OrderSummary) => void;

/** An open dialog and its order, as of the opening. */
export interface OpenOrderDialog {
  readonly kind: OrderDialogKind;
  readonly order: OrderSummary;
}
