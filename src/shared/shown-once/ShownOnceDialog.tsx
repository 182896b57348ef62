import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '../../languages/useT';
import { copyText } from '../../lib/clipboard';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  title: string;
  width: number;
  /** Shows the secret, and says what to do with it. */
  children: ReactNode;
  /** The secret as it is copied. */
  text: string;
  /** What to do if the browser does not allow copying. */
  otherWay: string;
  /** Buttons beside 'Copy'. */
  tools?: ReactNode;
  /** Says on the button that the person has the secret. */
  doneText: string;
  onClose: () => void;
}

/** Shows a secret that can't be read again: neither Escape nor a click beside it closes the dialog. */
export function ShownOnceDialog(props: Props) {
  const { title, width, children, text, otherWay, tools, doneText, onClose } = props;
  const t = useT();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <Modal
      open
      title={title}
      width={width}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      // The focus is on the dialog itself: an Enter too many must not hide the secret.
      footer={null}
    >
      <Flex vertical gap={16}>
        {children}
        <Flex gap={8} align="center" wrap>
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(text).then(setCopied)}>
            {t('Copy')}
          </Button>
          {tools}
          <span role="status">{isCopied !== null && (isCopied ? t('Copied.') : otherWay)}</span>
        </Flex>
        <Flex justify="end">
          <Button type="primary" onClick={onClose}>
            {doneText}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
