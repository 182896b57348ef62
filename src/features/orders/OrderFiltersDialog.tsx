import { Form, Select, Typography } from 'antd';
import { problemText } from '../../api';
import {
  filterTitle,
  type OrderFilter,
  type OrderFilters,
  orderFilters,
} from '../../shared/order-list-link/orderFilters';
import { DateField } from '../../shared/date-field/DateField';
import { dayFault } from '../../shared/date-field/dayFault';
import { FilterModal } from '../../ui/form/FilterModal';
import { ruleOf } from '../../ui/form/formFailure';
import { labelSearch } from '../../lib/labelSearch';
import styles from './OrderFiltersDialog.module.css';
import { useChoices } from './filters/useChoices';
import { useOfferedFilters } from './filters/useOfferedFilters';
import { daysFault } from './orderView';

interface Props {
  filters: OrderFilters;
  onApply: (filters: OrderFilters) => void;
  onClose: () => void;
}

const shown = orderFilters.filter(({ isInDialog }) => isInDialog);
const cleared: OrderFilters = Object.fromEntries(
  shown.map(({ key, kind }) => [key, kind === 'list' ? [] : ['', '']]),
);

/** 'More filters' (spec 2 'Order list'). */
export function OrderFiltersDialog({ filters, onApply, onClose }: Props) {
  const [form] = Form.useForm<OrderFilters>();
  const others = useOfferedFilters().filter(({ isInDialog }) => !isInDialog);
  return (
    <FilterModal
      title="More filters"
      form={form}
      initialValues={filters}
      clearText="Clear filters"
      onClear={() => form.setFieldsValue(cleared)}
      onFinish={(chosen) => onApply({ ...filters, ...chosen })}
      onClose={onClose}
    >
      {shown.map((filter) =>
        filter.kind === 'list' ? (
          <ListField key={filter.key} filter={filter} filters={filters} />
        ) : (
          <DaysField key={filter.key} filter={filter} />
        ),
      )}
      <Typography.Text type="secondary">
        In ‘+ Filter’ too: {others.map((other) => filterTitle(other).toLowerCase()).join(', ')}.
      </Typography.Text>
    </FilterModal>
  );
}

function ListField({ filter, filters }: { filter: OrderFilter; filters: OrderFilters }) {
  const { key } = filter;
  const title = filterTitle(filter);
  const { choices, error, isFetching, refetch } = useChoices(filter, nothing, filters);
  const chosen = Form.useWatch<readonly string[] | undefined>(key) ?? filters[key] ?? [];
  const unknown = chosen.filter((id) => !choices.some(({ value }) => value === id));
  // The seasons come from the catalogs, so a failure is reported once.
  const hasFailed = key === 'catalogs' && error !== undefined && choices.length === 0;
  return (
    <Form.Item
      name={key}
      label={title}
      validateStatus={hasFailed ? 'error' : undefined}
      help={hasFailed ? problemText(error) : undefined}
      extra={key === 'catalogs' && chosen.length > 0 && 'These catalogs are shown whether current or not.'}
    >
      <Select
        mode="multiple"
        placeholder={`All ${title.toLowerCase()}`}
        allowClear
        loading={isFetching}
        listHeight={224}
        showSearch={labelSearch}
        onOpenChange={(isOpen) => {
          if (isOpen && error !== undefined) void refetch();
        }}
        options={[
          ...choices,
          ...unknown.map((value) => ({ value, label: key === 'catalogs' ? `Catalog ${value}` : value })),
        ]}
      />
    </Form.Item>
  );
}

function DaysField({ filter: { key, label } }: { filter: OrderFilter }) {
  const form = Form.useFormInstance<OrderFilters>();
  const ends = [
    ['After', `${label} on this day or later`],
    ['Before', `${label} earlier than this day`],
  ];
  return (
    <div className={styles.days}>
      {ends.map(([end, extra], index) => (
        <Form.Item
          key={end}
          name={[key, index]}
          label={end}
          extra={extra}
          normalize={(day: string | null) => day ?? ''}
          dependencies={index === 0 ? undefined : [[key, 0]]}
          rules={[
            ruleOf(dayFault),
            ruleOf(() => (index === 0 ? null : daysFault(form.getFieldValue(key) ?? []))),
          ]}
        >
          <DateField />
        </Form.Item>
      ))}
    </div>
  );
}

const nothing: readonly never[] = [];
