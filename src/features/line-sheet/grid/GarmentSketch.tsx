import type { Garment } from '../../../api';
import type { CardLayout } from './cardLayout';
import styles from './GarmentCard.module.css';

interface Props {
  garment: Garment;
  layout: CardLayout;
  isReadOnly: boolean;
}

/** A card that passes by too fast to be read: as large as the whole one, with no more than says where one is. */
export function GarmentSketch({ garment: { number, name }, layout }: Props) {
  return (
    <article className={styles.card} data-frame={layout.frame} aria-label={name}>
      <p className={styles.sketch}>
        {number} {name}
      </p>
    </article>
  );
}
