import { memo } from 'react';
import type { FulfillmentLine } from '../../../api';
import type { CellNumber, ViewedCellProps } from '../grid/CellView';
import { digitsStyle } from '../grid/QuantityCell';
import cells from '../grid/QuantityCell.module.css';
import styles from './FulfilledCell.module.css';
import { differs, fulfillmentText, isOpen } from './fulfillmentText';

interface Props extends ViewedCellProps {
  line: FulfillmentLine;
  number: CellNumber;
}

/** A cell of a sent order with what is confirmed, shipped or to come, above the ordered quantity if that is another. */
export const FulfilledCell = memo(function FulfilledCell({ t, sku, label, line, number, isWanted }: Props) {
  const shown = line[number];
  const about = [fulfillmentText(t, line), line.reason].filter((text) => text !== '');
  return (
    <td
      className={`${cells.cell} ${styles.cell}`}
      data-state="filled"
      data-differs={differs(line, number) || undefined}
      data-open={isOpen(line, number) || undefined}
      data-wanted={isWanted || undefined}
      style={digitsStyle(shown ?? 0)}
    >
      <input
        data-sku={sku}
        aria-label={[label, ...about, ...(isWanted ? [t('wanted')] : [])].join(', ')}
        title={about.join('. ')}
        value={shown ?? '–'}
        readOnly
      />
      {differs(line, number) && (
        <span className={cells.stock} dir="ltr" aria-hidden>
          /{line.ordered}
        </span>
      )}
    </td>
  );
});
