import { type OrderSummary, useDeleteOrderMutation } from '../../../api';
import { FormDialog } from '../../../ui/form-dialog/FormDialog';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

export function DeleteOrderDialog({ order, onClose }: Props) {
  const [deleteOrder, { isLoading }] = useDeleteOrderMutation();
  const { failure, run } = useCommand('Order deleted');
  const handleSubmit = async () => {
    if (await run(deleteOrder({ orderIdRequest: { id: order.id } }))) onClose();
  };
  return (
    <FormDialog
      title="Delete order"
      submitText="Delete"
      isDanger
      isBusy={isLoading}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete the order “{order.name}” of <strong>{order.customer.name}</strong>?
      </p>
    </FormDialog>
  );
}
