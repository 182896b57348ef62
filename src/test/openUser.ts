import { screen, within } from '@testing-library/react';
import type { User } from '../api';
import { buildCatalog } from './factories/buildCatalog';
import { buildUser } from './factories/buildUser';
import { mockApi, type MockAnswer, networkFailure, problem } from './mockApi';
import { renderApp } from './render';
import './plainFrame';

export const admin = buildUser({ id: '1', name: 'Ada Admin', roles: ['admin'] });
export const nora = buildUser({
  id: '31',
  name: 'Nora Lindqvist',
  email: 'nora@brand.test',
  roles: ['agent'],
});
export const paul = buildUser({ id: '32', name: 'Paul Petit', email: 'paul@brand.test', roles: ['agent'] });
export const amelie = buildUser({
  id: '21',
  name: 'Boutique Amélie',
  email: 'achats@amelie.test',
  sap_id: '0000104711',
  agents: ['31'],
  extra_info: 'Closed on Mondays',
  pricelist: '0151',
  num_orders: 2,
});

const refused = { status: 'error' as const, error: 'The last admin must keep the role.' };
/** The possible failures, and the message shown for each. */
export const failures: [string, { status: 'error'; error: string } | MockAnswer, RegExp][] = [
  ['a refusal', refused, /The last admin must keep the role/],
  ['a problem', problem(403, 'Only admins may do this.'), /Only admins may do this/],
  ['no network', networkFailure(), /could not be reached/],
];

/** A catalog on both channels, and one that is on none. */
export const catalogs = [
  buildCatalog({ id: '51', name: 'Women', season: 'AW26' }),
  buildCatalog({ id: '52', name: 'Hidden', wls_enabled: false, ls_enabled: false }),
];

/** Opens somebody's page, with its calls answered. */
export async function openUser(user: User = amelie, viewer: User = admin) {
  const asked = mockApi('getUser', user);
  mockApi('listAgents', [nora, paul]);
  mockApi('listOrdersOfUser', { status: 'success', orders: [] });
  mockApi('listCustomersOfAgent', [amelie]);
  mockApi('listAllCatalogs', catalogs);
  const app = renderApp(`/admin/user/${user.id}`, { user: viewer });
  await screen.findByRole('heading', { name: user.name });
  return { ...app, asked };
}

/** A card of the page. */
export const userCard = (name: string) => within(screen.getByRole('main')).getByRole('region', { name });
