import { isolated } from '../../../domain/text/isolated';
import { type OrderSummary, useDeleteOrderMutation } from '../../../api';
import { SendDialog } from '../many/SendDialog';
import type { SetDate } from '../many/useOrderFixes';
import type { OpenOrderDialog } from '../useOrderHandlers';
import { CopyOrderDialog } from './CopyOrderDialog';
import { EditOrderDialog } from './EditOrderDialog';
import { HistoryDialog } from './HistoryDialog';
import { LanguageDialog } from './LanguageDialog';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useCommand } from './useCommand';
import { DocumentsDialog } from '../../../shared/order-documents/DocumentsDialog';
import { paths } from '../../../lib/paths';
import { UnlockOrderDialog } from '../../../shared/unlock-dialog/UnlockOrderDialog';
import { Modal } from '../../../ui/modal/Modal';
import { useT } from '../../../languages/useT';
import { Sentence } from '../../../languages/Sentence';

interface Props {
  dialog: OpenOrderDialog;
  /** Called instead of showing an alert when an order was deleted and that can be undone. */
  onDeleted?: (order: OrderSummary) => void;
  onDownloadXls: (order: OrderSummary) => void;
  onSend: (order: OrderSummary) => void;
  /** Undefined if the server has no tasks. */
  onDate?: SetDate;
  onClose: () => void;
}

/** The dialog opened from the row menu. */
export function OrderDialog(props: Props) {
  const t = useT();
  const { onDeleted, onDownloadXls, onSend, onDate, onClose } = props;
  const { kind, order } = props.dialog;
  switch (kind) {
    case 'copy':
      return <CopyOrderDialog order={order} onClose={onClose} />;
    case 'delete':
      return <DeleteOrderDialog order={order} onDeleted={onDeleted} onClose={onClose} />;
    case 'documents':
      return <DocumentsDialog order={order} onClose={onClose} />;
    case 'edit':
      return <EditOrderDialog order={order} onClose={onClose} />;
    case 'history':
      return <HistoryDialog order={order} onClose={onClose} />;
    case 'inLanguage':
      return <LanguageDialog order={order} onClose={onClose} />;
    case 'return':
      return <ReturnOrderDialog order={order} onDownload={() => onDownloadXls(order)} onClose={onClose} />;
    case 'send':
      return (
        <SendDialog
          orders={[order]}
          onSend={async (orders) => {
            orders.forEach(onSend);
            return true;
          }}
          onDate={onDate}
          onClose={onClose}
        />
      );
    case 'unlock':
      return (
        <UnlockOrderDialog
          order={order}
          link={{ text: t('view it'), href: paths.lineSheet.href(order.id) }}
          onClose={onClose}
        />
      );
  }
}

interface OrderProps {
  order: OrderSummary;
  onClose: () => void;
}

function DeleteOrderDialog({ order, onDeleted, onClose }: OrderProps & Pick<Props, 'onDeleted'>) {
  const t = useT();
  const [deleteOrder] = useDeleteOrderMutation();
  const { run, alert } = useCommand(onDeleted ? null : t('Order deleted'), t('The order was not deleted'));
  const handleSubmit = async () => {
    const outcome = await run(deleteOrder({ orderIdRequest: { id: order.id } }));
    if (outcome === null) onDeleted?.(order);
    return outcome;
  };
  return (
    <FormDialog
      title={t('Delete order')}
      submitText={t('Delete')}
      isDanger
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        <Sentence
          text="Are you sure you want to delete the order “{name}” of <b>{customer}</b> with {pieces, plural, one {# piece} other {# pieces}}?"
          values={{
            name: isolated(order.name),
            customer: isolated(order.customer.name),
            pieces: order.items_count,
          }}
          tags={{ b: (customer) => <strong>{customer}</strong> }}
        />
      </p>
      {alert}
    </FormDialog>
  );
}

/** Explains that a return order cannot be sent (spec 2 'Order list'). */
function ReturnOrderDialog({ order, onDownload, onClose }: OrderProps & { onDownload: () => void }) {
  const t = useT();
  return (
    <Modal
      open
      title={t('Return order')}
      width={440}
      okText={t('Download XLS')}
      cancelText={t('Close')}
      onOk={() => {
        onDownload();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        {t(
          'Return orders cannot be sent to the ERP. Please download the XLS of “{name}” and upload it manually.',
          { name: isolated(order.name) },
        )}
      </p>
    </Modal>
  );
}
