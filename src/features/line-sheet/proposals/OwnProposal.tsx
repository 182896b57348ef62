import { Button, Flex } from 'antd';
import type { Order, OrderEvent } from '../../../api';
import { countProposed } from '../../../domain/orders/proposals';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { dateAndTimeText } from '../../../lib/dates';
import { useProposing } from './useProposing';
import { WithdrawButton } from './WithdrawButton';

interface Props {
  order: Order;
  /** The order's history, the latest first. */
  events: readonly OrderEvent[];
}

/** What has become of the customer's proposal for a locked order, and the buttons to write or withdraw one. */
export function OwnProposal({ order, events }: Props) {
  const t = useT();
  const [, setProposing] = useProposing(order);
  const { seller, proposed_at: proposedAt } = order;
  const changes = countProposed(order);
  const decision = events.find(({ kind }) => kind === 'proposed' || kind.startsWith('proposal_'));
  const isDecided = decision?.kind === 'proposal_taken' || decision?.kind === 'proposal_declined';
  return (
    <>
      {isDecided && (
        <span>{t('On {date}: {text}', { date: dateAndTimeText(decision.at), text: decision.text })}</span>
      )}
      {proposedAt !== undefined && (
        <span>
          {seller
            ? t(
                'You proposed {changes, plural, one {# change} other {# changes}} on {date}. {name} has not decided yet.',
                { changes, date: dateAndTimeText(proposedAt), name: isolated(seller.name) },
              )
            : t(
                'You proposed {changes, plural, one {# change} other {# changes}} on {date}. Your agent has not decided yet.',
                { changes, date: dateAndTimeText(proposedAt) },
              )}
        </span>
      )}
      {proposedAt === undefined && changes > 0 && (
        <span>
          {t(
            '{changes, plural, one {# change that you typed is saved and not proposed.} other {# changes that you typed are saved and not proposed.}}',
            { changes },
          )}
        </span>
      )}
      <Flex wrap gap={8}>
        <Button onClick={() => setProposing(true)}>
          {changes > 0 ? t('Open the proposal') : t('Propose changes')}
        </Button>
        {proposedAt !== undefined && <WithdrawButton orderId={order.id} />}
      </Flex>
    </>
  );
}
