import { Button } from 'antd';
import { useWithdrawOrderProposalMutation } from '../../../api';
import { useT } from '../../../languages/useT';
import { useNotices } from '../../../shared/alert-bar/useNotices';

/** Withdraws what is proposed for an order; it stays saved. */
export function WithdrawButton({ orderId }: { orderId: string }) {
  const t = useT();
  const { report } = useNotices();
  const [withdraw, { isLoading }] = useWithdrawOrderProposalMutation();
  return (
    <Button
      loading={isLoading}
      onClick={() => void report(withdraw({ orderIdRequest: { id: orderId } }), t('Proposal withdrawn'))}
    >
      {t('Withdraw proposal')}
    </Button>
  );
}
