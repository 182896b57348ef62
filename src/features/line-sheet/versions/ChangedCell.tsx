import { memo } from 'react';
import type { ViewedCellProps } from '../grid/CellView';
import { digitsStyle } from '../grid/QuantityCell';
import cells from '../grid/QuantityCell.module.css';
import styles from './ChangedCell.module.css';

interface Props extends ViewedCellProps {
  before: number;
  now: number;
}

/** A cell of a sent order, with the pieces of an earlier version below those of now if they are others. */
export const ChangedCell = memo(function ChangedCell({ t, sku, label, before, now, isWanted }: Props) {
  const differs = before !== now;
  const about = differs ? [t('was {before, number}, is {now, number}', { before, now })] : [];
  return (
    <td
      className={`${cells.cell} ${styles.cell}`}
      data-state="filled"
      data-differs={differs || undefined}
      data-wanted={isWanted || undefined}
      style={digitsStyle(now)}
    >
      <input
        data-sku={sku}
        aria-label={[label, ...about, ...(isWanted ? [t('wanted')] : [])].join(', ')}
        title={about[0]}
        value={now}
        readOnly
      />
      {differs && (
        <s className={cells.stock} aria-hidden>
          {before}
        </s>
      )}
    </td>
  );
});
