import { memo } from 'react';
import { type CardLayout, sizes as cardSizes, tableSize } from './cardLayout';
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
 * The sizes above each run of lines. They stay below the toolbar until the next ones push them away. Only for the eye:
 * each garment's table has its own, and each cell tells its size.
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
