import { isolated } from '../../../domain/text/isolated';
import { type Passkey, useRemovePasskeyMutation } from '../../../api';
import { FactorQuestion } from '../second-factor/FactorQuestion';
import { useT } from '../../../languages/useT';

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

/** Confirms removing a passkey. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const t = useT();
  const [remove] = useRemovePasskeyMutation();
  return (
    <FactorQuestion
      title={t('Remove passkey')}
      text={t(
        'Remove “{name}”? You can’t sign in with it any more, and you will be signed out on your other devices. Your device may go on offering it until you delete it there too.',
        { name: isolated(name) },
      )}
      submitText={t('Remove')}
      isDanger
      change={() => remove({ passkeyIdRequest: { id } })}
      onClose={onClose}
    />
  );
}
