import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { paths } from '../../../lib/paths';
import { GarmentPicture } from '../../../shared/garment-picture/GarmentPicture';
import { catalogTypeText } from '../catalogTypes';
import styles from './CatalogCard.module.css';

interface Props {
  catalog: Catalog;
  canUpdate: boolean;
  /** Null for those who may not. */
  onDelete: ((catalog: Catalog) => void) | null;
}

const number = new Intl.NumberFormat();

export function CatalogCard({ catalog, canUpdate, onDelete }: Props) {
  const { id, name, brand, season, catalog_type, num_items, drop, is_current, cover = null } = catalog;
  const channels = channelsOf(catalog);
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <GarmentPicture generic={cover} alt="" />
        {!is_current && <span className={styles.flag}>Not current</span>}
      </div>
      <div className={styles.info}>
        <h2 className={styles.name} title={name}>
          <Link className={styles.link} to={paths.catalogPreview.href(id)}>
            {name}
          </Link>
        </h2>
        <p className={styles.line}>{[brand, season].filter((part) => part !== '').join(' · ')}</p>
        <p className={styles.line}>
          {[
            catalogTypeText(catalog_type),
            `${number.format(num_items)} ${num_items === 1 ? 'garment' : 'garments'}`,
            ...(drop === '' ? [] : [drop]),
          ].join(' · ')}
        </p>
        <p className={styles.line}>{channels === '' ? 'On no channel' : `On ${channels}`}</p>
      </div>
      {(canUpdate || onDelete) && (
        <div className={styles.actions}>
          {canUpdate && (
            <Link
              className={styles.action}
              to={`${paths.catalogReupload.href()}?catalog=${encodeURIComponent(id)}`}
              aria-label={`Update ${name}`}
            >
              Update
            </Link>
          )}
          {onDelete && (
            <button
              className={styles.action}
              type="button"
              aria-label={`Delete ${name}`}
              onClick={() => onDelete(catalog)}
            >
              Delete
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function channelsOf({ wls_enabled, ls_enabled }: Catalog): string {
  return [...(wls_enabled ? ['WLS'] : []), ...(ls_enabled ? ['LS'] : [])].join(' and ');
}
