import { useCallback, useMemo, useState } from 'react';
import { failureOf, type OrderSummary, useDownloadOrderExcelMutation, useSendOrderMutation } from '../../api';
import { isReturnOrder } from '../../domain/statuses/isReturnOrder';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../lib/redux';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import type { OrderHandlers } from './orderHandlers';

/** The row menu's table of what each entry does, the orders that an action is under way for, and the open dialog. */
export function useOrderHandlers() {
  const [returnOrder, setReturnOrder] = useState<OrderSummary | null>(null);
  const { busy, track } = useBusyOrders();
  const send = useSend(track);
  const downloadXls = useDownloadXls(track);

  const handlers = useMemo<OrderHandlers>(
    () => ({
      order: { href: ({ id }) => paths.lineSheet.href(id) },
      send: { run: (order) => (isReturnOrder(order) ? setReturnOrder(order) : void send(order)) },
      downloadXls: { run: (order) => void downloadXls(order) },
    }),
    [send, downloadXls],
  );

  return { handlers, busy, downloadXls, returnOrder, closeReturnOrder: () => setReturnOrder(null) };
}

type Track = (order: OrderSummary, action: Promise<unknown>) => Promise<void>;

function useSend(track: Track) {
  const [sendOrder] = useSendOrderMutation();
  const tell = useTell();
  return useCallback(
    (order: OrderSummary) => {
      const sending = sendOrder({ orderIdRequest: { id: order.id } }).then((outcome) => {
        const failure = failureOf(outcome);
        tell(failure ?? `Order sent to ${runtimeConfig().erpName}`, failure === null ? 'success' : 'error');
      });
      return track(order, sending);
    },
    [sendOrder, tell, track],
  );
}

function useDownloadXls(track: Track) {
  const [download] = useDownloadOrderExcelMutation();
  const tell = useTell();
  return useCallback(
    (order: OrderSummary) => {
      tell('Downloading excel', 'info');
      const downloading = download({ id: order.id }).then((outcome) => {
        const failure = failureOf(outcome);
        if (failure !== null) tell(failure, 'error');
      });
      return track(order, downloading);
    },
    [download, tell, track],
  );
}

function useTell() {
  const dispatch = useAppDispatch();
  return useCallback(
    (message: string, severity: 'success' | 'error' | 'info') => dispatch(showAlert({ message, severity })),
    [dispatch],
  );
}

/** Several orders may be busy at a time: each until its own action is done. */
function useBusyOrders() {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const track = useCallback<Track>(async ({ id }, action) => {
    setBusy((ids) => [...ids, id]);
    await action;
    setBusy((ids) => ids.filter((other) => other !== id));
  }, []);
  return { busy, track };
}
