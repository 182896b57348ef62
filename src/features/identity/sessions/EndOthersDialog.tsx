import { useEndOtherSessionsMutation } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useT } from '../../../languages/useT';

interface Props {
  /** How many other devices there are. */
  others: number;
  onClose: () => void;
}

/** Confirms signing out on all devices but this one. */
export function EndOthersDialog({ others, onClose }: Props) {
  const t = useT();
  const [endOthers] = useEndOtherSessionsMutation();
  const { submit } = useNotices();
  const { run, dialog } = useConfirmation();
  const handleSubmit = async () => {
    const outcome = await run(() => endOthers());
    if (outcome === null) return undefined;
    return submit(Promise.resolve(outcome), t('Signed out on all other devices'));
  };
  return (
    <>
      <FormDialog
        title={t('Sign out all other devices')}
        submitText={t('Sign out')}
        isDanger
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p>
          {t(
            'You will be signed out on {others, plural, one {# other device} other {# other devices}}. Quantities that were typed there and are not saved yet stay on that device until you sign in there again.',
            { others },
          )}
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}
