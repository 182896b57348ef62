import { formFailureOf, useEndWebhookMutation, type Webhook } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** Confirms ending a webhook; re-authenticates the person if the host requires it. */
export function EndWebhookDialog({ webhook: { id, url }, onClose }: Props) {
  const t = useT();
  const [endWebhook] = useEndWebhookMutation();
  const { run, dialog } = useConfirmation();

  const handleSubmit = async () => {
    const outcome = await run(() => endWebhook({ endWebhookRequest: { id } }));
    return outcome === null ? undefined : formFailureOf(outcome);
  };

  return (
    <>
      <FormDialog
        title={t('End webhook')}
        submitText={t('End webhook')}
        isDanger
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p style={{ overflowWrap: 'anywhere' }}>
          {t('End the webhook to {url}? Nothing more is sent there, and its messages are deleted.', {
            url: isolated(url),
          })}
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}
