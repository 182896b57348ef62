import { memo } from 'react';
import type { Garment } from '../../../api';
import { formatMoney, toCents } from '../../../domain/money';
import { type CardLayout, isTableScrolled, pictureSize, tableWidth } from './cardLayout';
import styles from './GarmentCard.module.css';
import { GarmentPicture } from './GarmentPicture';
import { QuantityTable } from './QuantityTable';
import { Subtotal } from './Subtotal';

interface Props {
  garment: Garment;
  layout: CardLayout;
  isReadOnly: boolean;
}

/** One garment: what it is, what it costs, and its quantities. Its height is that of `cardHeight`. */
export const GarmentCard = memo(function GarmentCard({ garment, layout, isReadOnly }: Props) {
  const { number, name, drop, composition, description, currency } = garment;
  const headingId = `garment-${garment.generic}`;
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
      <div className={styles.quantities} data-scrolled={isTableScrolled(garment, layout) || undefined}>
        <QuantityTable garment={garment} width={tableWidth(garment, layout)} isReadOnly={isReadOnly} />
      </div>
    </article>
  );
});

function money(amount: number, currency: string): string {
  return formatMoney(toCents(amount) ?? 0, currency);
}
