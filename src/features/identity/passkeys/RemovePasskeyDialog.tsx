import { formFailureOf, type Passkey, useRemovePasskeyMutation } from '../../../api';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

/** Confirms removing a passkey. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const [remove] = useRemovePasskeyMutation();
  const { run, dialog } = useConfirmation();

  const handleSubmit = async () => {
    const outcome = await run(() => remove({ passkeyIdRequest: { id } }));
    return outcome === null ? undefined : formFailureOf(outcome);
  };

  return (
    <>
      <FormDialog
        title="Remove passkey"
        submitText="Remove"
        isDanger
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p>
          Remove “{name}”? You can’t sign in with it any more, and you will be signed out on your other
          devices. Your device may go on offering it until you delete it there too.
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}
