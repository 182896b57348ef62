import { useT } from '../../../languages/useT';
import { fulfillmentNumbers } from '../../../domain/orders/fulfillment';
import { keysOf } from '../../../domain/records';
import type { CellNumber } from '../grid/CellView';
import { LateMenuButton } from '../LateMenuButton';
import styles from './SheetToolbar.module.css';

interface Props {
  cells: CellNumber;
  onCells: (cells: CellNumber) => void;
}

/** Chooses what the cells of a sent order show. */
export function CellViewTool({ cells, onCells }: Props) {
  const t = useT();
  return (
    <div className={styles.group} role="group" aria-label={t('Cells show')}>
      <LateMenuButton
        label={t(fulfillmentNumbers[cells])}
        items={keysOf(fulfillmentNumbers).map((number) => ({
          key: number,
          label: t(fulfillmentNumbers[number]),
          extra: number === cells ? '✓' : '',
          onClick: () => onCells(number),
        }))}
      />
    </div>
  );
}
