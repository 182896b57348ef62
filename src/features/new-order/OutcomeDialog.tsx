import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './NewOrderPage.module.css';

/** What came of a creation. */
export type Outcome =
  | { readonly kind: 'created'; readonly orderId: string; readonly title: string; readonly customer: string }
  | { readonly kind: 'failed'; readonly message: string };

interface Props {
  outcome: Outcome;
  onClose: () => void;
}

/** 'Order created' with the way to it, or 'Oops!' with the reason (spec 2 'New order'). */
export function OutcomeDialog({ outcome, onClose }: Props) {
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
