import type { Garment } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import { quantityGrid } from '../grid/cellMap';
import { selectGarmentLines } from '../state/lineSheetSlice';
import styles from './Lightbox.module.css';

/** What a garment has in an order that can only be read. */
export function SentQuantities({ garment }: { garment: Garment }) {
  const { generic, name, number, sizes } = garment;
  const lines = useAppSelector((state) => selectGarmentLines(state, generic));
  const rows = quantityGrid(garment);
  return (
    <div className={`${styles.quantities} ${styles.scrolled}`}>
      <table className={styles.sent} aria-label={`Quantities of ${name} ${number}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Color</span>
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ color, code, cells }) => (
            <tr key={code}>
              <th scope="row">{color.name}</th>
              {cells.map((sku, index) => (
                <td key={sizes[index]}>{(sku && lines[sku.sku]?.toLocaleString()) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
