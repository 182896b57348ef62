import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { copyText } from '../../../lib/clipboard';
import { saveBlob } from '../../../lib/download';
import { Modal } from '../../../ui/modal/Modal';
import styles from './RecoveryCodesDialog.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, once: neither Escape nor a click beside it closes the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = useT();
  const [copied, setCopied] = useState('');
  const text = `${codes.join('\n')}\n`;

  const handleCopy = async () =>
    setCopied(
      (await copyText(text)) ? t('Copied.') : t('The browser did not allow it. Download them instead.'),
    );

  return (
    <Modal
      open
      title={t('Recovery codes')}
      width={440}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      // The focus is on the dialog itself: an Enter too many must not hide the codes.
      footer={null}
    >
      <p>
        {t(
          'Without your second factor, each of these codes lets you sign in once. Save them somewhere safe: they are not shown again.',
        )}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 16 }}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void handleCopy()}>
          {t('Copy')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('Download')}
        </Button>
        <span role="status">{copied}</span>
      </Flex>
      <Flex justify="end">
        <Button type="primary" onClick={onClose}>
          {t('I have saved them')}
        </Button>
      </Flex>
    </Modal>
  );
}
