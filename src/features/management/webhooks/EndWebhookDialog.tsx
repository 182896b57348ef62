import { useEndWebhookMutation, type Webhook } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { EndDialog } from '../EndDialog';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** Confirms ending a webhook. */
export function EndWebhookDialog({ webhook: { id, url }, onClose }: Props) {
  const t = useT();
  const [endWebhook] = useEndWebhookMutation();
  return (
    <EndDialog
      title={t('End webhook')}
      submitText={t('End webhook')}
      end={() => endWebhook({ endWebhookRequest: { id } })}
      onClose={onClose}
    >
      {t('End the webhook to {url}? Nothing more is sent there, and its messages are deleted.', {
        url: isolated(url),
      })}
    </EndDialog>
  );
}
