import { Skeleton } from 'antd';
import styles from './LineSheet.module.css';

/** Stands while the order is on its way, in the shape of what will come. */
export function LineSheetSkeleton() {
  return (
    <div className={styles.sheet} role="status" aria-label="Loading the line sheet">
      <div className={styles.waiting}>
        <Skeleton active title paragraph={{ rows: 5 }} />
      </div>
      <div className={styles.waiting}>
        <Skeleton active avatar={{ shape: 'square', size: 96 }} paragraph={{ rows: 5 }} />
      </div>
    </div>
  );
}
