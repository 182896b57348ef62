import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useT } from '../../../languages/useT';
import { copyText } from '../../../lib/clipboard';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  apiKey: string;
  onClose: () => void;
}

/** Shows a new API key, once: neither Escape nor a click beside it closes the dialog. */
export function NewKeyDialog({ apiKey, onClose }: Props) {
  const t = useT();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <Modal
      open
      title={t('The new API key')}
      width={520}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      // The focus is on the dialog itself: an Enter too many must not hide the key.
      footer={null}
    >
      <p>{t('Save the key where the system keeps its secrets: it is not shown again.')}</p>
      <p>
        <Typography.Text code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {apiKey}
        </Typography.Text>
      </p>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 16 }}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(apiKey).then(setCopied)}>
          {t('Copy')}
        </Button>
        <span role="status">
          {isCopied === true && t('Copied.')}
          {isCopied === false && t('The browser did not allow it. Select the key and copy it.')}
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
