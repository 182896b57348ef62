import { type OrderSummary, useUnlockOrderMutation } from '../../../api';
import { FormDialog } from '../../../ui/form-dialog/FormDialog';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

export function UnlockOrderDialog({ order, onClose }: Props) {
  const [unlockOrder, { isLoading }] = useUnlockOrderMutation();
  const { failure, run } = useCommand('Order unlocked');
  const handleSubmit = async () => {
    if (await run(unlockOrder({ orderIdRequest: { id: order.id } }))) onClose();
  };
  return (
    <FormDialog
      title="Unlock order"
      submitText="Unlock"
      isBusy={isLoading}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <p>Are you sure you want to unlock the order named {order.name}?</p>
    </FormDialog>
  );
}
