import { Alert, Button } from 'antd';
import { useValue } from '../../lib/createStore';
import { newVersion } from './newVersion';
import styles from './NewVersionBar.module.css';
import { reloadInto } from './reloadInto';
import { useT } from '../../languages/useT';

/** Offers to reload into a new version of the page. */
export function NewVersionBar() {
  const t = useT();
  const worker = useValue(newVersion);
  // The live region is mounted empty: screen readers miss regions that are inserted with their text.
  return (
    <div className={styles.bar} aria-live="polite">
      {worker !== null && (
        <Alert
          role="presentation"
          type="info"
          showIcon
          title={t('A new version is ready')}
          action={
            <Button size="small" onClick={() => reloadInto(worker)}>
              {t('Reload')}
            </Button>
          }
          closable={{ 'aria-label': t('Not now'), onClose: () => newVersion.set(null) }}
        />
      )}
    </div>
  );
}
