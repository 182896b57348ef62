import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { countProposed, takeProposalRefusal } from '../../../domain/orders/proposals';
import { sapStatus } from '../../../domain/orders/statuses';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';
import { dateAndTimeText } from '../../../lib/dates';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { useMayTake } from './useProposedView';

const TakeDialog = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./TakeDialog')).TakeDialog),
);

/** Whether the cells show what is proposed, as the sheet's view has it in the URL. */
const proposedCells: UrlCodec<boolean> = {
  read: (params) => params.get('cells') === 'proposed',
  write: (isShown) => ({ cells: isShown ? 'proposed' : null }),
};

/** What the customer proposes, for whoever decides on it. */
export function ProposalNotice({ order }: { order: Order }) {
  const t = useT();
  const [isReviewing, setReviewing] = useState(false);
  const [showsProposed, setShowsProposed] = useUrlState(proposedCells);
  const mayTake = useMayTake(order);
  const { proposal, proposed_at: proposedAt, customer, sap_status: status } = order;
  if (!mayTake || proposal === undefined || proposedAt === undefined) return null;
  const refusal = takeProposalRefusal(order);
  return (
    <Alert
      type="info"
      role="status"
      title={
        <Flex vertical gap={8} align="start">
          <strong>
            {t(
              '{customer} proposes {changes, plural, =0 {changes that the order has by now} one {# change} other {# changes}}',
              { customer: isolated(customer.name), changes: countProposed(order) },
            )}
          </strong>
          <span>{t('Proposed on {date}', { date: dateAndTimeText(proposedAt) })}</span>
          {proposal.note !== '' && <span>{t('Note: {note}', { note: isolated(proposal.note) })}</span>}
          {refusal && <span>{t(refusal)}</span>}
          <Flex wrap gap={8}>
            <Button type="primary" disabled={refusal !== null} onClick={() => setReviewing(true)}>
              {t('Review')}
            </Button>
            {status !== sapStatus.open && (
              <Button onClick={() => setShowsProposed(!showsProposed, { keepsScroll: true })}>
                {showsProposed ? t('Show what is ordered') : t('Show in the sheet')}
              </Button>
            )}
          </Flex>
          {isReviewing && (
            <TakeDialog order={order} proposal={proposal} onClose={() => setReviewing(false)} />
          )}
        </Flex>
      }
    />
  );
}
