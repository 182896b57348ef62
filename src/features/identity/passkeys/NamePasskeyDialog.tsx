import { type PasskeyRegistration, useAddPasskeyMutation } from '../../../api';
import { browserText } from '../../../domain/access/browser';
import { inWords } from '../../../domain/language/wording';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { FormDialog } from '../../../ui/form/FormDialog';
import { PasskeyNameField } from './PasskeyNameField';
import { useT } from '../../../languages/useT';

interface Props {
  /** The new credential from the browser. */
  made: PasskeyRegistration;
  /** Called with the new recovery codes, if there are any. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks for the name of a passkey that the browser has made, and adds it to the account. */
export function NamePasskeyDialog({ made, onDone, onClose }: Props) {
  const t = useT();
  const [add] = useAddPasskeyMutation();
  const { submit } = useNotices();

  const handleSubmit = async ({ name }: { name: string }) => {
    const adding = add({ addPasskeyRequest: { name, credential: made } });
    const failure = await submit(adding, t('Passkey added'));
    if (failure === null) onDone((await adding).data?.recovery_codes ?? []);
    return failure;
  };

  return (
    <FormDialog<{ name: string }>
      title={t('Add a passkey')}
      submitText={t('Add')}
      initialValues={{ name: inWords(t, browserText(navigator.userAgent)) }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {t(
          'Give it a name by which you will know it, such as the device that it is on. You will be signed out on your other devices.',
        )}
      </p>
      <PasskeyNameField />
    </FormDialog>
  );
}
