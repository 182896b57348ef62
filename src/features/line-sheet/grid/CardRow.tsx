import { memo, useEffect, useState } from 'react';
import type { Garment } from '../../../api';
import type { CardLayout } from './cardLayout';
import styles from './CardGrid.module.css';
import { GarmentCard } from './GarmentCard';
import { GarmentSketch } from './GarmentSketch';

interface Props {
  garments: readonly Garment[];
  layout: CardLayout;
  top: number;
  height: number;
  isReadOnly: boolean;
  /** Nobody reads while the page is flung: a row that comes into view then shows names only. */
  isFlung: boolean;
  /** Its place among the rows that are made: they are filled one a frame, the first one first. */
  turn: number;
}

/** Cards beside each other. While it stays in view nothing but an edit renders it again. */
export const CardRow = memo(function CardRow(props: Props) {
  const { garments, layout, top, height, isReadOnly, isFlung, turn } = props;
  const isFilled = useFilled(isFlung, turn);
  const Card = isFilled ? GarmentCard : GarmentSketch;
  const columns = `repeat(${layout.columns}, minmax(0, 1fr))`;
  return (
    <div className={styles.row} style={{ top, height, gridTemplateColumns: columns }}>
      {garments.map((garment) => (
        <Card key={garment.generic} garment={garment} layout={layout} isReadOnly={isReadOnly} />
      ))}
    </div>
  );
});

/** Whether a row may show all it has; once it does it goes on doing so. */
function useFilled(isFlung: boolean, turn: number): boolean {
  const [isFilled, setFilled] = useState(!isFlung);

  useEffect(
    function fillInTurn() {
      if (isFilled || isFlung) return;
      let before = turn;
      let frame = requestAnimationFrame(function wait() {
        if (before <= 0) return setFilled(true);
        before -= 1;
        frame = requestAnimationFrame(wait);
      });
      return () => cancelAnimationFrame(frame);
    },
    [isFilled, isFlung, turn],
  );
  return isFilled;
}
