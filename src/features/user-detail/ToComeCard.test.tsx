import { screen, within } from '@testing-library/react';
import type { OrderSummary } from '../../api';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { mockApi } from '../../test/mockApi';
import { admin, amelie, nora, openUser, userCard } from '../../test/openUser';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const staff = { ...admin, has_erp_documents: true };
const order = (name: string, change: Partial<OrderSummary>, { id } = amelie) =>
  buildOrderSummary({
    ...{ id: name, name, sap_status: 2, items_count: 10 },
    customer: { id, name: 'Boutique', addresses: [], sales_organizations: [] },
    ...change,
  });

async function openWith(...orders: OrderSummary[]) {
  mockApi('getUser', amelie);
  mockApi('listAgents', [nora]);
  mockApi('listAllCatalogs', []);
  mockApi('listOrdersOfUser', { status: 'success', orders });
  renderApp(`/admin/user/${amelie.id}`, { user: staff });
  await screen.findByRole('heading', { name: amelie.name });
  return within(userCard('Still to come'));
}

it('has the pieces of each order of which some are to come, confirmed short ones first', async () => {
  const card = await openWith(
    order('Autumn', { to_come: 4 }),
    order('Shipped', { to_come: 0 }),
    order('Open', { sap_status: 0 }),
    order('Short', { to_come: 1, confirmed_short: true }),
    order('Of another', {}, nora),
  );
  expect(await card.findByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/linesheet/Autumn');
  const [, ...rows] = card.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['Short1', 'Autumn4']);
  expect(card.getByRole('img', { name: 'Confirmed short' })).toBeVisible();
  expect(card.getByText('5 pieces')).toBeVisible();
});

it('says so if nothing is', async () => {
  const card = await openWith(order('Shipped', { to_come: 0 }));
  expect(await card.findByText('Nothing is to come.')).toBeVisible();
});

it('is not on the page of staff, nor where the ERP says nothing of deliveries', async () => {
  const { unmount } = await openUser(nora, staff);
  expect(screen.queryByRole('region', { name: 'Still to come' })).not.toBeInTheDocument();
  unmount();
  await openUser(amelie, admin);
  expect(screen.queryByRole('region', { name: 'Still to come' })).not.toBeInTheDocument();
});
