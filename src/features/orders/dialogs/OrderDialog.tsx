import type { OrderSummary } from '../../../api';
import type { OpenOrderDialog } from '../actions/useOrderDialog';
import { CopyOrderDialog } from './CopyOrderDialog';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { EditOrderDialog } from './EditOrderDialog';
import { HistoryDialog } from './HistoryDialog';
import { ReturnOrderDialog } from './ReturnOrderDialog';
import { UnlockOrderDialog } from './UnlockOrderDialog';

interface Props {
  dialog: OpenOrderDialog;
  onDownloadXls: (order: OrderSummary) => void;
  onNoHistory: () => void;
  onClose: () => void;
}

/** The dialog that an entry of the row menu opened. */
export function OrderDialog({ dialog: { kind, order }, onDownloadXls, onNoHistory, onClose }: Props) {
  switch (kind) {
    case 'copy':
      return <CopyOrderDialog order={order} onClose={onClose} />;
    case 'delete':
      return <DeleteOrderDialog order={order} onClose={onClose} />;
    case 'edit':
      return <EditOrderDialog order={order} onClose={onClose} />;
    case 'history':
      return <HistoryDialog order={order} onMissing={onNoHistory} onClose={onClose} />;
    case 'return':
      return (
        <ReturnOrderDialog name={order.name} onDownload={() => onDownloadXls(order)} onClose={onClose} />
      );
    case 'unlock':
      return <UnlockOrderDialog order={order} onClose={onClose} />;
  }
}
