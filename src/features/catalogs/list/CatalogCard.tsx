import { Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { paths } from '../../../lib/paths';
import { GarmentPicture } from '../../../shared/garment-picture/GarmentPicture';
import { catalogTypeText, channelsHint, channelsText, numbersText } from '../catalogFacts';
import styles from './CatalogCard.module.css';
import { type CatalogActions, CatalogMenu } from './CatalogMenu';
import { useT } from '../../../languages/useT';

interface Props extends CatalogActions {
  catalog: Catalog;
}

export function CatalogCard({ catalog, ...actions }: Props) {
  const t = useT();
  const { id, name, brand, season, drop, cover = null } = catalog;
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <GarmentPicture generic={cover} tags={catalog.picture_tags} alt="" />
      </div>
      <div className={styles.info}>
        <Flex gap={4} align="start" className={styles.head}>
          <h2 className={styles.name}>
            <Link className={styles.link} to={paths.catalogPreview.href(id)}>
              {name}
            </Link>
          </h2>
          {!catalog.is_current && <Tag>{t('Not current')}</Tag>}
          <CatalogMenu catalog={catalog} {...actions} />
        </Flex>
        <p>{[brand, season].filter((part) => part !== '').join(' · ')}</p>
        <p>
          {[
            t(catalogTypeText(catalog.catalog_type)),
            t('{garments, plural, one {# garment} other {# garments}}', { garments: catalog.num_items }),
            drop,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p className={styles.channels} title={t(channelsHint)}>
          {t(channelsText(catalog))}
        </p>
        <p>{numbersText(catalog, t)}</p>
      </div>
    </li>
  );
}
