import { Alert, Button } from 'antd';
import { useValue } from '../../lib/createStore';
import { newVersion } from './newVersion';
import styles from './NewVersionBar.module.css';
import { reloadInto } from './reloadInto';

/** Offers a new version of the page. The person chooses when: until then this one goes on. */
export function NewVersionBar() {
  const worker = useValue(newVersion);
  // The region is there before its message: screen readers miss regions that arrive with their text.
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
