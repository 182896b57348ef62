import { formFailureOf, type OrderSummary, useUnlockOrderMutation } from '../../../api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useTell } from '../actions/useTell';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

export function UnlockOrderDialog({ order, onClose }: Props) {
  const [unlockOrder] = useUnlockOrderMutation();
  const tell = useTell();
  const handleSubmit = async () => {
    const failure = formFailureOf(await unlockOrder({ orderIdRequest: { id: order.id } }));
    if (failure !== null) return failure;
    tell('Order unlocked', 'success');
    onClose();
    return null;
  };
  return (
    <FormDialog title="Unlock order" submitText="Unlock" onSubmit={handleSubmit} onClose={onClose}>
      <p>Are you sure you want to unlock the order named {order.name}?</p>
    </FormDialog>
  );
}
