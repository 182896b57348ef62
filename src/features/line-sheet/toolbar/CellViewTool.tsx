import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';
import { fulfillmentNumbers } from '../../../domain/orders/fulfillment';
import { keysOf } from '../../../domain/records';
import { isSince, type OfferedCells, type ShownCells, sinceText, versionIn } from '../grid/CellView';
import { LateMenuButton } from '../LateMenuButton';
import styles from './SheetToolbar.module.css';

interface Props extends OfferedCells {
  cells: ShownCells;
  onCells: (cells: ShownCells) => void;
}

function nameOf(shown: ShownCells): Message {
  if (isSince(shown)) return sinceText(versionIn(shown));
  return shown === 'proposed' ? message('Proposed changes') : fulfillmentNumbers[shown];
}

/** Chooses what the cells of a sent order show. */
export function CellViewTool({ cells, hasFulfillment, hasProposal, versions, onCells }: Props) {
  const t = useT();
  const choices: ShownCells[] = [
    ...(hasFulfillment ? keysOf(fulfillmentNumbers) : (['ordered'] as const)),
    ...(hasProposal ? (['proposed'] as const) : []),
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
