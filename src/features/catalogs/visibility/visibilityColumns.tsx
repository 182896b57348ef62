import { Switch } from 'antd';
import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { paths } from '../../../lib/paths';
import type { Column } from '../../../ui/data-table/Column';
import { catalogTypeText } from '../catalogTypes';
import styles from './CatalogVisibilityPage.module.css';

/** What is switched on or off of a catalog (spec 7). */
export type Toggle = 'wls_enabled' | 'ls_enabled' | 'is_current';

type OnToggle = (catalog: Catalog, flag: Toggle, isOn: boolean) => void;

const number = new Intl.NumberFormat();

/** The catalogs' facts and their three toggles. */
export function visibilityColumns(onToggle: OnToggle): readonly Column<Catalog>[] {
  return [
    {
      key: 'name',
      title: 'Catalog',
      track: 'minmax(220px, 1fr)',
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link className={styles.link} to={paths.catalogPreview.href(id)} title={name}>
          {name}
        </Link>
      ),
    },
    {
      key: 'season',
      title: 'Season',
      track: '88px',
      sortBy: ({ season }) => season,
      cell: ({ season }) => season,
    },
    {
      key: 'type',
      title: 'Type',
      track: '104px',
      sortBy: ({ catalog_type }) => catalogTypeText(catalog_type),
      cell: ({ catalog_type }) => catalogTypeText(catalog_type),
    },
    {
      key: 'items',
      title: 'Garments',
      track: '104px',
      align: 'end',
      sortBy: ({ num_items }) => num_items,
      cell: ({ num_items }) => number.format(num_items),
    },
    toggleColumn('wls', 'WLS', 'wls_enabled', onToggle),
    toggleColumn('ls', 'LS', 'ls_enabled', onToggle),
    toggleColumn('current', 'Current', 'is_current', onToggle),
  ];
}

function toggleColumn(key: string, title: string, flag: Toggle, onToggle: OnToggle): Column<Catalog> {
  return {
    key,
    title,
    track: '112px',
    sortBy: (catalog) => (catalog[flag] ? 0 : 1),
    cell: (catalog) => (
      <span className={styles.toggle}>
        <Switch
          size="small"
          aria-label={`${title}: ${catalog.name}`}
          checked={catalog[flag]}
          onChange={(isOn) => onToggle(catalog, flag, isOn)}
        />
        <span className={styles.toggleTitle} aria-hidden="true">
          {title}
        </span>
      </span>
    ),
  };
}
