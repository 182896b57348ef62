import { useEffect, useRef } from 'react';
import type { ChartData } from './chartData';
import { drawChart } from './drawChart';
import styles from './TileChart.module.css';

interface Props {
  data: ChartData;
  /** Whether it tells the series apart; beside another chart of the same ones it need not. */
  hasLegend: boolean;
  /** Follows a bar to what is behind it; null when nothing is. */
  onPick: ((index: number) => void) | null;
}

/** A chart with a legend: one picture with a description to a screen reader; the table has every figure. */
export function TileChart({ data, hasLegend, onPick }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(
    function draw() {
      if (drawing.current !== null) return drawChart(drawing.current, data, onPick);
    },
    [data, onPick],
  );
  return (
    <div className={styles.chart} role="img" aria-label={data.description}>
      <div className={styles.legend}>
        {data.part !== '' && <strong>{data.part}</strong>}
        {hasLegend && data.series.map(({ name }) => <span key={name}>{name}</span>)}
      </div>
      <div ref={drawing} className={styles.drawing} />
    </div>
  );
}
