import { DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { GarmentPicture } from '../GarmentPicture';
import { catalogTypeText, channelsText, numbersText } from '../catalogFacts';
import { customersHref, updateHref } from '../catalogLinks';
import styles from './CatalogCard.module.css';

interface Props {
  catalog: Catalog;
  canUpdate: boolean;
  /** Null for those who may not delete catalogs. */
  onDelete: ((catalog: Catalog) => void) | null;
}

export function CatalogCard({ catalog, canUpdate, onDelete }: Props) {
  const {
    id,
    name,
    brand,
    season,
    catalog_type,
    num_items,
    drop,
    is_current,
    cover = null,
    picture_tags,
  } = catalog;
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <GarmentPicture generic={cover} tags={picture_tags} alt="" />
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
        <Flex className={styles.actions} gap={4} align="center" wrap>
          {canUpdate && (
            <ActionLink to={updateHref(id)} icon={<EditOutlined aria-hidden />} name={`Update ${name}`}>
              Update
            </ActionLink>
          )}
          <ActionLink
            to={customersHref(id)}
            icon={<TeamOutlined aria-hidden />}
            name={`Customers with ${name}`}
          />
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

interface ActionLinkProps {
  to: string;
  icon: ReactNode;
  /** What screen readers say. */
  name: string;
  /** Unset for an icon alone. */
  children?: string;
}

/** A real link, which opens in a new tab on Ctrl-click. */
function ActionLink({ to, icon, name, children }: ActionLinkProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button
      type="text"
      size={children === undefined ? 'middle' : 'small'}
      icon={icon}
      aria-label={name}
      title={children === undefined ? name : undefined}
      href={useHref(to)}
      onClick={follow}
    >
      {children}
    </Button>
  );
}
