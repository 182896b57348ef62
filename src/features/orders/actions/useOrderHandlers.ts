import { useCallback, useMemo, useState } from 'react';
import type { OrderSummary } from '../../../api';
import { isReturnOrder } from '../../../domain/orders/statuses';
import { paths } from '../../../lib/paths';
import type { OrderHandlers } from './orderHandlers';
import { useBusyOrders } from './useBusyOrders';
import { type OrderDialogKind, useOrderDialog } from './useOrderDialog';
import { useOrderFiles } from './useOrderFiles';
import { useSend } from './useSend';
import { useTell } from './useTell';

/** The row menu's table of what each entry does, the orders that an action is under way for, and the open dialog. */
export function useOrderHandlers() {
  const { busy, track } = useBusyOrders();
  const { dialog, open, close } = useOrderDialog();
  const send = useSend(track);
  const files = useOrderFiles(track);
  const tell = useTell();
  const [hasHistory, setHasHistory] = useState(true);

  const handlers = useMemo<OrderHandlers>(() => {
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
      onUnknown: (name) => tell(`Action ${name} not implemented (yet)`, 'error'),
    };
  }, [open, files, send, tell, hasHistory]);

  // Not every server of the contract keeps a history.
  const handleNoHistory = useCallback(() => {
    close();
    setHasHistory(false);
    tell('There is no history of this order.', 'info');
  }, [close, tell]);

  return { handlers, busy, dialog, close, downloadXls: files.downloadXls, handleNoHistory };
}
