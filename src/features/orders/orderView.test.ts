import {
  isNarrowed,
  orderListHref,
  orderViewCodec,
  type OrderView,
  refusedView,
  toListQuery,
  wholeView,
} from './orderView';

const byDefault: OrderView = { search: '', status: 'open', isCurrentOnly: true, sort: null };
const everything: OrderView = {
  search: 'a & b',
  status: 'in_sap',
  isCurrentOnly: false,
  sort: { key: 'amount', descending: true },
};

const read = (search: string) => orderViewCodec.read(new URLSearchParams(search));

describe('the URL', () => {
  it.each([
    ['', byDefault],
    ['status=nonsense&current=maybe', byDefault],
    ['q=a+%26+b&status=in_sap&current=false&sort=-amount', everything],
  ])('%j is the view', (search, view) => {
    expect(read(search)).toEqual(view);
  });

  it.each([byDefault, everything, wholeView, refusedView])('keeps %j', (view) => {
    const [, search = ''] = orderListHref(view).split('?');
    expect(read(search)).toEqual(view);
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
  [{ isCurrentOnly: false }, { sapStatus: '0' }],
])('%j asks for %j', (view, query) => {
  expect(toListQuery({ ...byDefault, ...view })).toEqual(query);
});

it.each<[Partial<OrderView>, boolean]>([
  [{}, false],
  [{ sort: { key: 'amount', descending: false } }, false],
  [{ search: 'x' }, true],
  [{ status: 'open' }, true],
  [{ isCurrentOnly: true }, true],
])('everything with %j may hide orders: %s', (view, narrowed) => {
  expect(isNarrowed({ ...wholeView, ...view })).toBe(narrowed);
});
