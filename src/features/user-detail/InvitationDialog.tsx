import { formFailureOf, type User, useSendInvitationMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before somebody without a password gets an invitation. */
export function InvitationDialog({ user, onDone, onClose }: Props) {
  const [invite] = useSendInvitationMutation();
  const handleSubmit = async () => {
    const failure = formFailureOf(await invite({ sendInvitationRequest: { id: user.id } }));
    if (failure === null) onDone();
    return failure;
  };
  return (
    <FormDialog title="Send invitation" submitText="Send" onSubmit={handleSubmit} onClose={onClose}>
      <p>{user.email} gets an email with a link to choose a password.</p>
    </FormDialog>
  );
}
