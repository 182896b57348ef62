import { Button, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './OutcomeDialog.module.css';

/** What came of the creation of an order. */
export type Outcome =
  | { readonly kind: 'created'; readonly orderId: string; readonly title: string; readonly customer: string }
  | { readonly kind: 'failed'; readonly message: string };

interface Props {
  outcome: Outcome;
  onClose: () => void;
  /** What else can be done with the order that was created. */
  more?: (orderId: string) => ReactNode;
}

/** 'Order created' with the way to it, or 'Oops!' with the reason (spec 2 'New order' and 'Link generator'). */
export function OutcomeDialog({ outcome, onClose, more }: Props) {
  const isCreated = outcome.kind === 'created';
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Modal
      open
      title={isCreated ? 'Order created' : 'Oops!'}
      width={440}
      onCancel={onClose}
      afterOpenChange={() => link.current?.focus()}
      footer={
        <div className={styles.answers}>
          <Button onClick={onClose}>Close</Button>
          {isCreated && more?.(outcome.orderId)}
          {isCreated && (
            <ButtonLink ref={link} isPrimary to={paths.lineSheet.href(outcome.orderId)}>
              view it
            </ButtonLink>
          )}
        </div>
      }
    >
      <p>
        {isCreated
          ? `“${outcome.title}” for ${outcome.customer} is ready for its quantities.`
          : outcome.message}
      </p>
    </Modal>
  );
}
