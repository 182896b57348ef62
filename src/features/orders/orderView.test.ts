import { ordersHref } from '../../shared/order-list-link/ordersHref';
import {
  changedView,
  countFilters,
  daysFault,
  isNarrowed,
  type MoreFilters,
  noFilters,
  orderListQuery,
  type OrderView,
  orderViewCodec,
  toListQuery,
  wholeView,
  refusedIn,
} from './orderView';
import { noLineFilters } from './lineFilters';
import { noRowFilters } from './rowFilters';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';

const byDefault: OrderView = { ...wholeView, status: 'open', isCurrentOnly: true };
const everything: OrderView = {
  ...noRowFilters,
  ...noLineFilters,
  search: 'a & b',
  status: 'in_sap',
  isCurrentOnly: false,
  catalogs: ['51', '52'],
  seasons: ['AW26'],
  after: '2026-11-01',
  before: '2026-11-21',
  sort: { key: 'amount', descending: true },
  columns: ['status', 'edited'],
};
const everythingText =
  'q=a+%26+b&status=in_sap&current=false&catalogs=51%2C52&seasons=AW26&after=2026-11-01&before=2026-11-21&sort=-amount&columns=status%2Cedited';

const read = (search: string) => orderViewCodec.read(new URLSearchParams(search));

describe('the URL', () => {
  it.each([
    ['', byDefault],
    ['status=nonsense&current=maybe&after=soon&before=2026-13-45', byDefault],
    ['catalogs=51', { ...byDefault, catalogs: ['51'], isCurrentOnly: false }],
    [everythingText, everything],
  ])('%j is the view', (search, view) => {
    expect(read(search)).toEqual(view);
  });

  it.each([byDefault, everything, wholeView, { ...wholeView, columns: [] }])('keeps %j', (view) => {
    expect(read(orderListQuery(view))).toEqual(view);
  });

  it('says nothing of what is by default', () => {
    expect(Object.values(orderViewCodec.write(byDefault)).filter((text) => text)).toEqual([]);
  });
});

it.each<[Partial<OrderView>, object]>([
  [{}, { sapStatus: '0', currentCatalog: true }],
  [{ status: 'all' }, { sapStatus: '0,1,2,3', currentCatalog: true }],
  [{ status: 'finished' }, { sapStatus: '0', finished: true, currentCatalog: true }],
  [{ status: 'sent' }, { sapStatus: '2,3', currentCatalog: true }],
  [{ status: 'in_sap' }, { sapStatus: '1', currentCatalog: true }],
  [{ status: 'error', isCurrentOnly: false }, { sapStatus: '99' }],
  [
    { status: 'every', isCurrentOnly: false, drops: ['Drop 1', 'none'], colors: ['310 Navy'] },
    { drops: 'Drop 1,none', colors: '310 Navy' },
  ],
  [{ status: 'every', isCurrentOnly: false }, {}],
  [{ isCurrentOnly: false }, { sapStatus: '0' }],
  [
    { catalogs: ['51', '52'], isCurrentOnly: false, seasons: ['AW26', 'SS26'] },
    { sapStatus: '0', catalogs: '51,52', seasons: 'AW26,SS26' },
  ],
  // A day begins in the person's own time zone, and both bounds are exclusive.
  [
    { after: '2026-11-01' },
    {
      sapStatus: '0',
      currentCatalog: true,
      editedGt: new Date(2026, 10, 1).getTime() / 1000 - 1,
    },
  ],
  [
    { before: '2026-11-21' },
    { sapStatus: '0', currentCatalog: true, editedLt: new Date(2026, 10, 21).getTime() / 1000 },
  ],
])('%j asks for %j', (view, query) => {
  expect(toListQuery({ ...byDefault, ...view })).toEqual(query);
});

it.each<[Partial<OrderView>, boolean]>([
  [{}, false],
  [{ sort: { key: 'amount', descending: false } }, false],
  [{ status: 'every' }, false],
  [{ search: 'x' }, true],
  [{ status: 'open' }, true],
  [{ isCurrentOnly: true }, true],
  [{ seasons: ['AW26'] }, true],
  [{ before: '2026-11-21' }, true],
  [{ agents: ['3'] }, true],
  [{ garments: ['WJM123'] }, true],
  [{ amountFrom: 0 }, true],
])('everything with %j may hide orders: %s', (view, narrowed) => {
  expect(isNarrowed({ ...wholeView, ...view })).toBe(narrowed);
});

it.each<[Parameters<typeof ordersHref>[0], Partial<OrderView>]>([
  [
    { catalogs: ['51'], line: { drops: 'Early, late' } },
    { status: 'every', catalogs: ['51'], drops: ['Early', ' late'] },
  ],
  [
    { catalogs: ['51'], line: { sizes: 'M' } },
    { status: 'every', catalogs: ['51'], sizes: ['M'] },
  ],
  [{ catalogs: ['51', '52'] }, { status: 'every', catalogs: ['51', '52'] }],
  [
    { catalogs: ['51'], status: 'open' },
    { status: 'open', catalogs: ['51'] },
  ],
  [
    { catalogs: ['51'], status: 'in_sap', agents: ['3'], channels: ['1000/FR'], created: '2026-11-30' },
    {
      status: 'in_sap',
      catalogs: ['51'],
      agents: ['3'],
      channels: ['1000/FR'],
      createdAfter: '2026-11-30Z',
      createdBefore: '2026-12-01Z',
    },
  ],
])('the link with %j shows %j', (filters, view) => {
  expect(read(ordersHref(filters)?.split('?')[1] ?? '')).toEqual({ ...wholeView, ...view });
});

it('there is no link to the orders of no catalog', () => {
  expect(ordersHref({ catalogs: [] })).toBeNull();
});

describe('a change', () => {
  it('that chooses catalogs turns current catalogs off', () => {
    expect(changedView(byDefault, { catalogs: ['51'] })).toEqual({
      ...byDefault,
      catalogs: ['51'],
      isCurrentOnly: false,
    });
  });

  it('that turns current catalogs on lets the chosen ones go', () => {
    expect(changedView({ ...wholeView, catalogs: ['51'] }, { isCurrentOnly: true })).toEqual({
      ...wholeView,
      isCurrentOnly: true,
    });
  });

  it('to refused orders takes in the catalogs that are not current', () => {
    expect(changedView({ ...byDefault, seasons: ['AW26'] }, { status: 'error' })).toEqual({
      ...wholeView,
      status: 'error',
      seasons: ['AW26'],
    });
  });

  it('from refused orders to others leads back to the current catalogs', () => {
    const refused = changedView(byDefault, { status: 'error' });
    expect(changedView(refused, { status: 'open' })).toEqual(byDefault);
    expect(changedView({ ...refused, catalogs: ['51'] }, { status: 'open' }).isCurrentOnly).toBe(false);
  });

  it('of anything else leaves them alone', () => {
    expect(changedView(byDefault, { status: 'all' })).toEqual({ ...byDefault, status: 'all' });
  });
});

it.each<[Partial<MoreFilters>, number]>([
  [{}, 0],
  [{ catalogs: ['1', '2'] }, 1],
  [{ catalogs: ['1'], seasons: ['AW26', 'SS26'] }, 2],
  [{ catalogs: ['1'], seasons: ['AW26'], after: '2026-11-01', before: '2026-11-21' }, 4],
])('%j are %i filters', (filters, count) => {
  expect(countFilters({ ...noFilters, ...filters })).toBe(count);
});

describe('of the refused orders', () => {
  const edited = new Date(2026, 10, 10).getTime() / 1000;
  const catalog = { id: '51', name: 'Women', season: 'AW26', currency: 'EUR' };
  const orders = [buildOrderSummary({ sap_status: 99, catalog, edited, total_price: 500 })];

  it.each<[Partial<OrderView>, number]>([
    [{}, 1],
    [{ catalogs: ['51'], seasons: ['AW26'], after: '2026-11-10', before: '2026-11-11', amountTo: 500 }, 1],
    [{ catalogs: ['52'] }, 0],
    [{ seasons: ['SS26'] }, 0],
    [{ after: '2026-11-11' }, 0],
    [{ before: '2026-11-10' }, 0],
    [{ amountTo: 499.99 }, 0],
  ])('%j lets %i through', (view, count) => {
    expect(refusedIn(orders, { ...byDefault, ...view })).toHaveLength(count);
  });
});

it.each<[string | null, string | null, boolean]>([
  [null, null, true],
  ['2026-11-21', null, true],
  [null, '2026-11-21', true],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-22', '2026-11-21', false],
])('there are days after %s and before %s: %s', (after, before, isFine) => {
  expect(daysFault({ ...noFilters, after, before }) === null).toBe(isFine);
});
