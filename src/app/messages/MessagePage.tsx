import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './messages.module.css';

interface Props {
  title: string;
  text: string;
  /** The id to quote when asking for help. */
  requestId?: string;
  /** What may help, beside the way back. */
  action: string;
  onAction: () => void;
}

/** A page that only says what failed, without Ant Design: it must stand where the rest has failed. */
export function MessagePage({ title, text, requestId, action, onAction }: Props) {
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {requestId && <p className={styles.text}>Request id: {requestId}</p>}
      <div className={styles.actions}>
        <button className={styles.action} type="button" onClick={onAction}>
          {action}
        </button>
        <Link className={styles.action} to={paths.orderList.href()}>
          Back to orders
        </Link>
      </div>
    </section>
  );
}
