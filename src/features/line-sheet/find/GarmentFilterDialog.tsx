import { Checkbox, Flex, Form, Select } from 'antd';
import { useMemo } from 'react';
import type { Garment } from '../../../api';
import { decimalsOf } from '../../../domain/money';
import { formatAmount } from '../../../languages/money';
import { NumberField } from '../../../shared/number-field/NumberField';
import { FilterModal } from '../../../ui/form/FilterModal';
import { ruleOf } from '../../../ui/form/formFailure';
import { labelSearch } from '../../../lib/labelSearch';
import { type GarmentFilter, garmentSorts, inTextOrder, noFilter } from './garmentFilter';
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';

interface Props {
  /** All garments of the order. */
  garments: readonly Garment[];
  filter: GarmentFilter;
  onApply: (filter: GarmentFilter) => void;
  onClose: () => void;
}

/** The filters and the sort order of the sheet's garments. */
export function GarmentFilterDialog({ garments, filter, onApply, onClose }: Props) {
  const t = useT();
  const [form] = Form.useForm<GarmentFilter>();
  const choices = useMemo(() => choicesOf(garments), [garments]);
  const priceFault = () => {
    const { priceFrom, priceTo } = form.getFieldsValue();
    const isFault = typeof priceFrom === 'number' && typeof priceTo === 'number' && priceFrom > priceTo;
    return isFault ? t('This price must not be lower than the first one.') : null;
  };
  // Fields that don't apply to this order are hidden.
  const apply = (values: Partial<GarmentFilter>) => {
    onApply({ ...filter, ...values });
    onClose();
  };

  return (
    <FilterModal
      title={t('Filter and sort')}
      form={form}
      initialValues={filter}
      clearText={t('Clear all')}
      onClear={() => form.setFieldsValue(noFilter)}
      onFinish={apply}
      onClose={onClose}
    >
      <ListField name="drops" label={t('Drop')} all={t('All drops')} texts={choices.drops} chosen={filter} />
      <ListField
        name="collections"
        label={t('Collection')}
        all={t('All collections')}
        texts={choices.collections}
        chosen={filter}
      />
      <ListField
        name="colors"
        label={t('Color')}
        all={t('All colors')}
        texts={choices.colors}
        chosen={filter}
      />
      <Flex gap={16}>
        <Form.Item
          name="priceFrom"
          label={t('Price from')}
          extra={choices.prices && t(choices.prices)}
          style={{ flex: 1 }}
        >
          <NumberField min={0} precision={choices.decimals} controls={false} />
        </Form.Item>
        <Form.Item
          name="priceTo"
          label={t('Price to')}
          dependencies={['priceFrom']}
          rules={[ruleOf(priceFault)]}
          style={{ flex: 1 }}
        >
          <NumberField min={0} precision={choices.decimals} controls={false} />
        </Form.Item>
      </Flex>
      <Flex wrap gap="0 16px" style={{ marginBlockEnd: 24 }}>
        {(choices.hasStocks || filter.isInStock) && <MarkField name="isInStock" label={t('In stock')} />}
        <MarkField name="isWanted" label={t('Wanted')} />
        <MarkField name="isOrdered" label={t('Ordered')} />
      </Flex>
      <Form.Item name="sort" label={t('Sort by')}>
        <Select
          listHeight={224}
          options={garmentSorts.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      </Form.Item>
    </FilterModal>
  );
}

interface ListProps {
  name: 'drops' | 'collections' | 'colors';
  label: string;
  /** Shown while none is chosen. */
  all: string;
  /** The available values. */
  texts: ReadonlySet<string>;
  chosen: GarmentFilter;
}

/** A multiple select; hidden when the order has no such values. */
function ListField({ name, label, all, texts, chosen }: ListProps) {
  // A link may contain values that the catalog no longer has.
  if (texts.size + chosen[name].length === 0) return null;
  return (
    <Form.Item name={name} label={label}>
      <Select
        mode="multiple"
        placeholder={all}
        allowClear
        listHeight={224}
        showSearch={labelSearch}
        options={inTextOrder(texts).map((text) => ({ value: text, label: text }))}
      />
    </Form.Item>
  );
}

function MarkField({ name, label }: { name: 'isInStock' | 'isWanted' | 'isOrdered'; label: string }) {
  return (
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
}

/** What the garments of an order can be filtered by. */
function choicesOf(garments: readonly Garment[]) {
  const textsOf = (textsIn: (garment: Garment) => readonly string[]) =>
    new Set(garments.flatMap(textsIn).filter((text) => text !== ''));
  const drops = textsOf(({ drop }) => [drop]);
  const collections = textsOf(({ collection }) => [collection]);
  const colors = textsOf((garment) => garment.colors.map(({ name }) => name));
  const hasStocks = garments.some(({ with_stocks: withStocks }) => withStocks);
  const decimals = decimalsOf(garments[0]?.currency ?? '');
  return { drops, collections, colors, hasStocks, decimals, prices: pricesOf(garments) };
}

/** The price range of the garments as text. */
function pricesOf(garments: readonly Garment[]): Message | null {
  const [first] = garments;
  if (first === undefined) return null;
  const prices = garments.map(({ wh_price: price }) => price);
  const money = (price: number) => formatAmount(price, first.currency);
  return message('Wholesale: {from} to {to}', {
    from: money(Math.min(...prices)),
    to: money(Math.max(...prices)),
  });
}
