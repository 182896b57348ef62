import { Link } from 'react-router-dom';
import type { GarmentCell } from '../../api';
import { numberText } from '../../lib/numbers';
import type { OrderFilters } from '../../shared/order-list-link/orderFilters';
import styles from './Matrix.module.css';
import { useT } from '../../languages/useT';

interface Props {
  label: string;
  colors: readonly string[];
  /** How some colors are shown. */
  colorNames: Readonly<Record<string, string>> | undefined;
  sizes: readonly string[];
  /** A color that does not come in a size has no cell. */
  cells: readonly GarmentCell[];
  /** The link to a figure's orders. */
  hrefOf?: (filters: OrderFilters) => string;
}

/** Pieces by color and size, with the sum of each row and column. */
export function Matrix({ label, colors, colorNames, sizes, cells, hrefOf }: Props) {
  const t = useT();
  const figure = (shown: readonly GarmentCell[], filters: OrderFilters) => {
    if (shown.length === 0) return null;
    const pieces = shown.reduce((sum, cell) => sum + cell.pieces, 0);
    if (pieces === 0 || hrefOf === undefined) return numberText(pieces);
    return <Link to={hrefOf(filters)}>{numberText(pieces)}</Link>;
  };
  const row = (title: string, shown: readonly GarmentCell[], filters: OrderFilters) => (
    <tr key={filters.colors?.[0] ?? title}>
      <th scope="row">{title}</th>
      {sizes.map((size) => (
        <td key={size}>
          {figure(
            shown.filter((cell) => cell.size === size),
            { ...filters, sizes: [size] },
          )}
        </td>
      ))}
      <td className={styles.total}>{figure(shown, filters)}</td>
    </tr>
  );
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.matrix} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('Color')}</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
            <th scope="col">{t('Total')}</th>
          </tr>
        </thead>
        <tbody>
          {colors.map((color) =>
            row(
              colorNames?.[color] ?? color,
              cells.filter((cell) => cell.color === color),
              { colors: [color] },
            ),
          )}
        </tbody>
        <tfoot>{row(t('Total'), cells, {})}</tfoot>
      </table>
    </div>
  );
}
