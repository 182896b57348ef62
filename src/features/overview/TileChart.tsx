import { useEffect, useRef } from 'react';
import type { ChartData } from './chartData';
import { type ChartEvents, drawChart } from './drawChart';
import styles from './TileChart.module.css';

interface Props extends ChartEvents {
  data: ChartData;
  /** Whether it has a legend; a second chart of the same series needs none. */
  hasLegend: boolean;
}

/** A chart with a legend. For screen readers it is one described image; the table has every figure. */
export function TileChart({ data, hasLegend, onPick, onDrawn }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(
    function draw() {
      if (drawing.current !== null) return drawChart(drawing.current, data, { onPick, onDrawn });
    },
    [data, onPick, onDrawn],
  );
  return (
    <div className={styles.chart} role="img" aria-label={data.description}>
      <div className={styles.legend}>
        {data.part !== '' && <strong>{data.part}</strong>}
        {hasLegend && data.series.map(({ name }) => <span key={name}>{name}</span>)}
      </div>
      {/* Its labels are anchored at their left or right, whatever the language. */}
      <div ref={drawing} className={styles.drawing} dir="ltr" />
    </div>
  );
}
