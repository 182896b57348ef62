import styles from './LineSheetSkeleton.module.css';

/** Stands while the order is on its way, in the shape of what will come. */
export function LineSheetSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the line sheet">
      <div className={styles.panel}>
        <span />
        <span />
        <span />
      </div>
      <div className={styles.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <span key={card} />
        ))}
      </div>
    </div>
  );
}
