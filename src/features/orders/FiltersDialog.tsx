import { Button, Flex, Form, Select } from 'antd';
import { useId } from 'react';
import { problemText } from '../../api';
import { catalogText, seasonsOf, sortCatalogs } from '../../domain/catalogs/seasons';
import { DateField } from '../../ui/date-field/DateField';
import { dayFault } from '../../ui/date-field/dayFault';
import { ruleOf } from '../../ui/form/formFailure';
import styles from './FiltersDialog.module.css';
import { daysFault, type MoreFilters, noFilters } from './orderView';
import { useFilterCatalogs } from './filters/useFilterCatalogs';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  filters: MoreFilters;
  onApply: (filters: MoreFilters) => void;
  onClose: () => void;
}

/** 'More filters' (spec 2 'Order list'): they take effect together, on applying them. */
export function FiltersDialog({ filters, onApply, onClose }: Props) {
  const { data, error, isFetching, refetch } = useFilterCatalogs();
  const [form] = Form.useForm<MoreFilters>();
  const chosen = Form.useWatch('catalogs', form) ?? filters.catalogs;
  const formId = useId();
  const hasFailed = error !== undefined && data === undefined;

  const catalogs = sortCatalogs(data ?? []);
  const unknown = chosen.filter((id) => !catalogs.some((catalog) => catalog.id === id));
  const seasons = [...new Set([...seasonsOf(catalogs), ...filters.seasons])];

  return (
    <Modal
      open
      title="More filters"
      width={480}
      okText="Apply"
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={onClose}
      footer={(buttons) => (
        <div className={styles.answers}>
          <Button onClick={() => form.setFieldsValue(noFilters)}>Clear filters</Button>
          <Flex gap={8}>{buttons}</Flex>
        </div>
      )}
    >
      <Form
        form={form}
        id={formId}
        name={formId}
        layout="vertical"
        noValidate
        requiredMark={false}
        initialValues={filters}
        scrollToFirstError={{ focus: true }}
        onFinish={onApply}
      >
        <Form.Item
          name="catalogs"
          label="Catalogs"
          validateStatus={hasFailed ? 'error' : undefined}
          help={hasFailed ? problemText(error) : undefined}
          extra={chosen.length > 0 && 'These catalogs are shown whether current or not.'}
        >
          <Select
            mode="multiple"
            placeholder="All catalogs"
            allowClear
            loading={isFetching}
            listHeight={224}
            showSearch={{ optionFilterProp: 'label' }}
            onOpenChange={(isOpen) => {
              if (isOpen && error !== undefined) void refetch();
            }}
            options={[
              ...catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) })),
              ...unknown.map((id) => ({ value: id, label: `Catalog ${id}` })),
            ]}
          />
        </Form.Item>
        <Form.Item name="seasons" label="Seasons">
          <Select
            mode="multiple"
            placeholder="All seasons"
            allowClear
            loading={isFetching}
            listHeight={224}
            options={seasons.map((season) => ({ value: season, label: season }))}
          />
        </Form.Item>
        <div className={styles.days}>
          <Form.Item
            name="after"
            label="After"
            extra="Edited on this day or later"
            rules={[ruleOf(dayFault)]}
          >
            <DateField />
          </Form.Item>
          <Form.Item
            name="before"
            label="Before"
            extra="Edited earlier than this day"
            dependencies={['after']}
            rules={[ruleOf((before: string | null) => dayFault(before) ?? daysFault(form.getFieldsValue()))]}
          >
            <DateField />
          </Form.Item>
        </div>
      </Form>
    </Modal>
  );
}
