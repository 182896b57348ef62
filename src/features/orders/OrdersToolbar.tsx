import { Segmented, Switch } from 'antd';
import { useId } from 'react';
import { statusFilters } from '../../domain/statuses/statusFilters';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { SearchField } from '../../ui/search-field/SearchField';
import { FiltersButton } from './filters/FiltersButton';
import { filtersOf } from './filters/moreFilters';
import styles from './OrdersToolbar.module.css';
import type { OrderView, StatusChoice } from './orderView';

interface Props {
  view: OrderView;
  searchText: string;
  onSearch: (text: string) => void;
  onChange: (change: Partial<OrderView>) => void;
}

export function OrdersToolbar({ view, searchText, onSearch, onChange }: Props) {
  const switchId = useId();
  return (
    <div className={styles.toolbar} role="search">
      <SearchField text={searchText} onType={onSearch} />
      <Segmented<StatusChoice>
        className={styles.status}
        aria-label="Status"
        options={statusOptions(view.status)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <span className={styles.current}>
        <Switch
          id={switchId}
          size="small"
          checked={view.isCurrentOnly}
          onChange={(isCurrentOnly) => onChange({ isCurrentOnly })}
        />
        <label htmlFor={switchId}>Current catalogs</label>
      </span>
      <FiltersButton filters={filtersOf(view)} onChange={onChange} />
    </div>
  );
}

function statusOptions(chosen: StatusChoice): { value: StatusChoice; label: string }[] {
  const documented = statusFilters.map(({ key, label }) => ({
    value: key,
    label: key === 'in_sap' ? `in ${runtimeConfig().erpName}` : label,
  }));
  return chosen === 'error' ? [...documented, { value: chosen, label: 'error' }] : documented;
}
