import { Alert, Button } from 'antd';
import { useValue } from '../../lib/createStore';
import { newVersion } from './newVersion';
import styles from './NewVersionBar.module.css';
import { reloadInto } from './reloadInto';

/** Offers to reload into a new version of the page. */
export function NewVersionBar() {
  const worker = useValue(newVersion);
  // The live region is mounted empty: screen readers miss regions that are inserted with their text.
  return (
    <div className={styles.bar} aria-live="polite">
      {worker !== null && (
        <Alert
          role="presentation"
          type="info"
          showIcon
          title="A new version is ready"
          action={
            <Button size="small" onClick={() => reloadInto(worker)}>
              Reload
            </Button>
          }
          closable={{ 'aria-label': 'Not now', onClose: () => newVersion.set(null) }}
        />
      )}
    </div>
  );
}
