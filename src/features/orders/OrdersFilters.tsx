import { Badge, Button, Segmented } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import { statusFilters } from '../../domain/orders/statuses';
import { numberText } from '../../lib/numbers';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import type { OrderFilters } from '../../shared/order-list-link/orderFilters';
import { countFilters, type OrderView, type StatusChoice } from './orderView';
import styles from './OrdersFilters.module.css';
import { FilterOutlined } from '@ant-design/icons';
import { whenUsed } from '../../ui/when-used/whenUsed';

const FiltersDialog = whenUsed(
  async () => (await import(/* webpackChunkName: "order-filters-dialog" */ './FiltersDialog')).FiltersDialog,
);

interface Props {
  view: OrderView;
  /** How many orders the ERP refused; undefined until that is known, null for those who may not send any. */
  refused: number | null | undefined;
  /** Whether this person may look at deleted orders. */
  hasArchived: boolean;
  onChange: (change: Partial<OrderView>) => void;
}

/** The filters beside the search box; typing in it does not render them again. */
export const OrdersFilters = memo(function OrdersFilters({ view, refused, hasArchived, onChange }: Props) {
  return (
    <>
      <Segmented<StatusChoice>
        className={styles.statuses}
        aria-label="Status"
        options={statusOptions(view.status, refused, hasArchived)}
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

function statusOptions(
  chosen: StatusChoice,
  refused: Props['refused'],
  hasArchived: boolean,
): { value: StatusChoice; label: ReactNode }[] {
  const documented = statusFilters.map(({ key, label }): { value: StatusChoice; label: string } => ({
    value: key,
    label: key === 'in_sap' ? `in ${runtimeConfig().erpName}` : label,
  }));
  const ours: readonly { value: StatusChoice; label: string; isShown: boolean }[] = [
    {
      value: 'error',
      label: typeof refused === 'number' ? `refused (${numberText(refused)})` : 'refused',
      isShown: refused !== null || chosen === 'error',
    },
    { value: 'every', label: 'all, refused too', isShown: chosen === 'every' },
    { value: 'archived', label: 'archived', isShown: hasArchived || chosen === 'archived' },
  ];
  const all = [...documented, ...ours.filter(({ isShown }) => isShown)];
  return all.map(({ value, label }) => ({ value, label: <span className={styles.choice}>{label}</span> }));
}

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
          icon={<FilterOutlined aria-hidden />}
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
