import { isolated } from '../../../domain/text/isolated';
import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { memo, type ReactNode, useRef, useState } from 'react';
import type { OrderSummary } from '../../../api';
import {
  filterTitle,
  type FilterValues,
  type OrderFilter,
  setFilters,
} from '../../../shared/order-list-link/orderFilters';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { PanelPopover } from '../../../ui/panel-popover/PanelPopover';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import type { OrderView, StatusChoice } from '../../../shared/order-list-link/orderListUrl';
import styles from './FilterChips.module.css';
import type { FilterPanelProps } from './FilterPanel';
import { filterText } from './filterText';
import { useFilterNames } from './useFilterNames';
import { useOfferedFilters } from './useOfferedFilters';
import { useT } from '../../../languages/useT';
import { type Message, message, messageIn } from '../../../domain/language/message';
import { withWords } from '../../../languages/loadWords';

const FilterPopup = lazyComponent(() =>
  withWords(
    'dialogs',
    async () => (await import(/* webpackChunkName: "order-filter-panel" */ './FilterPanel')).FilterPopup,
  ),
);

/** The statuses that are not in the toggle, as chips, and the status after removing the chip. */
const otherStates: readonly { key: StatusChoice; label: Message; next: StatusChoice }[] = [
  { key: 'error', label: messageIn('orders', 'Refused'), next: 'open' },
  { key: 'every', label: message('All, refused too'), next: 'all' },
  { key: 'archived', label: messageIn('orders', 'Archived'), next: 'open' },
];

interface Props {
  view: OrderView;
  /** The loaded orders, the source of the options; undefined until the first are loaded. */
  orders: readonly OrderSummary[] | undefined;
  onChange: (change: Partial<OrderView>) => void;
}

const none: readonly OrderSummary[] = [];

interface AddProps extends Props {
  /** Whether this person may view deleted orders. */
  hasArchived: boolean;
}

/** '+ Filter': a menu of the filters, which opens the chosen one. */
export const AddFilter = memo(function AddFilter({ view, orders, hasArchived, onChange }: AddProps) {
  const t = useT();
  const offered = useOfferedFilters();
  const nameOf = useFilterNames(view.filters, orders);
  const [filter, setFilter] = useState<OrderFilter | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelPopover
      isOpen={isOpen}
      // The button's click opens the menu.
      onOpenChange={(open) => open || setOpen(false)}
      placement="bottomLeft"
      panel={
        filter && (
          <FilterPopup
            {...{ filter, view, orders: orders ?? none, nameOf, onChange }}
            onDone={() => setOpen(false)}
          />
        )
      }
    >
      <span>
        <MenuButton
          label={t('Filter')}
          icon={<PlusOutlined aria-hidden />}
          items={[
            ...offered.map((one) => ({
              key: one.key,
              label: t(filterTitle(one)),
              onClick: () => {
                setFilter(one);
                setOpen(true);
              },
            })),
            ...(hasArchived
              ? [
                  {
                    key: 'archived',
                    label: t(messageIn('orders', 'Archived')),
                    onClick: () => onChange({ status: 'archived' }),
                  },
                ]
              : []),
          ]}
        />
      </span>
    </PanelPopover>
  );
});

/** A chip for each active filter, which shows, removes or edits it. */
export const FilterChips = memo(function FilterChips({ view, orders, onChange }: Props) {
  const t = useT();
  const nameOf = useFilterNames(view.filters, orders);
  const place = useRef<HTMLDivElement>(null);
  const set = setFilters(view.filters);
  const state = otherStates.find(({ key }) => key === view.status);
  const takeOff = (change: Partial<OrderView>) => {
    // The focused remove button was removed.
    place.current?.focus({ preventScroll: true });
    onChange(change);
  };
  return (
    <div ref={place} className={styles.chips} role="group" aria-label={t('Filters')} tabIndex={-1}>
      {state && (
        <Chip label={t(state.label)} onTakeOff={() => takeOff({ status: state.next })}>
          <span className={styles.state}>{t(state.label)}</span>
        </Chip>
      )}
      {set.map(({ filter, values }) => (
        <FilterChip
          key={filter.key}
          panel={{ filter, view, orders: orders ?? none, nameOf, onChange }}
          values={values}
          onTakeOff={() => takeOff({ filters: { ...view.filters, [filter.key]: [] } })}
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
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { filter, nameOf } = panel;
  const text = filterText(filter, values, (value) => nameOf(filter, value), t);
  return (
    <Chip label={t(filter.label)} onTakeOff={onTakeOff}>
      <PanelPopover
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottomLeft"
        panel={<FilterPopup {...panel} onDone={() => setOpen(false)} />}
      >
        <Button type="text" size="small" aria-haspopup="dialog" aria-expanded={isOpen} title={text}>
          <span className={styles.text}>{t('{filter}: {value}', { filter: filter.label, value: text })}</span>
        </Button>
      </PanelPopover>
    </Chip>
  );
}

function Chip({ label, onTakeOff, children }: { label: string; onTakeOff: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Tag className={styles.chip}>
      {children}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('Remove filter {label}', { label: isolated(label) })}
        onClick={onTakeOff}
      />
    </Tag>
  );
}
