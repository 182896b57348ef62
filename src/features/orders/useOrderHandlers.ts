import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type OrderSummary,
  useDownloadOrderExcelMutation,
  useDownloadOrderOnlyPdfMutation,
  useDownloadOrderPdfMutation,
  useGetOrderConfirmationMutation,
  useSendOrderMutation,
} from '../../api';
import { isReturnOrder } from '../../domain/orders/statuses';
import { paths } from '../../lib/paths';
import type { OrderHandlers } from './orderMenu';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useReturnFocus } from '../../lib/focus';
import type { OrderTasks } from './many/useOrderTasks';

/** What each entry of the row menu does, the orders with an action under way, and the open dialog. */
export function useOrderHandlers(startTask: OrderTasks['start']) {
  const { busy, track } = useBusyOrders();
  const { dialog, open, close } = useOrderDialog();
  const [sendOrder] = useSendOrderMutation();
  const files = useOrderFiles(track);
  const { notify, report } = useNotices();
  const [hasHistory, setHasHistory] = useState(true);

  const handlers = useMemo<OrderHandlers>(() => {
    const send = (order: OrderSummary) =>
      track(
        order,
        report(sendOrder({ orderIdRequest: { id: order.id } }), `Order sent to ${runtimeConfig().erpName}`),
      );
    const opens = (kind: OrderDialogKind) => ({ run: (order: OrderSummary) => open(kind, order) });
    return {
      of: {
        order: { href: ({ id }) => paths.lineSheet.href(id) },
        changeAddress: opens('edit'),
        delete: opens('delete'),
        downloadFullPdf: { run: (order) => void files.downloadFullPdf(order) },
        send: { run: (order) => (isReturnOrder(order) ? open('return', order) : void send(order)) },
        downloadOrderPdf: { run: (order) => void files.downloadOrderPdf(order) },
        viewConfirmation: { run: (order) => void files.viewConfirmation(order) },
        unlock: opens('unlock'),
        downloadXls: { run: (order) => void files.downloadXls(order) },
        history: opens('history'),
        copy: opens('copy'),
      },
      hidden: hasHistory ? [] : ['history'],
      restore: (order) => void track(order, startTask('restore', [order.id])),
      onUnknown: (name) => notify(`Action ${name} not implemented (yet)`, 'error'),
    };
  }, [open, files, sendOrder, track, notify, report, hasHistory, startTask]);

  // Not every server that implements the contract keeps a history.
  const handleNoHistory = useCallback(() => {
    close();
    setHasHistory(false);
    notify('There is no history of this order.', 'info');
  }, [close, notify]);

  return { handlers, busy, dialog, close, downloadXls: files.downloadXls, handleNoHistory };
}

/** Downloads the documents of an order, and says why one could not be downloaded. */
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

/** Counts an order as busy until the action is done. */
type Track = (order: OrderSummary, action: Promise<unknown>) => Promise<void>;

/** The ids of the orders with an action under way: several at a time, each until its own action is done. */
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
type OrderDialogKind = 'copy' | 'delete' | 'edit' | 'history' | 'return' | 'unlock';

/** An open dialog and the order that it is about, as it was when it opened. */
export interface OpenOrderDialog {
  readonly kind: OrderDialogKind;
  readonly order: OrderSummary;
}

/** The one open dialog; the focus returns to what opened it. */
function useOrderDialog() {
  const [dialog, setDialog] = useState<OpenOrderDialog | null>(null);
  const opener = useRef<HTMLElement>(null);
  useReturnFocus(dialog !== null, opener);

  const open = useCallback((kind: OrderDialogKind, order: OrderSummary) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setDialog({ kind, order });
  }, []);
  const close = useCallback(() => setDialog(null), []);
  return { dialog, open, close };
}
