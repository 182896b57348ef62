import { Form, InputNumber, type RefSelectProps, Select } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type OrderSummary, type OverviewRow, problemText, useGetOverviewQuery } from '../../../api';
import { catalogText, seasonsOf, sortCatalogs } from '../../../domain/catalogs/seasons';
import { DateField } from '../../../ui/date-field/DateField';
import { dayFault } from '../../../ui/date-field/dayFault';
import { isLineKey, type LineKey, lineValueText } from '../lineFilters';
import { daysFault, type OrderView } from '../orderView';
import { none } from '../rowFilters';
import { type FilterField, type ListKey, valueIn } from './filterFields';
import styles from './FilterPanel.module.css';
import { useFilterCatalogs } from './useFilterCatalogs';

export interface FilterPanelProps {
  field: FilterField;
  view: OrderView;
  orders: readonly OrderSummary[];
  nameOf: (key: ListKey, value: string) => string | undefined;
  onChange: (change: Partial<OrderView>) => void;
}

/** What a chip opens: each choice applies at once. */
export function FilterPanel(props: FilterPanelProps) {
  const { field } = props;
  return (
    <div role="dialog" aria-label={field.title}>
      <Form component={false} layout="vertical">
        {field.kind === 'list' && <ListPanel {...props} listKey={field.key} />}
        {field.kind === 'days' && <DaysPanel {...props} field={field} />}
        {field.kind === 'amount' && <AmountPanel {...props} />}
      </Form>
    </div>
  );
}

interface ListProps extends FilterPanelProps {
  listKey: ListKey;
}

function ListPanel({ field, listKey, view, orders, nameOf, onChange }: ListProps) {
  const select = useRef<RefSelectProps>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(function openWhenPlaced() {
    // The panel can take the focus only once it has been positioned.
    const frame = requestAnimationFrame(() => {
      select.current?.focus();
      setOpen(true);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const { choices, isFetching, error } = useChoices(listKey, orders, view);
  const chosen = view[listKey];
  const others = chosen.filter((one) => !choices.some(({ value }) => value === one));
  return (
    <Select
      ref={select}
      className={styles.select}
      mode="multiple"
      aria-label={field.title}
      placeholder={`Any ${field.title.toLowerCase()}`}
      open={isOpen}
      onOpenChange={setOpen}
      listHeight={224}
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      getPopupContainer={(opener) => opener.parentElement ?? document.body}
      notFoundContent={error === undefined ? undefined : problemText(error)}
      value={[...chosen]}
      options={[...choices, ...others.map((value) => ({ value, label: nameOf(listKey, value) ?? value }))]}
      onChange={(values: string[]) => onChange({ [listKey]: values })}
    />
  );
}

/**
 * What can be chosen: all catalogs and seasons, and what the overview of the chosen catalogs names, as the host filters by
 * them; of the rest, what the orders have.
 */
function useChoices(key: ListKey, orders: readonly OrderSummary[], { catalogs }: OrderView) {
  const tile = isLineKey(key) ? key : null;
  const overview = useGetOverviewQuery(
    { tile: tile ?? 'drops', ...(catalogs.length > 0 && { catalogs: catalogs.join(',') }) },
    { skip: tile === null },
  );
  const isOfCatalogs = key === 'catalogs' || key === 'seasons';
  const { data, isFetching, error } = useFilterCatalogs({ skip: !isOfCatalogs });
  const choices = useMemo(() => {
    if (key === 'catalogs')
      return sortCatalogs(data ?? []).map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }));
    if (key === 'seasons') return seasonsOf(data ?? []).map((season) => ({ value: season, label: season }));
    if (isLineKey(key)) return lineChoices(key, overview.currentData?.rows ?? []);
    return valuesIn(key, orders);
  }, [key, data, orders, overview.currentData]);
  return tile === null
    ? { choices, isFetching, error }
    : { choices, isFetching: overview.isFetching, error: overview.error };
}

/** Each once: a drop of two currencies has two rows. */
function lineChoices(key: LineKey, rows: readonly OverviewRow[]) {
  const labels = new Map(rows.map(({ id, label }) => [id || none, label]));
  return [...labels].map(([value, label]) => ({ value, label: label || lineValueText(key, value) }));
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function valuesIn(key: 'agents' | 'customers' | 'channels', orders: readonly OrderSummary[]) {
  const labels = new Map<string, string>();
  for (const order of orders) {
    const { value, label } = valueIn(key, order);
    labels.set(value, label);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => collator.compare(a.label, b.label));
}

interface DaysProps extends FilterPanelProps {
  field: Extract<FilterField, { kind: 'days' }>;
}

function DaysPanel({ field, view, onChange }: DaysProps) {
  const id = useId();
  const [after, before] = [view[field.after], view[field.before]];
  // What was typed and is no day filters nothing.
  const [typed, setTyped] = useState<{ after?: string | null; before?: string | null }>({});
  const handleChange = (end: 'after' | 'before', day: string | null) => {
    const isReadable = dayFault(day) === null;
    setTyped({ ...typed, [end]: isReadable ? undefined : day });
    if (isReadable) onChange({ [field[end]]: day });
  };
  const [afterFault, beforeFault] = [
    dayFault(typed.after),
    dayFault(typed.before) ?? daysFault({ after, before }),
  ];
  const holder = (opener: HTMLElement) => opener.parentElement ?? document.body;
  return (
    <>
      <Form.Item
        label="After"
        htmlFor={`${id}-after`}
        extra={`${field.title} on this day or later`}
        validateStatus={afterFault === null ? undefined : 'error'}
        help={afterFault}
      >
        <DateField
          id={`${id}-after`}
          autoFocus
          getPopupContainer={holder}
          value={typed.after ?? after?.slice(0, 10)}
          onChange={(day) => handleChange('after', day)}
        />
      </Form.Item>
      <Form.Item
        label="Before"
        htmlFor={`${id}-before`}
        extra={`${field.title} earlier than this day`}
        validateStatus={beforeFault === null ? undefined : 'error'}
        help={beforeFault}
      >
        <DateField
          id={`${id}-before`}
          getPopupContainer={holder}
          value={typed.before ?? before?.slice(0, 10)}
          onChange={(day) => handleChange('before', day)}
        />
      </Form.Item>
    </>
  );
}

function AmountPanel({ view, onChange }: FilterPanelProps) {
  const id = useId();
  return (
    <>
      <Form.Item label="At least" htmlFor={`${id}-from`}>
        <InputNumber<number>
          id={`${id}-from`}
          autoFocus
          className={styles.number}
          min={0}
          value={view.amountFrom}
          onChange={(amountFrom) => onChange({ amountFrom })}
        />
      </Form.Item>
      <Form.Item label="At most" htmlFor={`${id}-to`} extra="In the currency of each order">
        <InputNumber<number>
          id={`${id}-to`}
          className={styles.number}
          min={0}
          value={view.amountTo}
          onChange={(amountTo) => onChange({ amountTo })}
        />
      </Form.Item>
    </>
  );
}
