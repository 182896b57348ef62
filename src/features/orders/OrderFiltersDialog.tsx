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
import { messageIn } from '../../domain/language/message';
import { labelSearch } from '../../lib/labelSearch';
import styles from './OrderFiltersDialog.module.css';
import { useChoices } from './filters/useChoices';
import { useOfferedFilters } from './filters/useOfferedFilters';
import { daysFault } from './orderView';
import { useT } from '../../languages/useT';

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
  const t = useT();
  const [form] = Form.useForm<OrderFilters>();
  const others = useOfferedFilters().filter(({ isInDialog }) => !isInDialog);
  return (
    <FilterModal
      title={t('More filters')}
      form={form}
      initialValues={filters}
      clearText={t('Clear filters')}
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
        {t('In ‘+ Filter’ too: {filters}.', {
          filters: { named: others.map(filterTitle) },
        })}
      </Typography.Text>
    </FilterModal>
  );
}

function ListField({ filter, filters }: { filter: OrderFilter; filters: OrderFilters }) {
  const t = useT();
  const { key } = filter;
  const title = t(filterTitle(filter));
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
      extra={key === 'catalogs' && chosen.length > 0 && t('These catalogs are shown whether current or not.')}
    >
      <Select
        mode="multiple"
        placeholder={key === 'catalogs' ? t('All catalogs') : t('All seasons')}
        allowClear
        loading={isFetching}
        listHeight={224}
        showSearch={labelSearch}
        onOpenChange={(isOpen) => {
          if (isOpen && error !== undefined) void refetch();
        }}
        options={[
          ...choices,
          ...unknown.map((value) => ({
            value,
            label: key === 'catalogs' ? t('Catalog {id}', { id: value }) : value,
          })),
        ]}
      />
    </Form.Item>
  );
}

function DaysField({ filter: { key, label } }: { filter: OrderFilter }) {
  const t = useT();
  const form = Form.useFormInstance<OrderFilters>();
  const ends = [
    [t(messageIn('a day', 'After')), t('{filter} on this day or later', { filter: label })],
    [t(messageIn('a day', 'Before')), t('{filter} earlier than this day', { filter: label })],
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
