import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { memo, useRef, useState } from 'react';
import { type OrderSummary, useGetMeQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import {
  type FilterValues,
  type OrderFilter,
  orderFilters,
  setFilters,
} from '../../../shared/order-list-link/orderFilters';
import { MenuButton } from '../../../ui/menus/MenuButton';
import type { OrderView } from '../orderView';
import styles from './FilterChips.module.css';
import type { FilterPanelProps } from './FilterPanel';
import { FilterPopover } from './FilterPopover';
import { filterText } from './filterText';
import { useFilterNames } from './useFilterNames';

interface Props {
  view: OrderView;
  /** The loaded orders, which the values to choose from are taken from; undefined until the first are loaded. */
  orders: readonly OrderSummary[] | undefined;
  onChange: (change: Partial<OrderView>) => void;
}

const none: readonly OrderSummary[] = [];

/** '+ Filter': a menu of the filters, of which the chosen one is set at once. */
export const AddFilter = memo(function AddFilter({ view, orders, onChange }: Props) {
  const roles = useGetMeQuery().data?.roles ?? [];
  const nameOf = useFilterNames(view.filters, orders);
  const isStaff = mayCall(roles, 'listCustomers');
  const [filter, setFilter] = useState<OrderFilter | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterPopover
      isOpen={isOpen}
      // Pressing the button opens the menu.
      onOpenChange={(open) => open || setOpen(false)}
      panel={filter && { filter, view, orders: orders ?? none, nameOf, onChange }}
    >
      <span>
        <MenuButton
          label="Filter"
          icon={<PlusOutlined aria-hidden />}
          items={orderFilters
            .filter(({ isForStaff }) => isStaff || !isForStaff)
            .map((one) => ({
              key: one.key,
              label: one.label,
              onClick: () => {
                setFilter(one);
                setOpen(true);
              },
            }))}
        />
      </span>
    </FilterPopover>
  );
});

/** A chip for each filter that is set: it says what is let through, takes it off, and opens a panel to change it. */
export const FilterChips = memo(function FilterChips({ view, orders, onChange }: Props) {
  const nameOf = useFilterNames(view.filters, orders);
  const place = useRef<HTMLDivElement>(null);
  const set = setFilters(view.filters);
  const takeOff = ({ key }: OrderFilter) => {
    // The cross that had the focus is gone.
    place.current?.focus({ preventScroll: true });
    onChange({ filters: { ...view.filters, [key]: [] } });
  };
  return (
    <div ref={place} className={styles.chips} role="group" aria-label="Filters" tabIndex={-1}>
      {set.map(({ filter, values }) => (
        <FilterChip
          key={filter.key}
          panel={{ filter, view, orders: orders ?? none, nameOf, onChange }}
          values={values}
          onTakeOff={() => takeOff(filter)}
        />
      ))}
    </div>
  );
});

interface ChipProps {
  panel: FilterPanelProps;
  values: FilterValues;
  onTakeOff: () => void;
}

function FilterChip({ panel, values, onTakeOff }: ChipProps) {
  const [isOpen, setOpen] = useState(false);
  const { filter, nameOf } = panel;
  const text = filterText(filter, values, (value) => nameOf(filter, value));
  return (
    <Tag className={styles.chip}>
      <FilterPopover isOpen={isOpen} onOpenChange={setOpen} panel={panel}>
        <Button type="text" size="small" aria-haspopup="dialog" aria-expanded={isOpen} title={text}>
          <span className={styles.text}>
            {filter.label}: {text}
          </span>
        </Button>
      </FilterPopover>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`Remove filter ${filter.label}`}
        onClick={onTakeOff}
      />
    </Tag>
  );
}
