import { memo } from 'react';
import { type CardLayout, tableSize } from './cardLayout';
import { headHeight, type SizeRun } from './cardRows';
import styles from './GarmentLines.module.css';
import { SizeRow } from './QuantityTable';
import tableStyles from './QuantityTable.module.css';
import { joinRun } from './useMoreSigns';

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
  const { width, isScrolled } = tableSize({ sizes }, layout);
  return (
    <div className={styles.run} style={{ top, height }} aria-hidden>
      <div className={styles.head} style={{ height: headHeight({ sizes }, layout) }}>
        <div
          ref={joinRun}
          className={styles.quantities}
          data-run={sizes.join(' ')}
          data-more={isScrolled ? 'end' : undefined}
        >
          <table className={tableStyles.table} style={{ width }} data-first={first} data-last={last}>
            <thead>
              <SizeRow sizes={sizes} />
            </thead>
          </table>
        </div>
      </div>
    </div>
  );
});
