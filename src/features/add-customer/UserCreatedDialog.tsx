import { paths } from '../../lib/paths';
import { OutcomeDialog } from '../../ui/outcome-dialog/OutcomeDialog';

interface Props {
  user: { id: string; name: string };
  onClose: () => void;
}

/** 'User created' with the way to them (spec 2 'Add customer'). */
export function UserCreatedDialog({ user, onClose }: Props) {
  return (
    <OutcomeDialog title="User created" viewHref={paths.userDetail.href(user.id)} onClose={onClose}>
      {user.name} is ready for orders.
    </OutcomeDialog>
  );
}
