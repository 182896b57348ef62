import { Collapse, Flex } from 'antd';
import type { OrderSummary } from '../../../api';
import { LabelledSwitch } from '../../../ui/labelled-switch/LabelledSwitch';
import { filterTitle } from '../../../shared/order-list-link/orderFilters';
import type { OrderView } from '../../../shared/order-list-link/orderListUrl';
import { FilterPanel } from './FilterPanel';
import { filterText } from './filterText';
import { useFilterNames } from './useFilterNames';
import { useOfferedFilters } from './useOfferedFilters';
import { useT } from '../../../languages/useT';
import { messageIn } from '../../../domain/language/message';

interface Props {
  view: OrderView;
  orders: readonly OrderSummary[];
  /** Whether this person may view deleted orders. */
  hasArchived: boolean;
  onChange: (change: Partial<OrderView>) => void;
}

/** All filters of the order list with their values, one below the other. */
export function FilterList({ view, orders, hasArchived, onChange }: Props) {
  const t = useT();
  const offered = useOfferedFilters();
  const nameOf = useFilterNames(view.filters, orders);
  return (
    <>
      <LabelledSwitch
        label={t('Current catalogs')}
        isOn={view.isCurrentOnly}
        onChange={(isCurrentOnly) => onChange({ isCurrentOnly })}
      />
      {hasArchived && (
        <LabelledSwitch
          label={t(messageIn('orders', 'Archived'))}
          isOn={view.status === 'archived'}
          onChange={(isOn) => onChange({ status: isOn ? 'archived' : 'open' })}
        />
      )}
      <Collapse
        destroyOnHidden
        items={offered.map((filter) => {
          const values = view.filters[filter.key] ?? [];
          return {
            key: filter.key,
            label: (
              <Flex justify="space-between" gap={12}>
                {t(filterTitle(filter))}
                {values.some((value) => value !== '') && (
                  <strong>{filterText(filter, values, (value) => nameOf(filter, value), t)}</strong>
                )}
              </Flex>
            ),
            children: <FilterPanel {...{ filter, view, orders, nameOf, onChange }} />,
          };
        })}
      />
    </>
  );
}
