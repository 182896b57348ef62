import { Checkbox, Form, Input, Spin, Typography } from 'antd';
import { useId, useState } from 'react';
import { type OrderSummary, problemText } from '../../../api';
import { foldText } from '../../../lib/wordSearch';
import { NumberField } from '../../../shared/number-field/NumberField';
import {
  daysAfter,
  filterTitle,
  type FilterValues,
  type OrderFilter,
} from '../../../shared/order-list-link/orderFilters';
import { DaySpan } from '../../../shared/date-field/DaySpan';
import { Panel } from '../../../ui/panel-popover/PanelPopover';
import type { OrderView } from '../../../shared/order-list-link/orderListUrl';
import styles from './FilterPanel.module.css';
import { spanName } from './filterText';
import { useChoices } from './useChoices';
import type { NameOf } from './useFilterNames';
import { useT } from '../../../languages/useT';

export interface FilterPanelProps {
  filter: OrderFilter;
  view: OrderView;
  orders: readonly OrderSummary[];
  nameOf: NameOf;
  onChange: (change: Partial<OrderView>) => void;
  /** Called when a choice leaves nothing more to choose. */
  onDone?: () => void;
}

/** A filter's panel in a popup. */
export function FilterPopup(props: FilterPanelProps) {
  const t = useT();
  return (
    <Panel label={t(filterTitle(props.filter))}>
      <FilterPanel {...props} />
    </Panel>
  );
}

/** A filter's panel: each choice applies immediately. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, view, onChange } = props;
  const { key, kind } = filter;
  // Local state, as the URL updates later: otherwise a tick would not show yet, and the next one would overwrite it.
  const [values, setValues] = useState<FilterValues>(view.filters[key] ?? []);
  const set = (next: FilterValues) => {
    setValues(next);
    onChange({ filters: { ...view.filters, [key]: next } });
  };
  return (
    <div className={styles.panel}>
      {kind === 'list' && <ListPanel {...props} values={values} onSet={set} />}
      {kind === 'days' && <DaysPanel values={values} onSet={set} onDone={props.onDone} />}
      {kind === 'amounts' && <AmountPanel values={values} onSet={set} />}
    </div>
  );
}

interface SetProps {
  values: FilterValues;
  onSet: (values: FilterValues) => void;
}

/** Up to this many options need no search field. */
const maxShown = 100;
const maxUnsearched = 8;

function ListPanel({ filter, view, orders, nameOf, values, onSet }: FilterPanelProps & SetProps) {
  const t = useT();
  const { choices, isFetching, error } = useChoices(filter, orders, view.filters);
  const [text, setText] = useState('');
  // The options that are active when it opens come first.
  const [first] = useState(() => new Set(values));
  const label = (value: string) => nameOf(filter, value) ?? value;
  const others = choices.filter(({ value }) => !first.has(value));
  const known = new Map(choices.map((choice) => [choice.value, choice.label]));
  const all = [...[...first].map((value) => ({ value, label: known.get(value) ?? label(value) })), ...others];
  const typed = foldText(text).trim();
  const found = all.filter((choice) => foldText(choice.label).includes(typed));
  return (
    <>
      {all.length > maxUnsearched && (
        <Input
          allowClear
          role="searchbox"
          aria-label={t('Search {filter}', { filter: t(filterTitle(filter)) })}
          placeholder={t('Search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div className={styles.choices} role="group" aria-label={t(filterTitle(filter))}>
        {found.slice(0, maxShown).map((choice) => (
          <Checkbox
            key={choice.value}
            checked={values.includes(choice.value)}
            onChange={({ target }) =>
              onSet(
                target.checked ? [...values, choice.value] : values.filter((value) => value !== choice.value),
              )
            }
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
      {isFetching && <Spin size="small" />}
      {error !== undefined && <Typography.Text type="danger">{problemText(error)}</Typography.Text>}
      {found.length > maxShown && (
        <Typography.Text type="secondary">
          {t('{count, plural, one {# more value} other {# more values}}: search to find them.', {
            count: found.length - maxShown,
          })}
        </Typography.Text>
      )}
      {found.length === 0 && !isFetching && error === undefined && (
        <Typography.Text type="secondary">{t('Nothing found.')}</Typography.Text>
      )}
    </>
  );
}

/** In the URL the end is exclusive, and the overview's days are of the brand's time zone. */
function DaysPanel({
  values: [after = '', before = ''],
  onSet,
  onDone,
}: SetProps & Pick<FilterPanelProps, 'onDone'>) {
  return (
    <DaySpan
      value={[after.slice(0, 10), before === '' ? '' : daysAfter(before.slice(0, 10), -1)]}
      onChange={([from, to]) => {
        onSet([from, to === '' ? '' : daysAfter(to, 1)]);
        if (spanName(from, to) !== null) onDone?.();
      }}
    />
  );
}

function AmountPanel({ values: [from = '', to = ''], onSet }: SetProps) {
  const t = useT();
  const id = useId();
  const field = (label: string, value: string, onChange: (amount: string) => void, extra?: string) => (
    <Form.Item label={label} htmlFor={id + label} extra={extra}>
      <NumberField
        id={id + label}
        min={0}
        value={value === '' ? null : Number(value)}
        onChange={(amount) => onChange(amount === null ? '' : String(amount))}
      />
    </Form.Item>
  );
  return (
    <Form component={false} layout="vertical">
      {field(t('At least'), from, (amount) => onSet([amount, to]))}
      {field(t('At most'), to, (amount) => onSet([from, amount]), t('In the currency of each order'))}
    </Form>
  );
}
