import { DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { GarmentPicture } from '../GarmentPicture';
import { catalogTypeText, channelsText, numbersText } from '../catalogFacts';
import styles from './CatalogCard.module.css';
import { updateHref } from './CatalogTable';

interface Props {
  catalog: Catalog;
  canUpdate: boolean;
  /** Null for those who may not delete catalogs. */
  onDelete: ((catalog: Catalog) => void) | null;
}

export function CatalogCard({ catalog, canUpdate, onDelete }: Props) {
  const { id, name, brand, season, catalog_type, num_items, drop, is_current, cover = null } = catalog;
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <GarmentPicture generic={cover} alt="" />
      </div>
      <div className={styles.info}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={paths.catalogPreview.href(id)}>
            {name}
          </Link>
        </h2>
        <p>{[brand, season].filter((part) => part !== '').join(' · ')}</p>
        <p>
          {[catalogTypeText(catalog_type), counted(num_items, 'garment'), drop]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p>{channelsText(catalog)}</p>
        <p>{numbersText(catalog)}</p>
        <Flex className={styles.actions} gap={4} align="center">
          <CustomersLink id={id} name={name} />
          {canUpdate && <UpdateLink id={id} name={name} />}
          {onDelete && (
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete ${name}`}
              onClick={() => onDelete(catalog)}
            >
              Delete
            </Button>
          )}
          {!is_current && <Tag>Not current</Tag>}
        </Flex>
      </div>
    </li>
  );
}

/** Leads to the customers for whom the catalog is enabled. */
function CustomersLink({ id, name }: { id: string; name: string }) {
  const to = `${paths.customerList.href()}?catalog=${encodeURIComponent(id)}`;
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button
      type="text"
      size="small"
      icon={<TeamOutlined aria-hidden />}
      aria-label={`Customers with ${name}`}
      title={`Customers with ${name}`}
      href={useHref(to)}
      onClick={follow}
    />
  );
}

/** A real link, which opens in a new tab on Ctrl-click. */
function UpdateLink({ id, name }: { id: string; name: string }) {
  const to = updateHref(id);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button
      type="text"
      size="small"
      icon={<EditOutlined aria-hidden />}
      aria-label={`Update ${name}`}
      href={useHref(to)}
      onClick={follow}
    >
      Update
    </Button>
  );
}
