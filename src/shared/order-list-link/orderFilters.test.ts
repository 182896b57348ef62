import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import {
  beginOf,
  daysAfter,
  filterOrders,
  filterQuery,
  type OrderFilters,
  orderFilters,
  readFilters,
  dayIn,
  writeFilters,
} from './orderFilters';

const order = buildOrderSummary({
  customer: { id: '9', name: 'Casa Lisboa', addresses: [], sales_organizations: [] },
  catalog: { id: '51', name: 'Women', season: 'AW26', currency: 'EUR' },
  seller: { id: '3', name: 'Ana Ferreira' },
  sales_organization: '1000',
  channel: 'FR',
  total_price: 250.5,
  created: new Date(2026, 10, 21, 0, 0).getTime() / 1000,
  edited: new Date(2026, 10, 21, 12, 0).getTime() / 1000,
  service_date: Date.UTC(2027, 1, 1) / 1000,
  sap_status: 2,
  items_count: 10,
  to_come: 4,
  proposed_at: 1_789_344_000,
});
const bare = buildOrderSummary({ seller: null, sales_organization: '', channel: '', service_date: null });

/** The filters that run in the browser. */
const onRows: [OrderFilters, boolean][] = [
  [{ agents: ['3', '4'] }, true],
  [{ agents: ['4'] }, false],
  [{ customers: ['9'] }, true],
  [{ customers: ['3'] }, false],
  [{ channels: ['1000/FR'] }, true],
  [{ channels: ['1000'] }, false],
  [{ created: ['2026-11-21', ''] }, true],
  [{ created: ['2026-11-22', ''] }, false],
  [{ created: ['', '2026-11-22'] }, true],
  [{ created: ['', '2026-11-21'] }, false],
  // Delivery days are the same for everybody: UTC.
  [{ delivery: ['2027-02-01', '2027-02-02'] }, true],
  [{ delivery: ['2027-02-02', ''] }, false],
  [{ delivery: ['', '2027-02-01'] }, false],
  [{ amounts: ['250.5', '250.5'] }, true],
  [{ amounts: ['250.51', ''] }, false],
  [{ amounts: ['', '250.49'] }, false],
  [{ to_come: ['all'] }, false],
  [{ to_come: ['some'] }, true],
  [{ to_come: ['nothing', 'some'] }, true],
  [{ to_come: ['nothing'] }, false],
  [{ proposed: ['waiting'] }, true],
  [{ proposed: ['none'] }, false],
  [{ agents: ['3'], customers: ['9'], amounts: ['1000', ''] }, false],
];
/** The filters that the server applies and the browser can, too. */
const onBoth: [OrderFilters, boolean][] = [
  [{ catalogs: ['51'], seasons: ['AW26'], edited: ['2026-11-21', '2026-11-22'] }, true],
  [{ catalogs: ['52'] }, false],
  [{ seasons: ['SS26'] }, false],
  [{ edited: ['2026-11-22', ''] }, false],
  [{ edited: ['', '2026-11-21'] }, false],
];

it.each([...onRows, ...onBoth])('%j matches the order: %s', (filters, passes) => {
  expect(filterOrders([order], filters, { isAll: true })).toEqual(passes ? [order] : []);
});

it.each(onBoth)('%j is left to the server, whose answer may be pending', (filters) => {
  expect(filterOrders([order], filters)).toEqual([order]);
});

it.each<[OrderFilters]>([[{ agents: ['none'] }], [{ channels: ['none'] }]])(
  '%j finds what has none',
  (filters) => {
    expect(filterOrders([order, bare], filters)).toEqual([bare]);
  },
);

it('an order without a delivery date matches no delivery range', () => {
  expect(filterOrders([bare], { delivery: ['', '2099-01-01'] })).toEqual([]);
});

it('without a filter the orders are the same array', () => {
  const orders = [order, bare];
  expect(filterOrders(orders, {})).toBe(orders);
  expect(filterOrders(orders, { agents: [], created: ['', ''] })).toBe(orders);
});

it('sends only active filters to the server', () => {
  expect(filterQuery({ catalogs: ['1', '2'], drops: ['none'], sizes: [], agents: ['3'] })).toEqual({
    catalogs: '1,2',
    drops: 'none',
  });
});

/** URLs that people may have saved. */
const saved =
  'catalogs=51%2C52&seasons=AW26&agents=3%2Cnone&customers=9&channels=1000%2FFR&drops=Drop+1&garments=WJM123&colors=310+Navy&sizes=M&after=2026-11-01&before=2026-11-21&created_after=2026-11-01Z&created_before=2026-11-02Z&delivery_after=2027-02-01&delivery_before=2027-03-01&amount_from=0&amount_to=1250.5&to_come=some%2Cnothing&proposed=waiting';

it('round-trips every filter through the URL', () => {
  const filters = readFilters(new URLSearchParams(saved));
  expect(Object.keys(filters)).toEqual(orderFilters.map(({ key }) => key));
  expect(new URLSearchParams(writeFilters(filters)).toString()).toBe(saved);
});

it('invalid days and amounts are left out of the URL', () => {
  const params = new URLSearchParams(
    'created_after=soon&delivery_before=2026-13-45&amount_from=-1&amount_to=x&agents=',
  );
  expect(readFilters(params)).toEqual({});
});

it.each([
  ['2026-11-21', new Date(2026, 10, 21).getTime() / 1000],
  ['2026-11-21Z', Date.UTC(2026, 10, 21) / 1000],
  ['2026-11-21[America/New_York]', Date.UTC(2026, 10, 21, 5) / 1000],
  ['2026-04-24[Africa/Cairo]', Date.UTC(2026, 3, 23, 22) / 1000],
  ['2026-11-21[Mars/Olympus]', null],
  ['2026-13-21', null],
  ['tomorrow', null],
  ['', null],
])('%j begins at %s', (day, seconds) => {
  expect(beginOf(day)).toBe(seconds);
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-01Z', -1, '2026-11-30Z'],
  ['2026-12-01[Asia/Kolkata]', -1, '2026-11-30[Asia/Kolkata]'],
])('%s and %i days are %s', (day, days, then) => {
  expect(daysAfter(day, days)).toBe(then);
});

it.each([
  ['UTC', '2026-11-21Z'],
  ['Asia/Kolkata', '2026-11-21[Asia/Kolkata]'],
])('a day of %s is %s', (timeZone, day) => {
  expect(dayIn(timeZone, '2026-11-21')).toBe(day);
  expect(beginOf(day)).not.toBeNull();
});
