import { Segmented } from 'antd';
import { memo, type ReactNode } from 'react';
import { statusFilters } from '../../domain/statuses/statusFilters';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { FiltersButton } from './filters/FiltersButton';
import { filtersOf } from './filters/moreFilters';
import styles from './OrdersFilters.module.css';
import type { OrderView, StatusChoice } from './orderView';

interface Props {
  view: OrderView;
  onChange: (change: Partial<OrderView>) => void;
}

/** The filters that stand beside the search box; a key in it does not render them. */
export const OrdersFilters = memo(function OrdersFilters({ view, onChange }: Props) {
  return (
    <>
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
    </>
  );
});

function statusOptions(chosen: StatusChoice): { value: StatusChoice; label: ReactNode }[] {
  const documented = statusFilters.map(({ key, label }): { value: StatusChoice; label: string } => ({
    value: key,
    label: key === 'in_sap' ? `in ${runtimeConfig().erpName}` : label,
  }));
  const all = chosen === 'error' ? [...documented, { value: chosen, label: 'error' }] : documented;
  return all.map(({ value, label }) => ({ value, label: <span className={styles.choice}>{label}</span> }));
}
