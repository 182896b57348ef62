import { Flex } from 'antd';
import { memo } from 'react';
import { type OrderSummary, useGetMeQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import type { OrderView } from '../orderView';
import { FilterChip } from './FilterChip';
import { filterFields, filterText, withoutFilter } from './filterFields';
import { useFilterNames } from './useFilterNames';

interface Props {
  view: OrderView;
  /** The loaded orders, which the values to choose from are taken from; undefined until the first are loaded. */
  orders: readonly OrderSummary[] | undefined;
  onChange: (change: Partial<OrderView>) => void;
}

/** A chip for each filter: it says what is in force, takes it off, and opens a panel to change it. */
export const FilterChips = memo(function FilterChips({ view, orders, onChange }: Props) {
  const roles = useGetMeQuery().data?.roles ?? [];
  const nameOf = useFilterNames(view, orders);
  const isStaff = mayCall(roles, 'listCustomers');
  return (
    <Flex wrap gap={8} role="group" aria-label="Filters">
      {filterFields
        .filter(({ isForStaff }) => isStaff || !isForStaff)
        .map((field) => (
          <FilterChip
            key={field.title}
            title={field.title}
            text={filterText(field, view, nameOf)}
            onClear={() => onChange(withoutFilter(field))}
            panel={{ field, view, orders: orders ?? [], nameOf, onChange }}
          />
        ))}
    </Flex>
  );
});
