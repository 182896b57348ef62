import { Badge, Button, Segmented } from 'antd';
import { memo, useState } from 'react';
import { statusFilters } from '../../domain/orders/statuses';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import type { OrderFilters } from '../../shared/order-list-link/orderFilters';
import { countFilters, type OrderView, type StatusChoice } from './orderView';
import styles from './OrdersFilters.module.css';
import { whenUsed } from '../../ui/when-used/whenUsed';

const FiltersDialog = whenUsed(
  async () => (await import(/* webpackChunkName: "order-filters-dialog" */ './FiltersDialog')).FiltersDialog,
);

interface Props {
  view: OrderView;
  onChange: (change: Partial<OrderView>) => void;
}

/** The filters beside the search box; typing in it does not render them again. */
export const OrdersFilters = memo(function OrdersFilters({ view, onChange }: Props) {
  return (
    <>
      <Segmented<StatusChoice>
        className={styles.statuses}
        aria-label="Status"
        options={statusOptions()}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <LabelledSwitch
        label="Current catalogs"
        isOn={view.isCurrentOnly}
        onChange={(isCurrentOnly) => onChange({ isCurrentOnly })}
      />
      <FiltersButton filters={view.filters} onChange={(filters) => onChange({ filters })} />
    </>
  );
});

const statusOptions = () =>
  statusFilters.map(({ key, label }) => ({
    value: key,
    label: (
      <span className={styles.choice}>{key === 'in_sap' ? `in ${runtimeConfig().erpName}` : label}</span>
    ),
  }));

interface ButtonProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** Opens the 'More filters' dialog; its badge counts the active ones. */
function FiltersButton({ filters, onChange }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={count} size="small" title="">
        <Button
          aria-haspopup="dialog"
          aria-label={count === 0 ? 'More filters' : `More filters, ${count} active`}
          onClick={() => setOpen(true)}
        >
          More filters
        </Button>
      </Badge>
      {isOpen && (
        <FiltersDialog
          filters={filters}
          onApply={(next) => {
            onChange(next);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
