import { failureOf, useRemoveTotpMutation, useRenewRecoveryCodesMutation } from '../../../api';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  about: keyof typeof questions;
  /** Called with the new recovery codes, if there are any. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

const questions = {
  remove: {
    title: 'Remove authenticator app',
    text: 'Your other sessions end. Without another second factor, your password alone signs you in from then on.',
    submit: 'Remove',
  },
  codes: {
    title: 'New recovery codes',
    text: 'You get ten new codes. The ones you have stop working, and your other sessions end.',
    submit: 'Make new codes',
  },
} as const;

/** Asks before a second factor is removed, or recovery codes are replaced. */
export function FactorQuestion({ about, onDone, onClose }: Props) {
  const [remove] = useRemoveTotpMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const { run, dialog } = useConfirmation();
  const { title, text, submit } = questions[about];

  const handleSubmit = async () => {
    const outcome = await run(() => (about === 'remove' ? remove() : renew()));
    if (outcome === null) return undefined;
    const failure = failureOf(outcome);
    if (failure !== null) return { text: failure };
    onDone(outcome.data?.recovery_codes ?? []);
    return null;
  };

  return (
    <>
      <FormDialog
        title={title}
        submitText={submit}
        isDanger={about === 'remove'}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p>{text}</p>
      </FormDialog>
      {dialog}
    </>
  );
}
