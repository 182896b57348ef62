import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { isolated } from '../../domain/text/isolated';
import { paths } from '../../lib/paths';
import { OutcomeDialog } from '../../ui/outcome-dialog/OutcomeDialog';
import { failureOf, isApiProblem, useHas, useListOrderEventsQuery } from '../../api';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';

interface Props {
  outcome: OrderOutcome;
  /** Whether the order was created before this page was opened: it may have been deleted since. */
  isEarlier?: boolean;
  onClose: () => void;
  /** Further actions for the created order. */
  more?: (orderId: string) => ReactNode;
}

/** 'Order created' with a link to it, or 'Oops!' with the reason (spec 2 'New order' and 'Link generator'). */
export function OrderOutcomeDialog({ outcome, isEarlier = false, onClose, more }: Props) {
  const t = useT();
  const isGone = useIsGone(isEarlier && outcome.kind === 'created' ? outcome.orderId : null);
  if (outcome.kind === 'failed') {
    return (
      <OutcomeDialog
        title={t('Oops!')}
        viewHref={outcome.orderId && paths.lineSheet.href(outcome.orderId)}
        onClose={onClose}
      >
        {inWords(t, outcome.message)}
      </OutcomeDialog>
    );
  }
  const { orderId, title, customer } = outcome;
  if (isGone) {
    return (
      <OutcomeDialog title={t('Order deleted')} onClose={onClose}>
        {t('“{title}” for {customer} was created, but has been deleted since.', {
          title: isolated(title),
          customer: isolated(customer),
        })}
      </OutcomeDialog>
    );
  }
  return (
    <OutcomeDialog
      title={t('Order created')}
      viewHref={paths.lineSheet.href(orderId)}
      more={more?.(orderId)}
      onClose={onClose}
    >
      {t('You can now enter the quantities of “{title}” for {customer}.', {
        title: isolated(title),
        customer: isolated(customer),
      })}
    </OutcomeDialog>
  );
}

/** Whether an order, if any, no longer exists, as far as the server can tell by its history. */
function useIsGone(orderId: string | null): boolean {
  const has = useHas('listOrderEvents');
  const { error } = useListOrderEventsQuery(has && orderId !== null ? { id: orderId } : skipToken);
  return isApiProblem(error) && error.status === 404;
}

/** The order that was created. */
export interface CreatedOrder {
  readonly kind: 'created';
  readonly orderId: string;
  readonly title: string;
  readonly customer: string;
}

/** The outcome of creating an order; `orderId` of a failure is the order that the same form has created before. */
export type OrderOutcome =
  | CreatedOrder
  | { readonly kind: 'failed'; readonly message: string | Message; readonly orderId?: string };

/** The outcome by the server's answer, for an order with this title for this customer. */
export function orderOutcome(
  answer: { data?: { order_id?: string }; error?: unknown },
  order: { title: string; customer: string },
): OrderOutcome {
  const orderId = answer.data?.order_id;
  const failure = failureOf(answer);
  if (failure !== null || orderId === undefined)
    return {
      kind: 'failed',
      message: failure ?? message('The server did not say which order it created.'),
      orderId,
    };
  return { kind: 'created', orderId, ...order };
}
