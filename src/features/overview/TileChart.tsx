import { useEffect, useRef } from 'react';
import type { ChartData } from './chartData';
import { drawChart } from './drawChart';
import styles from './TileChart.module.css';

interface Props {
  data: ChartData;
  /** Whether it has a legend; a second chart of the same series needs none. */
  hasLegend: boolean;
  /** Opens the page of a bar; null if there is none. */
  onPick: ((index: number) => void) | null;
}

/** A chart with a legend. For screen readers it is one described image; the table has every figure. */
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
