import type { OrderFilters } from '../../shared/order-list-link/orderFilters';
import { emptyView, type OrderView } from '../../shared/order-list-link/orderListUrl';
import { changedView, countFilters, daysFault, isNarrowed, putsShortFirst, toListQuery } from './orderView';

const byDefault: OrderView = { ...emptyView, status: 'open', isCurrentOnly: true };
it.each<[Partial<OrderView>, object]>([
  [{}, { sapStatus: '0', currentCatalog: true }],
  [{ status: 'all' }, { sapStatus: '0,1,2,3', currentCatalog: true }],
  [{ status: 'finished' }, { sapStatus: '0', finished: true, currentCatalog: true }],
  [{ status: 'sent' }, { sapStatus: '2,3', currentCatalog: true }],
  [{ status: 'in_sap' }, { sapStatus: '1', currentCatalog: true }],
  [{ status: 'error', isCurrentOnly: false }, { sapStatus: '99' }],
  [
    { status: 'every', isCurrentOnly: false, filters: { drops: ['Drop 1', 'none'], colors: ['310 Navy'] } },
    { drops: 'Drop 1,none', colors: '310 Navy' },
  ],
  [{ status: 'every', isCurrentOnly: false }, {}],
  [{ isCurrentOnly: false }, { sapStatus: '0' }],
  [
    { isCurrentOnly: false, filters: { catalogs: ['51', '52'], seasons: ['AW26', 'SS26'] } },
    { sapStatus: '0', catalogs: '51,52', seasons: 'AW26,SS26' },
  ],
  // A day starts in the person's time zone, and both bounds are exclusive.
  [
    { filters: { edited: ['2026-11-01', ''] } },
    {
      sapStatus: '0',
      currentCatalog: true,
      editedGt: new Date(2026, 10, 1).getTime() / 1000 - 1,
    },
  ],
  [
    { filters: { edited: ['', '2026-11-21'] } },
    { sapStatus: '0', currentCatalog: true, editedLt: new Date(2026, 10, 21).getTime() / 1000 },
  ],
])('%j requests %j', (view, query) => {
  expect(toListQuery({ ...byDefault, ...view })).toEqual(query);
});

it.each<[Partial<OrderView>, boolean]>([
  [{}, false],
  [{ sort: { key: 'amount', descending: false } }, false],
  [{ status: 'every' }, false],
  [{ search: 'x' }, true],
  [{ status: 'open' }, true],
  [{ isCurrentOnly: true }, true],
  [{ filters: { seasons: ['AW26'] } }, true],
  [{ filters: { edited: ['', '2026-11-21'] } }, true],
  [{ filters: { garments: ['WJM123'] } }, true],
  [{ filters: { amounts: ['0', ''] } }, true],
  [{ filters: { agents: [] } }, false],
])("'every' with %j may hide orders: %s", (view, narrowed) => {
  expect(isNarrowed({ ...emptyView, ...view })).toBe(narrowed);
});

it.each<[Partial<OrderView>, boolean]>([
  [{}, false],
  [{ sort: { key: 'amount', descending: true }, filters: { to_come: [] } }, false],
  [{ sort: { key: 'to_come', descending: true } }, true],
  [{ sort: { key: 'amount', descending: true }, filters: { to_come: ['some'] } }, true],
])('%j puts short confirmations first: %s', (view, isFirst) => {
  expect(putsShortFirst({ ...emptyView, ...view })).toBe(isFirst);
});

describe('a change', () => {
  it('that chooses what is to come shows sent orders, until another status is chosen', () => {
    const toCome: OrderFilters = { to_come: ['some'] };
    const chosen = { ...byDefault, filters: toCome, status: 'sent' };
    expect(changedView(byDefault, { filters: toCome })).toEqual(chosen);
    expect(changedView({ ...byDefault, status: 'all' }, { filters: toCome }).status).toBe('all');
    expect(changedView({ ...byDefault, filters: toCome }, { filters: { to_come: ['all'] } }).status).toBe(
      'open',
    );
  });

  it('that chooses catalogs turns current catalogs off', () => {
    expect(changedView(byDefault, { filters: { catalogs: ['51'] } })).toEqual({
      ...byDefault,
      filters: { catalogs: ['51'] },
      isCurrentOnly: false,
    });
  });

  it('that turns current catalogs on clears the chosen ones', () => {
    expect(changedView({ ...emptyView, filters: { catalogs: ['51'] } }, { isCurrentOnly: true })).toEqual({
      ...emptyView,
      filters: { catalogs: [] },
      isCurrentOnly: true,
    });
  });

  it('to refused orders includes catalogs that are not current', () => {
    expect(changedView({ ...byDefault, filters: { seasons: ['AW26'] } }, { status: 'error' })).toEqual({
      ...emptyView,
      status: 'error',
      filters: { seasons: ['AW26'] },
    });
  });

  it('from refused orders to others returns to the current catalogs', () => {
    const refused = changedView(byDefault, { status: 'error' });
    expect(changedView(refused, { status: 'open' })).toEqual(byDefault);
    expect(changedView({ ...refused, filters: { catalogs: ['51'] } }, { status: 'open' }).isCurrentOnly).toBe(
      false,
    );
  });

  it('of anything else does not change them', () => {
    expect(changedView(byDefault, { status: 'all' })).toEqual({ ...byDefault, status: 'all' });
  });
});

it.each<[OrderFilters, number]>([
  [{}, 0],
  [{ catalogs: ['1', '2'] }, 1],
  [{ catalogs: ['1'], seasons: ['AW26', 'SS26'], agents: ['3'] }, 2],
  [{ edited: ['', '2026-11-21'] }, 1],
  [{ catalogs: ['1'], seasons: ['AW26'], edited: ['2026-11-01', '2026-11-21'] }, 4],
])('%j are %i filters', (filters, count) => {
  expect(countFilters(filters)).toBe(count);
});

it.each<[string, string, boolean]>([
  ['', '', true],
  ['2026-11-21', '', true],
  ['', '2026-11-21', true],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-22', '2026-11-21', false],
])('there are days after %s and before %s: %s', (after, before, isFine) => {
  expect(daysFault([after, before]) === null).toBe(isFine);
});
