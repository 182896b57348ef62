import { useRenewRecoveryCodesMutation } from '../../../api';
import { FactorQuestion } from './FactorQuestion';

interface Props {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Confirms replacing the recovery codes. */
export function RenewCodesDialog({ onDone, onClose }: Props) {
  const [renew] = useRenewRecoveryCodesMutation();
  return (
    <FactorQuestion
      title="New recovery codes"
      text="You get ten new codes. The ones you have stop working, and your other sessions end."
      submitText="Make new codes"
      change={() => renew()}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
