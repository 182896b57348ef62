import { isolated } from '../../../domain/text/isolated';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { type Order, type OrderEvent, useGetMeQuery, useHas, useListOrderEventsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import type { Role } from '../../../domain/access/roleOptions';
import { unlockOrderRefusal } from '../../../domain/orders/refusals';
import { dateAndTimeText } from '../../../lib/dates';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';

const UnlockOrderDialog = lazyComponent(
  async () => (await import('../../../shared/unlock-dialog/UnlockOrderDialog')).UnlockOrderDialog,
);

interface Props {
  order: Order;
  /** Why the order can't be changed. */
  refusal: string;
}

const nobody: readonly Role[] = [];

/** Why the order can't be changed, since when, and what the person can do about it. */
export function LockedNotice({ order, refusal }: Props) {
  const { data: me } = useGetMeQuery();
  // Optional in the contract: without it the date is unknown.
  const { currentData: history } = useListOrderEventsQuery(
    { id: order.id },
    { skip: !useHas('listOrderEvents'), refetchOnMountOrArgChange: true },
  );
  const [isAsking, setAsking] = useState(false);
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
              Since {dateAndTimeText(lockedBy.at)}: {lockedBy.text}
            </span>
          )}
          <span>{nextStepText(order, roles)}</span>
          {canUnlock(order, roles) && <Button onClick={() => setAsking(true)}>Unlock order</Button>}
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
function nextStepText(order: Order, roles: readonly Role[]): string {
  if (canUnlock(order, roles))
    return 'You can unlock it to change it, download it, or copy it in the list of orders.';
  const others = 'You can download it, or copy it in the list of orders.';
  if (unlockOrderRefusal(order) !== null) return others;
  return `To change it, ask ${isolated(order.seller?.name ?? 'your agent')} to unlock it. ${others}`;
}
