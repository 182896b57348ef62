import { screen } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { chosenIn, shownOptions } from '../../test/chooseOption';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { forCustomer, forOneself, openNewOrder, shop, women } from '../../test/openNewOrder';
import { renderApp } from '../../test/render';

describe('the form', () => {
  it('shows the customer of the order', async () => {
    await openNewOrder();
    expect(screen.getByText('For Casa Lisboa (SAP ID 0000104712)')).toBeVisible();
  });

  it('says when the order is for oneself', async () => {
    await openNewOrder(forOneself, shop(), 'wls');
    expect(screen.getByText('For yourself, Casa Lisboa')).toBeVisible();
  });

  it('offers the catalogs with item counts, newest season first, and shows brand and season', async () => {
    const app = await openNewOrder();
    await app.user.click(screen.getByRole('combobox', { name: 'Catalog' }));
    await screen.findByText('Women Main (24)');
    expect(shownOptions()).toEqual(['Women Main (24)', 'Men Main (8)']);
    await app.user.click(screen.getByText('Men Main (8)'));
    expect(await screen.findByText('Vale Studio · SS26')).toBeVisible();
    expect(chosenIn('Catalog')).toContain('Men Main (8)');
  });

  it("offers the customer's addresses and sales organizations", async () => {
    mockApi('listCatalogs', [women]);
    const calls = mockApi('getUser', shop());
    renderApp(forCustomer);
    await screen.findByRole('button', { name: 'Create' });
    expect(calls).toMatchObject([
      { params: { id: '9' }, query: { include_addresses: 'true', include_salesorg: 'true' } },
    ]);
  });

  it('has no address and no sales organization for who has none', async () => {
    await openNewOrder(forCustomer, shop({ addresses: [], sales_organizations: [] }));
    expect(screen.getAllByRole('combobox')).toEqual([screen.getByRole('combobox', { name: 'Catalog' })]);
  });
});

describe('failures', () => {
  it('an unknown customer is reported', async () => {
    mockApi('listCatalogs', [women]);
    mockApi('getUser', problem(404, 'There is no such user.'));
    renderApp(forCustomer);
    expect(await screen.findByText('There is no such user.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'New order' })).toBeVisible();
  });

  it('a failed load can be retried', async () => {
    mockApi('listCatalogs', networkFailure());
    mockApi('getUser', shop());
    const { user } = renderApp(forCustomer);
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockApi('listCatalogs', [women]);
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Create' })).toBeVisible();
  });

  it.each<[Role, string]>([
    ['wls', 'No catalog is enabled for you yet. Please ask your agent to enable one.'],
    ['agent', 'No catalog is enabled for you yet. Please ask an admin to enable one.'],
    ['admin', 'There is no catalog to order from yet. Please upload one first.'],
  ])('%s without a catalog gets a hint', async (role, sentence) => {
    mockApi('listCatalogs', []);
    renderApp(forOneself, { user: buildUser({ roles: [role] }) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
  });
});
