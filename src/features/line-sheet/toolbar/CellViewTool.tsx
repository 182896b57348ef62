import { useT } from '../../../languages/useT';
import type { Message } from '../../../domain/language/message';
import { fulfillmentNumbers } from '../../../domain/orders/fulfillment';
import { keysOf } from '../../../domain/records';
import { isSince, type ShownCells, sinceText, versionIn } from '../grid/CellView';
import { LateMenuButton } from '../LateMenuButton';
import styles from './SheetToolbar.module.css';

interface Props {
  cells: ShownCells;
  hasFulfillment: boolean;
  versions: readonly number[];
  onCells: (cells: ShownCells) => void;
}

const nameOf = (shown: ShownCells): Message =>
  isSince(shown) ? sinceText(versionIn(shown)) : fulfillmentNumbers[shown];

/** Chooses what the cells of a sent order show. */
export function CellViewTool({ cells, hasFulfillment, versions, onCells }: Props) {
  const t = useT();
  const choices: ShownCells[] = [
    ...(hasFulfillment ? keysOf(fulfillmentNumbers) : (['ordered'] as const)),
    ...versions.map((version) => `since-${version}` as const),
  ];
  return (
    <div className={styles.group} role="group" aria-label={t('Cells show')}>
      <LateMenuButton
        label={t(nameOf(cells))}
        items={choices.map((shown) => ({
          key: shown,
          label: t(nameOf(shown)),
          extra: shown === cells ? '✓' : '',
          onClick: () => onCells(shown),
        }))}
      />
    </div>
  );
}
