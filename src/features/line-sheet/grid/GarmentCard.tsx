import { memo } from 'react';
import type { Garment } from '../../../api';
import { formatAmount } from '../../../languages/money';
import { Subtotal } from '../Totals';
import { type CardLayout, layoutFor, layoutVariables, tableSize } from './cardLayout';
import styles from './GarmentCard.module.css';
import { PicturesButton } from './PicturesButton';
import { QuantityTable } from './QuantityTable';
import { useT } from '../../../languages/useT';
import { Sentence } from '../../../languages/Sentence';

/** The props of a card and of a garment's lines. */
export interface CardProps {
  garment: Garment;
  layout: CardLayout;
  isReadOnly: boolean;
}

/** One garment: its description, prices and quantities. Its height is `cardHeight`. */
export const GarmentCard = memo(function GarmentCard({ garment, layout: ofAll, isReadOnly }: CardProps) {
  const t = useT();
  const { number, name, drop, composition, description, currency } = garment;
  const headingId = `garment-${garment.generic}`;
  const layout = layoutFor(garment, ofAll);
  const { width, cellWidth, isScrolled } = tableSize(garment, layout);
  const wholesale = formatAmount(garment.wh_price, currency);
  const retail = formatAmount(garment.rt_price, currency);
  return (
    <article
      className={styles.card}
      style={layout === ofAll ? undefined : layoutVariables(layout)}
      data-frame={layout.frame}
      aria-labelledby={headingId}
      translate="no"
    >
      <PicturesButton garment={garment} />
      <header className={styles.info}>
        <p className={styles.number}>
          {number}
          {drop !== '' && <span className={styles.drop}>{drop}</span>}
        </p>
        <h2 className={styles.name} id={headingId} title={name} lang={garment.name_language}>
          {name}
        </h2>
        <p className={styles.text} title={composition} translate="yes">
          {composition}
        </p>
        <p className={styles.text} title={description} translate="yes">
          {description}
        </p>
        <p className={styles.prices} data-price={wholesale.length + retail.length > 24 ? 'long' : ''}>
          <span>
            <Sentence
              text="Wholesale <b>{price}</b>"
              values={{ price: wholesale }}
              tags={{ b: (price) => <strong>{price}</strong> }}
            />
          </span>
          <span>{t('Retail {price}', { price: retail })}</span>
        </p>
        <Subtotal garment={garment} />
      </header>
      <div className={styles.quantities} data-scrolls={isScrolled || undefined}>
        <QuantityTable garment={garment} width={width} cellWidth={cellWidth} isReadOnly={isReadOnly} />
      </div>
    </article>
  );
});

/** A placeholder during fast scrolling: full size, but only the name. */
export function GarmentSketch({ garment: { number, name }, layout }: CardProps) {
  return (
    <article className={styles.card} data-frame={layout.frame} aria-label={name} translate="no">
      <p className={styles.sketch}>
        {number} {name}
      </p>
    </article>
  );
}
