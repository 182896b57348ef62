import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useT } from '../../languages/useT';
import { copyText } from '../../lib/clipboard';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  title: string;
  /** Says what to do with it. */
  text: string;
  secret: string;
  onClose: () => void;
}

/** Shows a new secret, once: neither Escape nor a click beside it closes the dialog. */
export function NewSecretDialog({ title, text, secret, onClose }: Props) {
  const t = useT();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <Modal
      open
      title={title}
      width={520}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      // The focus is on the dialog itself: an Enter too many must not hide the secret.
      footer={null}
    >
      <p>{text}</p>
      <p>
        <Typography.Text code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Typography.Text>
      </p>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 16 }}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(secret).then(setCopied)}>
          {t('Copy')}
        </Button>
        <span role="status">
          {isCopied === true && t('Copied.')}
          {isCopied === false && t('The browser did not allow copying. Select the text above and copy it.')}
        </span>
      </Flex>
      <Flex justify="end">
        <Button type="primary" onClick={onClose}>
          {t('I have saved it')}
        </Button>
      </Flex>
    </Modal>
  );
}
