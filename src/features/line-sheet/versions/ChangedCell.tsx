import { memo } from 'react';
import type { Message } from '../../../domain/language/message';
import type { ViewedCellProps } from '../grid/CellView';
import { digitsStyle } from '../grid/QuantityCell';
import cells from '../grid/QuantityCell.module.css';

interface Props extends ViewedCellProps {
  before: number;
  now: number;
  /** What the two numbers are. */
  textOf: (before: number, now: number) => Message;
}

/** A cell of a sent order with two numbers: the first struck below the second if they differ. */
export const ChangedCell = memo(function ChangedCell({
  t,
  sku,
  label,
  before,
  now,
  textOf,
  isWanted,
}: Props) {
  const differs = before !== now;
  const about = differs ? [t(textOf(before, now))] : [];
  return (
    <td
      className={cells.cell}
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
