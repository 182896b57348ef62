import { formFailureOf, type Passkey, useRenamePasskeyMutation } from '../../../api';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';
import { PasskeyNameField } from './PasskeyNameField';
import { useT } from '../../../languages/useT';

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const t = useT();
  const { id } = passkey;
  const [rename] = useRenamePasskeyMutation();
  const { run, dialog } = useConfirmation();

  const handleSubmit = async ({ name }: { name: string }) => {
    const outcome = await run(() => rename({ renamePasskeyRequest: { id, name } }));
    return outcome === null ? undefined : formFailureOf(outcome);
  };

  return (
    <>
      <FormDialog<{ name: string }>
        title={t('Rename passkey')}
        submitText={t('Rename')}
        initialValues={{ name: passkey.name }}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <PasskeyNameField />
      </FormDialog>
      {dialog}
    </>
  );
}
