import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { statusFilters } from '../../domain/statuses/statusFilters';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { SearchToolbar } from '../../ui/search-field/SearchToolbar';
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
  return (
    <SearchToolbar text={searchText} onType={onSearch}>
      <Segmented<StatusChoice>
        className={styles.statuses}
        aria-label="Status"
        options={statusOptions(view.status)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <LabelledSwitch
        label="Current catalogs"
        isOn={view.isCurrentOnly}
        onChange={(isCurrentOnly) => onChange({ isCurrentOnly })}
      />
      <FiltersButton filters={filtersOf(view)} onChange={onChange} />
    </SearchToolbar>
  );
}

function statusOptions(chosen: StatusChoice): { value: StatusChoice; label: ReactNode }[] {
  const documented = statusFilters.map(({ key, label }): { value: StatusChoice; label: string } => ({
    value: key,
    label: key === 'in_sap' ? `in ${runtimeConfig().erpName}` : label,
  }));
  const all = chosen === 'error' ? [...documented, { value: chosen, label: 'error' }] : documented;
  return all.map(({ value, label }) => ({ value, label: <span className={styles.choice}>{label}</span> }));
}
