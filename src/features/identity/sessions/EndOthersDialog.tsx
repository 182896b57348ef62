import { useEndOtherSessionsMutation } from '../../../api';
import { counted } from '../../../lib/numbers';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  /** How many other devices there are. */
  others: number;
  onClose: () => void;
}

/** Confirms signing out on all devices but this one. */
export function EndOthersDialog({ others, onClose }: Props) {
  const [endOthers] = useEndOtherSessionsMutation();
  const { submit } = useNotices();
  const { run, dialog } = useConfirmation();
  const handleSubmit = async () => {
    const outcome = await run(() => endOthers());
    if (outcome === null) return undefined;
    return submit(Promise.resolve(outcome), 'Signed out on all other devices');
  };
  return (
    <>
      <FormDialog
        title="Sign out all other devices"
        submitText="Sign out"
        isDanger
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p>
          You will be signed out on {counted(others, 'other device')}. Quantities that were typed there and
          are not saved yet stay on that device until you sign in there again.
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}
