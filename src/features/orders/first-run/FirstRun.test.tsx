import { screen, within } from '@testing-library/react';
import type { Catalog, OrderSummary, User } from '../../../api';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

interface Brand {
  catalogs?: Catalog[];
  customers?: User[];
  orders?: OrderSummary[];
}

function open({ catalogs = [], customers = [], orders = [] }: Brand, user = buildUser({ roles: ['admin'] })) {
  mockOrderList(...orders);
  mockApi('listAllCatalogs', catalogs);
  mockApi('listCustomers', customers);
  return { ...renderApp('/admin/orders/list', { user }), person: user };
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'First steps' }))
    .getAllByRole('listitem')
    .map((step) => [within(step).getByRole('link').textContent, within(step).queryByRole('img') !== null]);

const catalog = buildCatalog();
const unseeing = buildUser({ num_catalogs: 0 });
const seeing = buildUser({ num_catalogs: 1, catalogs: [catalog.id] });

it.each<[string, Brand, boolean[]]>([
  ['nothing', {}, [false, false, false, false]],
  ['a catalog', { catalogs: [catalog] }, [true, false, false, false]],
  ['a customer too', { catalogs: [catalog], customers: [unseeing] }, [true, true, false, false]],
  [
    'a customer who sees it',
    { catalogs: [catalog], customers: [unseeing, seeing] },
    [true, true, true, false],
  ],
])('a brand with %s has these steps done: %#', async (_what, brand, done) => {
  open(brand);
  expect(await steps()).toEqual([
    ['Upload a catalog', done[0]],
    ['Add customers', done[1]],
    ['Choose who sees which catalog', done[2]],
    ['Send a first order to SAP', done[3]],
  ]);
});

it('disappears once an order was sent', async () => {
  const orders = [buildOrderSummary({ sap_status: 99 })];
  open({ catalogs: [catalog], customers: [seeing], orders });
  expect(await screen.findByText('No order of a current catalog is open.')).toBeVisible();
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
});

it('can be hidden, per person', async () => {
  const { user, person, unmount } = open({});
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  unmount();
  const again = open({}, person);
  expect(await screen.findByText('No order of a current catalog is open.')).toBeVisible();
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  again.unmount();
  open({}, buildUser({ roles: ['admin'] }));
  expect(await screen.findByText('First steps')).toBeVisible();
});

it('is available to admins only', async () => {
  open({}, buildUser({ roles: ['agent'] }));
  expect(await screen.findByText('No order of a current catalog is open.')).toBeVisible();
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
});
