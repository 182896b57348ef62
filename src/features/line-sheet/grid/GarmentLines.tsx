import { memo } from 'react';
import { formatAmount } from '../../../languages/money';
import { isolated } from '../../../domain/text/isolated';
import { Subtotal } from '../Totals';
import { tableSize } from './cardLayout';
import type { CardProps } from './GarmentCard';
import cardStyles from './GarmentCard.module.css';
import styles from './GarmentLines.module.css';
import { PicturesButton } from './PicturesButton';
import { QuantityTable } from './QuantityTable';
import { useT } from '../../../languages/useT';
import { messageIn } from '../../../domain/language/message';

const lowPicture = { '--picture-height': 'var(--color-row)' };

/** One garment, each color on a line. The sizes are shown by `SizeHeads`. Its height is `cardHeight`. */
export const GarmentLines = memo(function GarmentLines({ garment, layout, isReadOnly }: CardProps) {
  const t = useT();
  const { generic, number, name, drop, composition, description, currency, colors } = garment;
  const headingId = `garment-${generic}`;
  const { width, cellWidth } = tableSize(garment, layout);
  const about = [`${number} ${isolated(name)}`, drop, composition, description].filter((text) => text !== '');
  return (
    <article
      className={cardStyles.card}
      style={colors.length < 2 ? lowPicture : undefined}
      data-frame={layout.frame}
      data-pieces={layout.hasPieces || undefined}
      aria-labelledby={headingId}
      translate="no"
    >
      <header className={styles.names} title={about.join('\n')}>
        <div className={styles.first}>
          <p className={styles.number}>{number}</p>
          <h2 className={styles.name} id={headingId} lang={garment.name_language}>
            {name}
          </h2>
          <p className={styles.drop}>{drop}</p>
          <p data-price title={t('Retail {price}', { price: formatAmount(garment.rt_price, currency) })}>
            <span className="visually-hidden">{t(messageIn('a price', 'Wholesale'))} </span>
            <strong>{formatAmount(garment.wh_price, currency)}</strong>
          </p>
        </div>
        <PicturesButton garment={garment} />
      </header>
      <QuantityTable garment={garment} width={width} cellWidth={cellWidth} isReadOnly={isReadOnly} />
      {layout.amountWidth > 0 && (
        <div className={styles.amount}>
          <Subtotal garment={garment} />
        </div>
      )}
    </article>
  );
});
