import { type ApiKey, formFailureOf, useEndApiKeyMutation } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Confirms ending an API key; re-authenticates the person if the host requires it. */
export function EndKeyDialog({ apiKey: { id, name }, onClose }: Props) {
  const t = useT();
  const [endKey] = useEndApiKeyMutation();
  const { run, dialog } = useConfirmation();

  const handleSubmit = async () => {
    const outcome = await run(() => endKey({ endApiKeyRequest: { id } }));
    return outcome === null ? undefined : formFailureOf(outcome);
  };

  return (
    <>
      <FormDialog
        title={t('End API key')}
        submitText={t('End key')}
        isDanger
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p>
          {t('End “{name}”? The system that uses it can no longer call Linedesk, from now on.', {
            name: isolated(name),
          })}
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}
