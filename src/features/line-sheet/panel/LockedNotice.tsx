import { isolated } from '../../../domain/text/isolated';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { type Order, type OrderEvent, useGetMeQuery, useHas, useListOrderEventsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import type { Role } from '../../../domain/access/roleOptions';
import { unlockOrderRefusal } from '../../../domain/orders/refusals';
import { dateAndTimeText } from '../../../lib/dates';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { useT } from '../../../languages/useT';
import { useMayPropose } from '../proposals/useProposing';
import type { Translate } from '../../../domain/language/wording';
import { withWords } from '../../../languages/loadWords';

const UnlockOrderDialog = lazyComponent(() =>
  withWords(
    'dialogs',
    async () => (await import('../../../shared/unlock-dialog/UnlockOrderDialog')).UnlockOrderDialog,
  ),
);

const OwnProposal = lazyComponent(() =>
  withWords('sent', async () => (await import('../proposals/OwnProposal')).OwnProposal),
);

interface Props {
  order: Order;
  /** Why the order can't be changed. */
  refusal: string;
}

const nobody: readonly Role[] = [];

/** Why the order can't be changed, since when, and what the person can do about it. */
export function LockedNotice({ order, refusal }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  // Optional in the contract: without it the date is unknown.
  const { currentData: history } = useListOrderEventsQuery(
    { id: order.id },
    { skip: !useHas('listOrderEvents'), refetchOnMountOrArgChange: true },
  );
  const [isAsking, setAsking] = useState(false);
  const mayPropose = useMayPropose(order);
  const roles = me?.roles ?? nobody;
  const lockedBy = history?.events.find(isAboutTheErp);
  return (
    <Alert
      type="warning"
      role="status"
      title={
        <Flex vertical gap={8} align="start">
          <span>{refusal}</span>
          {lockedBy && (
            <span>
              {t('Since {date}: {text}', { date: dateAndTimeText(lockedBy.at), text: lockedBy.text })}
            </span>
          )}
          <span>{nextStepText(t, order, roles, mayPropose)}</span>
          {mayPropose && <OwnProposal order={order} events={history?.events ?? []} />}
          {canUnlock(order, roles) && <Button onClick={() => setAsking(true)}>{t('Unlock order')}</Button>}
          {isAsking && <UnlockOrderDialog order={order} onClose={() => setAsking(false)} />}
        </Flex>
      }
    />
  );
}

/** The latest of these events led to the order's current state. */
function isAboutTheErp({ kind }: OrderEvent): boolean {
  return kind === 'sent' || kind === 'accepted' || kind === 'rejected' || kind === 'kept';
}

function canUnlock(order: Order, roles: readonly Role[]): boolean {
  return mayCall(roles, 'unlockOrder') && unlockOrderRefusal(order) === null;
}

/** What these roles allow to do with a locked order. */
function nextStepText(t: Translate, order: Order, roles: readonly Role[], mayPropose: boolean): string {
  if (canUnlock(order, roles))
    return t('You can unlock it to change it, download it, or copy it in the list of orders.');
  const others = t('You can download it, or copy it in the list of orders.');
  if (mayPropose) {
    const first = order.seller
      ? t('You can propose changes, which {name} takes or declines.', { name: isolated(order.seller.name) })
      : t('You can propose changes, which your agent takes or declines.');
    return `${first} ${others}`;
  }
  if (unlockOrderRefusal(order) !== null) return others;
  const first = order.seller
    ? t('To change it, ask {name} to unlock it.', { name: isolated(order.seller.name) })
    : t('To change it, ask your agent to unlock it.');
  return `${first} ${others}`;
}
