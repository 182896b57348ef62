import { useRenewRecoveryCodesMutation } from '../../../api';
import { FactorQuestion } from './FactorQuestion';
import { useT } from '../../../languages/useT';

interface Props {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Confirms replacing the recovery codes. */
export function RenewCodesDialog({ onDone, onClose }: Props) {
  const t = useT();
  const [renew] = useRenewRecoveryCodesMutation();
  return (
    <FactorQuestion
      title={t('New recovery codes')}
      text={t('You get ten new codes. The ones you have stop working, and your other sessions end.')}
      submitText={t('Make new codes')}
      change={() => renew()}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
