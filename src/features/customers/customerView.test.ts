import { buildUser } from '../../test/factories/buildUser';
import { customerViewCodec, type CustomerView, filterCustomers, noFilters } from './customerView';

const ana = buildUser({ id: '1', name: 'Ana', agents: ['8'], catalogs: ['5'], sap_id: '0042' });
const bea = buildUser({ id: '2', name: 'Bea', agents: ['8', '9'], catalogs: ['5', '6'], sap_id: null });
const cleo = buildUser({ id: '3', name: 'Cleo', agents: [], catalogs: [], sap_id: null });
const figures = new Map([
  ['1', { id: '1', open_orders: 0, last_order: null, amounts: [{ currency: 'EUR', amount: 0 }] }],
  ['2', { id: '2', open_orders: 0, last_order: null, amounts: [] }],
]);

it.each<[string, Partial<CustomerView>, string[]]>([
  ['nothing', {}, ['Ana', 'Bea', 'Cleo']],
  ['an agent', { agent: '8' }, ['Ana', 'Bea']],
  ['a catalog', { catalog: '6' }, ['Bea']],
  ['an order in the season, be it of nothing', { hasOrdered: true }, ['Ana']],
  ['no order in the season, figures or not', { hasOrdered: false }, ['Bea', 'Cleo']],
  [
    'all of them',
    { agent: '8', catalog: '5', hasOrdered: false, isWithoutSapId: true, search: 'be' },
    ['Bea'],
  ],
])('filters by %s', (_what, filters, expected) => {
  const view = { ...noFilters, sort: null, ...filters };
  expect(filterCustomers([ana, bea, cleo], view, figures, null).map(({ name }) => name)).toEqual(expected);
});

it('ignores the order filter without figures', () => {
  const view = { ...noFilters, sort: null, hasOrdered: true };
  expect(filterCustomers([ana, cleo], view, new Map(), null)).toHaveLength(2);
});

it("filters by a group's members", () => {
  const view = { ...noFilters, group: '4', sort: null };
  const shown = filterCustomers([ana, bea, cleo], view, figures, new Set(['3', '77', '1']));
  expect(shown.map(({ name }) => name)).toEqual(['Ana', 'Cleo']);
});

it('stores a view in the URL', () => {
  const view = { ...noFilters, agent: '8', catalog: 'a&b', hasOrdered: false, group: '4', sort: null };
  const written = Object.entries(customerViewCodec.write(view)).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  expect(customerViewCodec.read(new URLSearchParams(written))).toEqual(view);
  expect(customerViewCodec.read(new URLSearchParams('agent=&ordered=maybe'))).toEqual({
    ...noFilters,
    sort: null,
  });
});
