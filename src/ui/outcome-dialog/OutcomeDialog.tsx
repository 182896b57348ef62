import { Button, Flex } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../button-link/ButtonLink';
import { Modal } from '../modal/Modal';
import { useT } from '../../languages/useT';

interface Props {
  title: string;
  /** The link to what was created, if anything was. */
  viewHref?: string;
  /** Further actions, between 'Close' and the link. */
  more?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the outcome of an action, with a 'view it' link to what was created. */
export function OutcomeDialog({ title, viewHref, more, onClose, children }: Props) {
  const t = useT();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Modal
      open
      title={title}
      width={440}
      onCancel={onClose}
      afterOpenChange={() => link.current?.focus()}
      footer={
        <Flex gap={8} justify="end" wrap>
          <Button onClick={onClose}>{t('Close')}</Button>
          {more}
          {viewHref !== undefined && (
            <ButtonLink ref={link} isPrimary to={viewHref}>
              {t('view it')}
            </ButtonLink>
          )}
        </Flex>
      }
    >
      {children}
    </Modal>
  );
}
