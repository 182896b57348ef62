import type { Column } from './Column';
import styles from './DataTable.module.css';

const places = Array.from({ length: 30 }, (_, place) => place);

/** Placeholders as high as the rows that will take their place. */
export function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.row}>
          {columns.map(({ key, align, isTitleHidden }) => (
            <div key={key} className={styles.cell} data-align={align}>
              {!isTitleHidden && <span className={styles.bone} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
