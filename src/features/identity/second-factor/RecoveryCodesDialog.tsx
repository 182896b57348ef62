import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '../../../languages/useT';
import { saveBlob } from '../../../lib/download';
import { ShownOnceDialog } from '../../../shared/shown-once/ShownOnceDialog';
import styles from './RecoveryCodesDialog.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = useT();
  const text = `${codes.join('\n')}\n`;
  return (
    <ShownOnceDialog
      title={t('Recovery codes')}
      width={440}
      text={text}
      otherWay={t('The browser did not allow it. Download them instead.')}
      tools={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('Download')}
        </Button>
      }
      doneText={t('I have saved them')}
      onClose={onClose}
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
    </ShownOnceDialog>
  );
}
