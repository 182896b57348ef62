import type { OrderFilters } from './orderFilters';
import { emptyView, orderListQuery, type OrderView, orderViewCodec } from './orderListUrl';
import { ordersHref } from './ordersHref';

const byDefault: OrderView = { ...emptyView, status: 'open', isCurrentOnly: true };
const everything: OrderView = {
  search: 'a & b',
  status: 'in_sap',
  isCurrentOnly: false,
  filters: { catalogs: ['51', '52'], seasons: ['AW26'], edited: ['2026-11-01', '2026-11-21'] },
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
    ['catalogs=51', { ...byDefault, filters: { catalogs: ['51'] }, isCurrentOnly: false }],
    [everythingText, everything],
  ])('%j is the view', (search, view) => {
    expect(read(search)).toEqual(view);
  });

  it.each([byDefault, everything, emptyView, { ...emptyView, columns: [] }])('round-trips %j', (view) => {
    expect(read(orderListQuery(view))).toEqual(view);
  });

  it('omits defaults', () => {
    expect(Object.values(orderViewCodec.write(byDefault)).filter((text) => text)).toEqual([]);
  });
});

it.each<[OrderFilters, OrderView['status'] | undefined, OrderFilters]>([
  [{ catalogs: ['51'], drops: ['Early, late'] }, undefined, { catalogs: ['51'], drops: ['Early', ' late'] }],
  [{ catalogs: ['51'], sizes: ['M'] }, undefined, { catalogs: ['51'], sizes: ['M'] }],
  [{ catalogs: ['51', '52'], agents: [] }, undefined, { catalogs: ['51', '52'] }],
  [{ catalogs: ['51'] }, 'open', { catalogs: ['51'] }],
  [
    { catalogs: ['51'], agents: ['3'], created: ['2026-11-30Z', '2026-12-01Z'] },
    'in_sap',
    { catalogs: ['51'], agents: ['3'], created: ['2026-11-30Z', '2026-12-01Z'] },
  ],
])('the link with %j and status %s shows the orders with %j', (link, status, filters) => {
  const view = read(ordersHref(link, status)?.split('?')[1] ?? '');
  expect(view).toEqual({ ...emptyView, status: status ?? 'every', filters });
});

it('there is no link to the orders of no catalog', () => {
  expect(ordersHref({ catalogs: [] })).toBeNull();
});
