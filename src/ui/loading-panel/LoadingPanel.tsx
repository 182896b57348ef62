import styles from './LoadingPanel.module.css';

/** Stands where a form or a card will be, as high as so many fields, while what it shows is on its way. */
export function LoadingPanel({ fields }: { fields: number }) {
  return <div className={styles.panel} style={{ '--fields': fields }} role="status" aria-label="Loading" />;
}
