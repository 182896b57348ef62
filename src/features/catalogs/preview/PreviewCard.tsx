import { isolated } from '../../../domain/text/isolated';
import { memo } from 'react';
import type { Garment } from '../../../api';
import { formatAmount } from '../../../languages/money';
import { pictureAddress } from '../../../shared/picture-address/pictureAddress';
import { GarmentPicture } from '../../../shared/garment-picture/GarmentPicture';
import styles from './PreviewCard.module.css';
import { commaText, useT } from '../../../languages/useT';
import { type Translate } from '../../../domain/language/wording';

/** How many swatches fit side by side. */
const maxSwatches = 8;

/** The card of a garment, with its prices. */
export const PreviewCard = memo(function PreviewCard({ garment }: { garment: Garment }) {
  const t = useT();
  const { generic, name, drop, composition, sizes, wh_price, rt_price, currency } = garment;
  return (
    <div className={styles.card} role="listitem">
      <div className={styles.picture}>
        <GarmentPicture generic={generic} tags={garment.picture_tags} alt={name} />
      </div>
      <div className={styles.info}>
        <p className={styles.number}>
          {garment.number}
          {drop !== '' && <span className={styles.drop}>{drop}</span>}
        </p>
        <h2 className={styles.name} title={name} lang={garment.name_language}>
          {name}
        </h2>
        <p className={styles.quiet} title={composition}>
          {composition}
        </p>
        <Swatches garment={garment} />
        <p className={styles.quiet} title={commaText(sizes)}>
          {[sizeText(sizes), stockText(garment, t)].filter((part) => part !== '').join(' · ')}
        </p>
        <p className={styles.prices}>
          <strong>{formatAmount(wh_price, currency)}</strong>
          <span className={styles.quiet}>
            {t('RRP {price}', { price: formatAmount(rt_price, currency) })}
          </span>
        </p>
      </div>
    </div>
  );
});

function Swatches({ garment: { generic, colors, picture_tags: tags } }: { garment: Garment }) {
  const t = useT();
  const names = colors.map((color) =>
    [color.code ?? color.number, color.name].filter((part) => part !== '').join(' '),
  );
  return (
    <p
      className={styles.swatches}
      title={commaText(names)}
      role="img"
      aria-label={t('Colors: {colors}', { colors: { named: names.map(isolated) } })}
    >
      {colors.slice(0, maxSwatches).map((color) => (
        <span
          key={color.number}
          className={styles.swatch}
          style={{
            backgroundImage: `url("${pictureAddress('colors', `${generic}_${color.number}`, tags)}")`,
          }}
        />
      ))}
      {colors.length > maxSwatches && <span className={styles.quiet}>+{colors.length - maxSwatches}</span>}
    </p>
  );
}

function sizeText(sizes: readonly string[]): string {
  const [first = ''] = sizes;
  return sizes.length > 1 ? `${first}–${sizes.at(-1)}` : first;
}

function stockText({ with_stocks, skus }: Garment, t: Translate): string {
  if (!with_stocks) return '';
  return t('{pieces, number} in stock', { pieces: skus.reduce((sum, { stock }) => sum + stock, 0) });
}
