import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { OutcomeDialog } from '../../ui/outcome-dialog/OutcomeDialog';
import type { OrderOutcome } from './orderOutcome';

interface Props {
  outcome: OrderOutcome;
  onClose: () => void;
  /** What else can be done with the order that was created. */
  more?: (orderId: string) => ReactNode;
}

/** 'Order created' with the way to it, or 'Oops!' with the reason (spec 2 'New order' and 'Link generator'). */
export function OrderOutcomeDialog({ outcome, onClose, more }: Props) {
  if (outcome.kind === 'failed') {
    return (
      <OutcomeDialog title="Oops!" onClose={onClose}>
        {outcome.message}
      </OutcomeDialog>
    );
  }
  const { orderId, title, customer } = outcome;
  return (
    <OutcomeDialog
      title="Order created"
      viewHref={paths.lineSheet.href(orderId)}
      more={more?.(orderId)}
      onClose={onClose}
    >
      “{title}” for {customer} is ready for its quantities.
    </OutcomeDialog>
  );
}
