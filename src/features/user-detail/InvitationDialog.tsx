import { formFailureOf, type User, useSendInvitationMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { useT } from '../../languages/useT';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms sending an invitation to a user without a password. */
export function InvitationDialog({ user, ...ending }: Props) {
  const t = useT();
  const [invite] = useSendInvitationMutation();
  const handleSubmit = async () => formFailureOf(await invite({ sendInvitationRequest: { id: user.id } }));
  return (
    <FormDialog title={t('Send invitation')} submitText={t('Send')} onSubmit={handleSubmit} {...ending}>
      <p>{t('{email} gets an email with a link to choose a password.', { email: user.email })}</p>
    </FormDialog>
  );
}
