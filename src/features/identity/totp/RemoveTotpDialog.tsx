import { useRemoveTotpMutation } from '../../../api';
import { FactorQuestion } from '../second-factor/FactorQuestion';
import { useT } from '../../../languages/useT';

/** Confirms removing the authenticator app. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [remove] = useRemoveTotpMutation();
  return (
    <FactorQuestion
      title={t('Remove authenticator app')}
      text={t(
        'Your other sessions end. Without another second factor, signing in has no second step from then on.',
      )}
      submitText={t('Remove')}
      isDanger
      change={() => remove()}
      onClose={onClose}
    />
  );
}
