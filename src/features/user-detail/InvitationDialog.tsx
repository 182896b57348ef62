import { formFailureOf, type User, useSendInvitationMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms sending an invitation to a user without a password. */
export function InvitationDialog({ user, ...ending }: Props) {
  const [invite] = useSendInvitationMutation();
  const handleSubmit = async () => formFailureOf(await invite({ sendInvitationRequest: { id: user.id } }));
  return (
    <FormDialog title="Send invitation" submitText="Send" onSubmit={handleSubmit} {...ending}>
      <p>{user.email} gets an email with a link to choose a password.</p>
    </FormDialog>
  );
}
