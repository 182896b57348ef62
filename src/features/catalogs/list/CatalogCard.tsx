import { Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { GarmentPicture } from '../../../shared/garment-picture/GarmentPicture';
import { catalogTypeText, channelsHint, channelsText, numbersText } from '../catalogFacts';
import styles from './CatalogCard.module.css';
import { type CatalogActions, CatalogMenu } from './CatalogMenu';

interface Props extends CatalogActions {
  catalog: Catalog;
}

export function CatalogCard({ catalog, ...actions }: Props) {
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
          {!catalog.is_current && <Tag>Not current</Tag>}
          <CatalogMenu catalog={catalog} {...actions} />
        </Flex>
        <p>{[brand, season].filter((part) => part !== '').join(' · ')}</p>
        <p>
          {[catalogTypeText(catalog.catalog_type), counted(catalog.num_items, 'garment'), drop]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p className={styles.channels} title={channelsHint}>
          {channelsText(catalog)}
        </p>
        <p>{numbersText(catalog)}</p>
      </div>
    </li>
  );
}
