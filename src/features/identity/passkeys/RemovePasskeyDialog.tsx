import { isolated } from '../../../domain/text/isolated';
import { type Passkey, useRemovePasskeyMutation } from '../../../api';
import { FactorQuestion } from '../second-factor/FactorQuestion';

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

/** Confirms removing a passkey. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const [remove] = useRemovePasskeyMutation();
  return (
    <FactorQuestion
      title="Remove passkey"
      text={`Remove “${isolated(name)}”? You can’t sign in with it any more, and you will be signed out on your other devices. Your device may go on offering it until you delete it there too.`}
      submitText="Remove"
      isDanger
      change={() => remove({ passkeyIdRequest: { id } })}
      onClose={onClose}
    />
  );
}
