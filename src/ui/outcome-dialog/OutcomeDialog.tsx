import { Button, Flex, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../button-link/ButtonLink';

interface Props {
  title: string;
  /** The way to what was made; none where nothing was. */
  viewHref?: string;
  /** What else can be done with it, between 'Close' and the way to it. */
  more?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Says what came of something that a person has asked for, with a 'view it' link to what was made. */
export function OutcomeDialog({ title, viewHref, more, onClose, children }: Props) {
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
          <Button onClick={onClose}>Close</Button>
          {more}
          {viewHref !== undefined && (
            <ButtonLink ref={link} isPrimary to={viewHref}>
              view it
            </ButtonLink>
          )}
        </Flex>
      }
    >
      {children}
    </Modal>
  );
}
