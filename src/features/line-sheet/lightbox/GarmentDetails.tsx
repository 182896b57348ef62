import { Descriptions } from 'antd';
import type { Garment } from '../../../api';
import { formatMoney, toCents } from '../../../domain/money';
import styles from './Lightbox.module.css';

/** All that the catalog tells of a garment. */
export function GarmentDetails({ garment }: { garment: Garment }) {
  const { name, number, description, large_description, composition, made_in, collection, drop, currency } =
    garment;
  const facts = [
    { label: 'Wholesale', children: formatMoney(toCents(garment.wh_price) ?? 0, currency) },
    { label: 'Retail', children: formatMoney(toCents(garment.rt_price) ?? 0, currency) },
    { label: 'Composition', children: composition },
    { label: 'Made in', children: made_in },
    { label: 'Collection', children: collection },
    { label: 'Drop', children: drop },
  ].filter(({ children }) => children !== '');

  return (
    // It scrolls when there is much to tell: the keyboard has to reach it.
    <section className={styles.details} aria-label="About the garment" tabIndex={0}>
      <h2>
        {name} <span>{number}</span>
      </h2>
      {description !== '' && <p>{description}</p>}
      {large_description !== '' && <p>{large_description}</p>}
      <Descriptions column={1} size="small" items={facts.map((fact) => ({ ...fact, key: fact.label }))} />
    </section>
  );
}
