import { useMemo } from 'react';
import {
  failureOf,
  type OrderSummary,
  useDownloadOrderExcelMutation,
  useDownloadOrderOnlyPdfMutation,
  useDownloadOrderPdfMutation,
  useGetOrderConfirmationMutation,
} from '../../../api';
import type { Track } from './useBusyOrders';
import { useTell } from './useTell';

/** The documents of an order: each is asked for, and why one could not be had is said. */
export function useOrderFiles(track: Track) {
  const [excel] = useDownloadOrderExcelMutation();
  const [fullPdf] = useDownloadOrderPdfMutation();
  const [orderPdf] = useDownloadOrderOnlyPdfMutation();
  const [confirmation] = useGetOrderConfirmationMutation();
  const tell = useTell();
  return useMemo(() => {
    const fetching =
      (start: string, fetchFile: (arg: { id: string }) => Promise<{ error?: unknown }>) =>
      (order: OrderSummary) => {
        tell(start, 'info');
        const done = fetchFile({ id: order.id }).then((outcome) => {
          const failure = failureOf(outcome);
          if (failure !== null) tell(failure, 'error');
        });
        return track(order, done);
      };
    return {
      downloadXls: fetching('Downloading excel', excel),
      downloadFullPdf: fetching('Downloading PDF', fullPdf),
      downloadOrderPdf: fetching('Downloading PDF', orderPdf),
      viewConfirmation: fetching('Opening the order confirmation', confirmation),
    };
  }, [excel, fullPdf, orderPdf, confirmation, tell, track]);
}
