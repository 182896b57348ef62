import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../languages/useT';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  title: string;
  onClose: () => void;
  /** What stands above the list, the list, and the dialogs over it. */
  children: ReactNode;
}

/** A dialog with a list, which scrolls in it. */
export function ListDialog({ title, onClose, children }: Props) {
  const t = useT();
  return (
    <Modal
      open
      title={title}
      width={1040}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Flex vertical gap={8} style={{ height: 'min(560px, 60vh)' }}>
        {children}
      </Flex>
    </Modal>
  );
}
