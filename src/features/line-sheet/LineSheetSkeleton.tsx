import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import styles from './LineSheet.module.css';

/** Stands while the order is on its way, in the shape of what will come; an order that is there at once needs no shape. */
export function LineSheetSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(function waitForTheOrder() {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.sheet} role="status" aria-label="Loading the line sheet">
      {isLate && (
        <>
          <div className={styles.waiting}>
            <Skeleton active title paragraph={{ rows: 5 }} />
          </div>
          <div className={styles.waiting}>
            <Skeleton active avatar={{ shape: 'square', size: 96 }} paragraph={{ rows: 5 }} />
          </div>
        </>
      )}
    </div>
  );
}
