import { Alert } from 'antd';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import styles from './AlertBar.module.css';
import { alertClosed, selectAlert } from './alertSlice';

/** The global message at the foot of the page; it closes by its close action, and by itself in time (spec 2 'Shell'). */
export function AlertBar() {
  const { show, message, severity } = useAppSelector(selectAlert);
  const dispatch = useAppDispatch();
  const isError = severity === 'error';
  // The live regions stand before there is anything to say: screen readers miss regions that arrive with their text.
  return (
    <div className={styles.bar}>
      <div role={isError ? 'alert' : 'status'}>
        {show && (
          <Alert
            role="presentation"
            type={severity}
            title={message}
            showIcon
            closable={{ 'aria-label': 'Close', onClose: () => dispatch(alertClosed()) }}
          />
        )}
      </div>
    </div>
  );
}
