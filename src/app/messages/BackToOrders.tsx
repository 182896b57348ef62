import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './messages.module.css';

/** The way on from a page that only says something. */
export function BackToOrders() {
  return (
    <Link className={styles.action} to={paths.orderList.href()}>
      Back to orders
    </Link>
  );
}
