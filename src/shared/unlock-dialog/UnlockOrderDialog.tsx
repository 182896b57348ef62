import { isolated } from '../../domain/text/isolated';
import { useUnlockOrderMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { useNotices } from '../alert-bar/useNotices';
import { useT } from '../../languages/useT';

interface Props {
  order: { id: string; name: string };
  /** Where the unlocked order can be edited, unless it is this page. */
  link?: { text: string; href: string };
  onClose: () => void;
}

/** Asks before an order is unlocked (spec 2 'Order list'). */
export function UnlockOrderDialog({ order, link, onClose }: Props) {
  const t = useT();
  const [unlockOrder] = useUnlockOrderMutation();
  const { submit } = useNotices();
  const handleSubmit = () =>
    submit(
      unlockOrder({ orderIdRequest: { id: order.id } }),
      t('Order unlocked'),
      link === undefined ? {} : { link },
    );
  return (
    <FormDialog title={t('Unlock order')} submitText={t('Unlock')} onSubmit={handleSubmit} onClose={onClose}>
      <p>{t('Are you sure you want to unlock the order named {name}?', { name: isolated(order.name) })}</p>
    </FormDialog>
  );
}
