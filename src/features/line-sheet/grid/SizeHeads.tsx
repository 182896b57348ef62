import { memo } from 'react';
import { sizes as cardSizes } from './cardFrames';
import { type CardLayout, tableSize } from './cardLayout';
import type { SizeRun } from './cardRows';
import styles from './GarmentLines.module.css';
import { SizeRow } from './QuantityTable';
import tableStyles from './QuantityTable.module.css';

interface Props {
  /** The runs in view. */
  runs: Iterable<SizeRun>;
  layout: CardLayout;
}

/**
 * The sticky size header above each run of lines. Hidden from screen readers: each garment's table has its own, and
 * each cell's label contains its size.
 */
export function SizeHeads({ runs, layout }: Props) {
  return [...runs].map((run) => <SizeHead key={run.top} run={run} layout={layout} />);
}

const SizeHead = memo(function SizeHead({ run, layout }: { run: SizeRun; layout: CardLayout }) {
  const { sizes, top, height, first, last } = run;
  return (
    <div className={styles.run} style={{ top, height }} aria-hidden>
      <div className={styles.head} style={{ height: cardSizes.sizeRow }}>
        <table
          className={tableStyles.table}
          translate="no"
          style={{ width: tableSize({ sizes }, layout).width }}
          data-first={first}
          data-last={last}
        >
          <thead>
            <SizeRow sizes={sizes} />
          </thead>
        </table>
      </div>
    </div>
  );
});
