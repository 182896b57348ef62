import { Switch } from 'antd';
import { useId } from 'react';
import { SearchField } from '../../ui/search-field/SearchField';
import styles from './catalogs.module.css';

interface Props {
  searchText: string;
  isCurrentOnly: boolean;
  onSearch: (text: string) => void;
  onCurrentOnly: (isCurrentOnly: boolean) => void;
}

/** Search and the current catalogs' toggle. */
export function CatalogToolbar({ searchText, isCurrentOnly, onSearch, onCurrentOnly }: Props) {
  const id = useId();
  return (
    <div className={styles.toolbar} role="search">
      <SearchField text={searchText} onType={onSearch} />
      <span className={styles.switch}>
        <Switch id={id} size="small" checked={isCurrentOnly} onChange={onCurrentOnly} />
        <label htmlFor={id}>Current catalogs</label>
      </span>
    </div>
  );
}
