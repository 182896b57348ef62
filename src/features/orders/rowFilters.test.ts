import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import {
  filterOrders,
  hasRowFilters,
  noRowFilters,
  readRowFilters,
  type RowFilters,
  startOfDay,
  writeRowFilters,
} from './rowFilters';

const order = buildOrderSummary({
  customer: { id: '9', name: 'Casa Lisboa', addresses: [], sales_organizations: [] },
  seller: { id: '3', name: 'Ana Ferreira' },
  sales_organization: '1000',
  channel: 'FR',
  total_price: 250.5,
  created: new Date(2026, 10, 21, 0, 0).getTime() / 1000,
  service_date: Date.UTC(2027, 1, 1) / 1000,
});
const bare = buildOrderSummary({ seller: null, sales_organization: '', channel: '', service_date: null });

it.each<[Partial<RowFilters>, boolean]>([
  [{ agents: ['3', '4'] }, true],
  [{ agents: ['4'] }, false],
  [{ customers: ['9'] }, true],
  [{ customers: ['3'] }, false],
  [{ channels: ['1000/FR'] }, true],
  [{ channels: ['1000'] }, false],
  [{ createdAfter: '2026-11-21' }, true],
  [{ createdAfter: '2026-11-22' }, false],
  [{ createdBefore: '2026-11-22' }, true],
  [{ createdBefore: '2026-11-21' }, false],
  // Delivery days are the same for everybody: UTC.
  [{ deliveryAfter: '2027-02-01', deliveryBefore: '2027-02-02' }, true],
  [{ deliveryAfter: '2027-02-02' }, false],
  [{ deliveryBefore: '2027-02-01' }, false],
  [{ amountFrom: 250.5, amountTo: 250.5 }, true],
  [{ amountFrom: 250.51 }, false],
  [{ amountTo: 250.49 }, false],
  [{ agents: ['3'], customers: ['9'], amountFrom: 1000 }, false],
])('%j lets the order through: %s', (filters, passes) => {
  expect(filterOrders([order], { ...noRowFilters, ...filters })).toEqual(passes ? [order] : []);
});

it.each<[Partial<RowFilters>]>([[{ agents: ['none'] }], [{ channels: ['none'] }]])(
  '%j finds what has none',
  (filters) => {
    expect(filterOrders([order, bare], { ...noRowFilters, ...filters })).toEqual([bare]);
  },
);

it('an order without a delivery date is in no span of delivery', () => {
  expect(filterOrders([bare], { ...noRowFilters, deliveryBefore: '2099-01-01' })).toEqual([]);
});

it('without a filter the orders are the same array', () => {
  const orders = [order, bare];
  expect(filterOrders(orders, noRowFilters)).toBe(orders);
  expect(hasRowFilters(noRowFilters)).toBe(false);
});

const all: RowFilters = {
  agents: ['3', 'none'],
  customers: ['9'],
  channels: ['1000/FR'],
  createdAfter: '2026-11-01Z',
  createdBefore: '2026-11-02Z',
  deliveryAfter: '2027-02-01',
  deliveryBefore: '2027-03-01',
  amountFrom: 0,
  amountTo: 1250.5,
};

it.each([noRowFilters, all])('the URL keeps %j', (filters) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(writeRowFilters(filters))) if (value) params.set(name, value);
  expect(readRowFilters(params)).toEqual(filters);
});

it('the URL says nothing that is no day and no amount', () => {
  const params = new URLSearchParams(
    'created_after=soon&delivery_before=2026-13-45&amount_from=-1&amount_to=x',
  );
  expect(readRowFilters(params)).toEqual(noRowFilters);
});

it.each([
  ['2026-11-21', new Date(2026, 10, 21).getTime() / 1000],
  ['2026-11-21Z', Date.UTC(2026, 10, 21) / 1000],
  ['2026-13-21', null],
  ['tomorrow', null],
  ['', null],
])('%j begins at %s', (day, seconds) => {
  expect(startOfDay(day)).toBe(seconds);
});
