import { useRemoveTotpMutation } from '../../../api';
import { FactorQuestion } from '../second-factor/FactorQuestion';

/** Confirms removing the authenticator app. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useRemoveTotpMutation();
  return (
    <FactorQuestion
      title="Remove authenticator app"
      text="Your other sessions end. Without another second factor, signing in has no second step from then on."
      submitText="Remove"
      isDanger
      change={() => remove()}
      onClose={onClose}
    />
  );
}
