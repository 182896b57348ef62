import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useT } from '../../../languages/useT';
import { copyText } from '../../../lib/clipboard';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  apiKey: string;
  onClose: () => void;
}

/** Shows a new API key, once: closing it asks first unless the key was copied. */
export function NewKeyDialog({ apiKey, onClose }: Props) {
  const t = useT();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const [isAsking, setAsking] = useState(false);
  const handleClose = () => (isCopied === true ? onClose() : setAsking(true));
  return (
    <Modal
      open
      title={t('The new API key')}
      width={520}
      mask={{ closable: false }}
      onCancel={handleClose}
      footer={<Button onClick={handleClose}>{t('Close')}</Button>}
    >
      <p>{t('Save the key where the system keeps its secrets: it is not shown again.')}</p>
      <p>
        <Typography.Text code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {apiKey}
        </Typography.Text>
      </p>
      <Flex gap={8} align="center" wrap>
        <Button
          type="primary"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copyText(apiKey).then(setCopied)}
        >
          {t('Copy')}
        </Button>
        <span role="status">
          {isCopied === true && t('Copied.')}
          {isCopied === false && t('The browser did not allow it. Select the key and copy it.')}
        </span>
      </Flex>
      {isAsking && (
        <FormDialog
          title={t('Close without copying?')}
          submitText={t('Close')}
          isDanger
          onSubmit={async () => {
            onClose();
            return null;
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('The key was not copied, and is not shown again.')}</p>
        </FormDialog>
      )}
    </Modal>
  );
}
