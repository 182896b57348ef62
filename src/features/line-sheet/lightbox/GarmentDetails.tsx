import type { Garment } from '../../../api';
import { formatMoney } from '../../../domain/money/formatMoney';
import { toCents } from '../../../domain/money/toCents';
import styles from './Lightbox.module.css';

/** All that the catalog tells of a garment. */
export function GarmentDetails({ garment }: { garment: Garment }) {
  const { description, large_description, composition, made_in, collection, drop, currency } = garment;
  const facts = [
    ['Wholesale', formatMoney(toCents(garment.wh_price) ?? 0, currency)],
    ['Retail', formatMoney(toCents(garment.rt_price) ?? 0, currency)],
    ['Composition', composition],
    ['Made in', made_in],
    ['Collection', collection],
    ['Drop', drop],
  ].filter(([, text]) => text !== '');

  return (
    // It scrolls when there is much to tell: the keyboard has to reach it.
    <section className={styles.details} aria-label="About the garment" tabIndex={0}>
      {description !== '' && <p className={styles.lead}>{description}</p>}
      {large_description !== '' && <p>{large_description}</p>}
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
