import { screen } from '@testing-library/react';
import type { User } from '../api';
import type { Role } from '../domain/access/roleOptions';
import { chooseOption } from './chooseOption';
import { buildCatalog } from './factories/buildCatalog';
import { buildUser } from './factories/buildUser';
import { mockApi } from './mockApi';
import { renderApp, type Rendered } from './render';

export const forOneself = '/admin/orders/new';
export const forCustomer = '/admin/order/for/9';

export const women = buildCatalog({
  id: 'c1',
  name: 'Women Main',
  num_items: 24,
  brand: 'Maren Vale',
  season: 'AW26',
});
const men = buildCatalog({ id: 'c2', name: 'Men Main', num_items: 8, brand: 'Vale Studio', season: 'SS26' });
export const harbour = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
export const oldTown = { sap_id: '0000104713', name1: 'Old town', address: '2 Square, Porto' };
export const plain = { sales_organization: '1000', channel: '10' };
export const french = { sales_organization: '1000', channel: 'FR' };

export const shop = (overrides: Partial<User> = {}) =>
  buildUser({
    id: '9',
    name: 'Casa Lisboa',
    sap_id: '0000104712',
    addresses: [harbour],
    sales_organizations: [plain],
    ...overrides,
  });

/** Opens the page, with its calls answered. */
export async function openNewOrder(route = forCustomer, customer = shop(), role: Role = 'admin') {
  mockApi('listCatalogs', [men, women]);
  mockApi('getUser', customer);
  const me = role === 'wls' ? customer : buildUser({ id: '1', name: 'Ada', roles: [role], addresses: [] });
  const app = renderApp(route, { user: { ...me, roles: [role] } });
  await screen.findByRole('button', { name: 'Create' });
  return app;
}

export async function fillNewOrder({ user }: Rendered) {
  await user.type(screen.getByLabelText('Order name'), ' First drop ');
  await chooseOption(user, 'Catalog', 'Women Main (24)');
}

export const createNewOrder = ({ user }: Rendered) =>
  user.click(screen.getByRole('button', { name: 'Create' }));
