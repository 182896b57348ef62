import { memo, useRef, useState } from 'react';
import { type OrderSummary, useGetMeQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import type { OrderView } from '../orderView';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { FilterChip } from './FilterChip';
import styles from './FilterChips.module.css';
import { type FilterField, filterFields, filterText, withoutFilter } from './filterFields';
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
  // On a phone the chips are a row that scrolls, which would cut off their panels.
  const isNarrow = useIsNarrow();
  const holder = useRef<HTMLDivElement>(null);
  const [rare, setRare] = useState<readonly FilterField[]>([]);
  // A chip that was taken off stays, with the focus.
  const added = filterFields.filter(
    (field) => field.isRare && !rare.includes(field) && filterText(field, view, nameOf) !== null,
  );
  if (added.length > 0) setRare([...rare, ...added]);
  return (
    <div ref={holder} className={styles.holder}>
      <div className={styles.chips} role="group" aria-label="Filters">
        {filterFields
          .filter((field) => (isStaff || !field.isForStaff) && (!field.isRare || rare.includes(field)))
          .map((field) => (
            <FilterChip
              key={field.title}
              title={field.title}
              text={filterText(field, view, nameOf)}
              onClear={() => onChange(withoutFilter(field))}
              panel={{ field, view, orders: orders ?? [], nameOf, onChange }}
              holder={isNarrow ? holder : null}
            />
          ))}
      </div>
    </div>
  );
});
