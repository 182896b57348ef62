import { memo } from 'react';
import type { Garment } from '../../../api';
import type { CardLayout } from './cardLayout';
import styles from './CardGrid.module.css';
import { GarmentCard } from './GarmentCard';

interface Props {
  garments: readonly Garment[];
  layout: CardLayout;
  top: number;
  height: number;
  isReadOnly: boolean;
}

/** Cards beside each other. While it stays in view nothing but an edit renders it again. */
export const CardRow = memo(function CardRow({ garments, layout, top, height, isReadOnly }: Props) {
  const columns = `repeat(${layout.columns}, minmax(0, 1fr))`;
  return (
    <div className={styles.row} style={{ top, height, gridTemplateColumns: columns }}>
      {garments.map((garment) => (
        <GarmentCard key={garment.generic} garment={garment} layout={layout} isReadOnly={isReadOnly} />
      ))}
    </div>
  );
});
