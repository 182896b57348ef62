import { buildCatalog } from './factories/buildCatalog';
import { buildUser } from './factories/buildUser';
import { mockApi } from './mockApi';
import { renderApp } from './render';

export const route = '/admin/users/list';
export const nora = buildUser({ id: '8', name: 'Nora', roles: ['agent'] });
const women = buildCatalog({ id: '5', name: 'Women', season: 'AW26' });
export const ana = buildUser({
  id: '1',
  name: 'Ana',
  email: 'ana@shop.test',
  sap_id: '0042',
  agents: ['8'],
  catalogs: ['5'],
  num_catalogs: 1,
  num_orders: 4,
  pricelist: '0151',
});
export const bea = buildUser({ id: '2', name: 'Bea', email: 'bea@shop.test', sap_id: null, num_orders: 0 });

export const figures = {
  season: 'AW26',
  customers: [
    {
      id: '1',
      open_orders: 3,
      last_order: Date.UTC(2026, 1, 3, 12) / 1000,
      amounts: [
        { currency: 'EUR', amount: 1250.5 },
        { currency: 'USD', amount: 80 },
      ],
    },
    { id: '2', open_orders: 0, last_order: null, amounts: [] },
  ],
};

/** Opens the customers of an admin, with these figures of them. */
export function openCustomers(
  place = route,
  answer: typeof figures | (() => Promise<typeof figures>) | null = figures,
) {
  mockApi('listCustomers', [ana, bea]);
  mockApi('listAgents', [nora]);
  mockApi('listAllCatalogs', [women]);
  if (answer !== null) mockApi('listCustomerFigures', answer);
  return renderApp(place, { user: buildUser({ id: '9', roles: ['admin'] }) });
}
