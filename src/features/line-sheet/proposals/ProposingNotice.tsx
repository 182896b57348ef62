import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { dateAndTimeText } from '../../../lib/dates';
import { useAppDispatch } from '../../../lib/redux';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { refetchOrder, saveUnsaved } from '../state/saver';
import { enterChanges } from './enterChanges';
import { differenceText } from './differenceText';
import { useProposedChanges } from './useProposedChanges';
import { useProposing } from './useProposing';
import { WithdrawButton } from './WithdrawButton';

const ProposeDialog = lazyComponent(async () => (await import('./ProposeDialog')).ProposeDialog);

/** Says that the sheet is a proposal, what it changes, and what the customer can do with it. */
export function ProposingNotice({ order }: { order: Order }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [, setProposing] = useProposing(order);
  const [isAsking, setAsking] = useState(false);
  const proposed = useProposedChanges(order);
  const { seller, proposed_at: proposedAt } = order;

  /** The order is fetched first, so that its sheet knows what is saved as a proposal. */
  const close = async () => {
    if (!(await dispatch(saveUnsaved()))) return;
    await refetchOrder(order.id, { dispatch });
    setProposing(false);
  };
  const discard = () => {
    const { changes, wanted } = proposed;
    const quantities = changes.map(({ sku, ordered }) => ({ sku, quantity: ordered }));
    dispatch(enterChanges(quantities, { added: wanted.removed, removed: wanted.added }));
  };
  return (
    <Alert
      type="info"
      role="group"
      aria-label={t('Proposed changes')}
      title={
        <Flex vertical gap={8} align="start">
          <span>
            {seller
              ? t(
                  'You are proposing changes. The order itself stays as it was sent until {name} takes them.',
                  {
                    name: isolated(seller.name),
                  },
                )
              : t(
                  'You are proposing changes. The order itself stays as it was sent until your agent takes them.',
                )}
          </span>
          <strong>{differenceText(t, proposed, order.currency)}</strong>
          {proposedAt !== undefined && (
            <span>
              {t('Proposed on {date}. What you change now is seen by your agent too.', {
                date: dateAndTimeText(proposedAt),
              })}
            </span>
          )}
          <Flex wrap gap={8}>
            {proposedAt === undefined ? (
              <Button type="primary" disabled={proposed.count === 0} onClick={() => setAsking(true)}>
                {t('Propose')}
              </Button>
            ) : (
              <WithdrawButton orderId={order.id} />
            )}
            {proposed.count > 0 && proposedAt === undefined && (
              <Button onClick={discard}>{t('Discard changes')}</Button>
            )}
            <Button onClick={() => void close()}>{t('Back to the order')}</Button>
          </Flex>
          {isAsking && (
            <ProposeDialog
              order={order}
              proposed={proposed}
              onDone={() => setProposing(false)}
              onClose={() => setAsking(false)}
            />
          )}
        </Flex>
      }
    />
  );
}
