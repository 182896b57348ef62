import { ordersText } from '../../domain/orders/counts';
import { Badge, Button, Flex, Segmented } from 'antd';
import { memo, useState } from 'react';
import { type OrderSummary, useHasErpDocuments } from '../../api';
import { statusFilters } from '../../domain/orders/statuses';
import type { Role } from '../../domain/access/roleOptions';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { FilterSheet, neutral } from '../../ui/filter-sheet/FilterSheet';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { SortMenu } from '../../ui/list-table/SortMenu';
import { type OrderFilters, setFilters } from '../../shared/order-list-link/orderFilters';
import { sortableColumns } from './orderColumns';
import type { OrderView, StatusChoice } from '../../shared/order-list-link/orderListUrl';
import { countFilters } from './orderView';
import styles from './OrdersFilters.module.css';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { useT } from '../../languages/useT';
import { type Translate } from '../../domain/language/wording';
import { withWords } from '../../languages/loadWords';

const OrderFiltersDialog = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./OrderFiltersDialog')).OrderFiltersDialog),
);

const FilterList = lazyComponent(() =>
  withWords(
    'dialogs',
    async () =>
      (await import(/* webpackChunkName: "order-filter-panel" */ './filters/FilterList')).FilterList,
  ),
);

interface Props {
  view: OrderView;
  onChange: (change: Partial<OrderView>) => void;
}

/** The filters beside the search box; typing doesn't re-render them. */
export const OrdersFilters = memo(function OrdersFilters({ view, onChange }: Props) {
  const t = useT();
  return (
    <>
      <StatusToggle view={view} onChange={onChange} />
      <LabelledSwitch
        label={t('Current catalogs')}
        isOn={view.isCurrentOnly}
        onChange={(isCurrentOnly) => onChange({ isCurrentOnly })}
      />
      <FiltersButton filters={view.filters} onChange={(filters) => onChange({ filters })} />
    </>
  );
});

interface PhoneProps extends Props {
  /** The loaded orders, the source of the options. */
  orders: readonly OrderSummary[];
  /** The number of shown orders. */
  found: number;
  hasArchived: boolean;
  roles: readonly Role[];
}

/** On a phone: the status toggle, and icons that open the filters and the sort menu. */
export const PhoneFilters = memo(function PhoneFilters({ found, roles, ...list }: PhoneProps) {
  const t = useT();
  const hasToCome = useHasErpDocuments();
  const { view, onChange } = list;
  return (
    <Flex gap={8} align="center" className={styles.phoneBar}>
      <div className={styles.phoneStates}>
        <StatusToggle view={view} onChange={onChange} />
      </div>
      <FilterSheet
        count={setFilters(view.filters).length}
        found={t(ordersText(found))}
        onClear={() => onChange({ filters: {} })}
      >
        <FilterList {...list} />
      </FilterSheet>
      <SortMenu
        columns={sortableColumns(roles, hasToCome)}
        sort={view.sort}
        onSort={(sort) => onChange({ sort })}
      />
    </Flex>
  );
});

/** The status toggle (spec 2 'Order list'). */
const StatusToggle = ({ view, onChange }: Props) => {
  const t = useT();
  return (
    <Segmented<StatusChoice>
      className={styles.statuses}
      aria-label={t('Status')}
      options={statusOptions(t)}
      value={view.status}
      onChange={(status) => onChange({ status })}
    />
  );
};

const statusOptions = (t: Translate) =>
  statusFilters.map(({ key, label }) => ({
    value: key,
    label: (
      <span className={styles.choice}>
        {key === 'in_sap' ? t('in {erpName}', { erpName: runtimeConfig().erpName }) : t(label)}
      </span>
    ),
  }));

interface ButtonProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** Opens the 'More filters' dialog; its badge counts the active ones. */
function FiltersButton({ filters, onChange }: ButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={count} size="small" title="" styles={{ indicator: neutral }}>
        <Button
          aria-haspopup="dialog"
          aria-label={count === 0 ? t('More filters') : t('More filters, {count} active', { count })}
          onClick={() => setOpen(true)}
        >
          {t('More filters')}
        </Button>
      </Badge>
      {isOpen && (
        <OrderFiltersDialog
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
