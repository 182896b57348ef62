import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import styles from './AlertBar.module.css';
import { type Alert as Message, alertClosed, besideClosed, runUndo, selectAlert } from './alertSlice';
import { useT } from '../../languages/useT';

/** The global message at the bottom of the page; it can be closed, and closes after a while (spec 2 'Shell'). */
export function AlertBar() {
  const { show, beside, ...message } = useAppSelector(selectAlert);
  const dispatch = useAppDispatch();
  const isError = message.severity === 'error';
  const main = show && <MessageAlert {...message} onClose={() => dispatch(alertClosed())} />;
  // The live regions are mounted empty: screen readers miss regions that are inserted with their text.
  return (
    <div className={styles.bar}>
      <div role={isError ? 'alert' : undefined} aria-live="assertive">
        {isError && main}
      </div>
      <div role="status">
        {isError ? beside && <MessageAlert {...beside} onClose={() => dispatch(besideClosed())} /> : main}
      </div>
    </div>
  );
}

function MessageAlert({ message, severity, link, undo, onClose }: Message & { onClose: () => void }) {
  const t = useT();
  const handleUndo = () => {
    onClose();
    if (undo !== undefined) runUndo(undo);
  };
  const action = link ? (
    <Link to={link.href} onClick={onClose}>
      {link.text}
    </Link>
  ) : (
    undo !== undefined && (
      <Button size="small" onClick={handleUndo}>
        {t('Undo')}
      </Button>
    )
  );
  return (
    <Alert
      role="presentation"
      type={severity}
      title={message}
      showIcon
      action={action}
      closable={{ 'aria-label': t('Close'), onClose }}
    />
  );
}
