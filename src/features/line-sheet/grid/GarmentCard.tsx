import { SkinOutlined } from '@ant-design/icons';
import { memo, useState } from 'react';
import type { Garment } from '../../../api';
import { formatMoney, toCents } from '../../../domain/money';
import { pictureUrl } from '../garmentPictures';
import { Subtotal } from '../Totals';
import { type CardLayout, pictureSize, tableSize } from './cardLayout';
import styles from './GarmentCard.module.css';
import { QuantityTable } from './QuantityTable';

interface CardProps {
  garment: Garment;
  layout: CardLayout;
  isReadOnly: boolean;
}

/** One garment: its description, prices and quantities. Its height is `cardHeight`. */
export const GarmentCard = memo(function GarmentCard({ garment, layout, isReadOnly }: CardProps) {
  const { number, name, drop, composition, description, currency } = garment;
  const headingId = `garment-${garment.generic}`;
  const { width, cellWidth, isScrolled } = tableSize(garment, layout);
  return (
    <article className={styles.card} data-frame={layout.frame} aria-labelledby={headingId}>
      <GarmentPicture garment={garment} {...pictureSize(layout)} />
      <header className={styles.info}>
        <p className={styles.number}>
          {number}
          {drop !== '' && <span className={styles.drop}>{drop}</span>}
        </p>
        <h2 className={styles.name} id={headingId} title={name}>
          {name}
        </h2>
        <p className={styles.text} title={composition}>
          {composition}
        </p>
        <p className={styles.text} title={description}>
          {description}
        </p>
        <p className={styles.prices}>
          <span>
            Wholesale <strong>{money(garment.wh_price, currency)}</strong>
          </span>
          <span>Retail {money(garment.rt_price, currency)}</span>
        </p>
        <Subtotal garment={garment} />
      </header>
      <div className={styles.quantities} data-more={isScrolled ? 'end' : undefined}>
        <QuantityTable garment={garment} width={width} cellWidth={cellWidth} isReadOnly={isReadOnly} />
      </div>
    </article>
  );
});

function money(amount: number, currency: string): string {
  return formatMoney(toCents(amount) ?? 0, currency);
}

interface PictureProps {
  garment: Garment;
  width: number;
  height: number;
}

/** A garment's main picture as a thumbnail that opens all of them; without one, a placeholder of the same size. */
function GarmentPicture({ garment: { generic, name }, width, height }: PictureProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <button
      className={styles.picture}
      type="button"
      data-pictures={generic}
      aria-haspopup="dialog"
      aria-label={`Pictures of ${name}`}
    >
      {isMissing ? (
        <SkinOutlined className={styles.noPicture} aria-label={`${name}: no picture`} />
      ) : (
        <img
          src={pictureUrl('thumbnails', generic)}
          alt={name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </button>
  );
}

/** A card that scrolls by too fast to be read: full size, but only the name. */
export function GarmentSketch({ garment: { number, name }, layout }: CardProps) {
  return (
    <article className={styles.card} data-frame={layout.frame} aria-label={name}>
      <p className={styles.sketch}>
        {number} {name}
      </p>
    </article>
  );
}
