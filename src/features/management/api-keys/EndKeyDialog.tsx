import { type ApiKey, useEndApiKeyMutation } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { EndDialog } from '../EndDialog';

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Confirms ending an API key. */
export function EndKeyDialog({ apiKey: { id, name }, onClose }: Props) {
  const t = useT();
  const [endKey] = useEndApiKeyMutation();
  return (
    <EndDialog
      title={t('End API key')}
      submitText={t('End key')}
      end={() => endKey({ endApiKeyRequest: { id } })}
      onClose={onClose}
    >
      {t('End “{name}”? The system that uses it can no longer call Linedesk, from now on.', {
        name: isolated(name),
      })}
    </EndDialog>
  );
}
