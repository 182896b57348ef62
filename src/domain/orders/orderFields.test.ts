import { inEnglish } from '../language/wording';
import { type ListedOrder, orderFields } from './orderFields';

const bare: ListedOrder = {
  id: '7',
  name: 'Autumn',
  customer: { name: 'Boutique Amélie' },
  catalog: { name: 'Women AW26' },
  sap_status: 0,
  finished: false,
  sales_organization: '',
  channel: '',
  address_id: '',
  items_count: 0,
  total_price: 0,
  currency: 'EUR',
  created: 1_790_000_000,
};

const full: ListedOrder = {
  ...bare,
  seller: { name: 'Nora' },
  sap_status: 99,
  erp_message: 'No credit',
  sales_organization: '1000',
  channel: 'FR',
  address_id: '0000104712',
  items_count: 4,
  total_price: 160.5,
  edited: 1_790_000_001,
  service_date: 1_800_000_000,
  note: 'Before noon',
};

const valuesOf = (order: ListedOrder) =>
  Object.values(orderFields).map(({ value }) => {
    const one = value(order);
    return one !== null && typeof one === 'object' ? inEnglish(one) : one;
  });

test('an order’s fields, amounts in cents and the refusal as the ERP says it', () => {
  expect(valuesOf(full)).toEqual([
    ...['Boutique Amélie', 'Error: No credit', 'Women AW26', 'Autumn', 'Nora', '1000/FR', '104712'],
    ...[4, 16_050, 'EUR', 1_790_000_000, 1_790_000_001, 1_800_000_000, '7', '0000104712', 'Before noon', 0],
  ]);
});

test('of a sent order it has what is to come', () => {
  expect(valuesOf({ ...full, sap_status: 2, to_come: 3 }).at(-1)).toBe(3);
  expect(valuesOf({ ...full, sap_status: 2 }).at(-1)).toBe(4);
});

test('what is unset is blank, and no amount is 0', () => {
  expect(valuesOf({ ...bare, total_price: Number.NaN })).toEqual([
    ...['Boutique Amélie', 'open', 'Women AW26', 'Autumn', '', '', ''],
    ...[0, 0, 'EUR', 1_790_000_000, null, null, '7', '', '', 0],
  ]);
});
