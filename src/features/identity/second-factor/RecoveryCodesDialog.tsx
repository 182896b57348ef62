import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { copyText } from '../../../lib/clipboard';
import { saveBlob } from '../../../lib/download';
import { Modal } from '../../../ui/modal/Modal';
import styles from './RecoveryCodesDialog.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, once: neither Escape nor a click beside it closes the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const [copied, setCopied] = useState('');
  const text = `${codes.join('\n')}\n`;

  const handleCopy = async () =>
    setCopied((await copyText(text)) ? 'Copied.' : 'The browser did not allow it. Download them instead.');

  return (
    <Modal
      open
      title="Recovery codes"
      width={440}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      // The focus is on the dialog itself: an Enter too many must not hide the codes.
      footer={null}
    >
      <p>
        Without your second factor, each of these codes lets you sign in once. Save them somewhere safe: they
        are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 16 }}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void handleCopy()}>
          Copy
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <span role="status">{copied}</span>
      </Flex>
      <Flex justify="end">
        <Button type="primary" onClick={onClose}>
          I have saved them
        </Button>
      </Flex>
    </Modal>
  );
}
