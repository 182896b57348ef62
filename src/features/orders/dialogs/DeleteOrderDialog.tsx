import { type OrderSummary, useDeleteOrderMutation } from '../../../api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

export function DeleteOrderDialog({ order, onClose }: Props) {
  const [deleteOrder] = useDeleteOrderMutation();
  const { run, alert } = useCommand('Order deleted', 'The order was not deleted');
  const handleSubmit = async () => {
    const failure = await run(deleteOrder({ orderIdRequest: { id: order.id } }));
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormDialog title="Delete order" submitText="Delete" isDanger onSubmit={handleSubmit} onClose={onClose}>
      <p>
        Are you sure you want to delete the order “{order.name}” of <strong>{order.customer.name}</strong>?
      </p>
      {alert}
    </FormDialog>
  );
}
