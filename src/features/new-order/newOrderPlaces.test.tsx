import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { chooseOption, clearSelect, chosenIn } from '../../test/chooseOption';
import { buildUser, optionalCalls } from '../../test/factories/buildUser';
import { type AnswerOf, mockApi } from '../../test/mockApi';
import {
  createNewOrder,
  fillNewOrder,
  forCustomer,
  forOneself,
  french,
  harbour,
  oldTown,
  openNewOrder,
  plain,
  shop,
  women,
} from '../../test/openNewOrder';
import { renderApp } from '../../test/render';

describe('addresses and sales organizations', () => {
  it.each<[string, Partial<User>, string[], string[]]>([
    ['the only ones are chosen', {}, ['Harbour store'], ['1000/10']],
    [
      'none is chosen of several',
      { addresses: [harbour, oldTown], sales_organizations: [plain, { ...plain, channel: '20' }] },
      [],
      [],
    ],
    [
      "with channel FR the customer's own address is left out, and so the other is chosen",
      { addresses: [harbour, oldTown], sales_organizations: [french] },
      ['Old town'],
      ['1000/FR'],
    ],
    [
      'with FR beside another channel, too',
      { addresses: [harbour, oldTown], sales_organizations: [plain, french] },
      ['Old town'],
      [],
    ],
    [
      'with FR the own address stays when it is the only one',
      { sales_organizations: [french] },
      ['Harbour store'],
      ['1000/FR'],
    ],
  ])('%s', async (_rule, customer, address, organization) => {
    await openNewOrder(forCustomer, shop(customer));
    if (address.length === 0) expect(chosenIn(/^Address/)).toContain('Select an address');
    for (const text of address) expect(chosenIn(/^Address/)).toContain(text);
    if (organization.length === 0) expect(chosenIn(/^Sales org/)).toContain('Select a sales organization');
    for (const text of organization) expect(chosenIn(/^Sales org/)).toContain(text);
  });

  it('are sent as chosen', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await openNewOrder(
      forCustomer,
      shop({ addresses: [harbour, oldTown], sales_organizations: [plain, { ...plain, channel: '20' }] }),
    );
    await fillNewOrder(app);
    await chooseOption(app.user, /^Address/, 'Old town, 2 Square, Porto, 0000104713');
    await chooseOption(app.user, /^Sales org/, '1000/20');
    await createNewOrder(app);
    await waitFor(() =>
      expect(calls).toMatchObject([
        { body: { address: '0000104713', sales_organization: '1000', channel: '20' } },
      ]),
    );
  });

  it('can be left empty where there are several', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await openNewOrder(
      forCustomer,
      shop({ addresses: [harbour, oldTown], sales_organizations: [plain, { ...plain, channel: '20' }] }),
    );
    await fillNewOrder(app);
    await createNewOrder(app);
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ customer: '9', title: 'First drop', catalog: 'c1' }]),
    );
  });

  it('can be left out, even the only ones', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await openNewOrder();
    await fillNewOrder(app);
    for (const name of [/^Address/, /^Sales org/]) {
      await clearSelect(app.user, name);
    }
    await createNewOrder(app);
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ customer: '9', title: 'First drop', catalog: 'c1' }]),
    );
  });
});

describe('of a server that knows where orders usually go', () => {
  const two = {
    addresses: [harbour, oldTown],
    sales_organizations: [plain, { ...plain, channel: '20' }],
  };
  const openWith = (place: Partial<AnswerOf<'getOrderPlace'>> = {}) => {
    const asked = mockApi('getOrderPlace', { address: '', sales_organization: '', channel: '', ...place });
    const capabilities = [...optionalCalls, 'getOrderPlace'];
    return openNewOrder(forOneself, shop({ ...two, capabilities }), 'wls').then((app) => ({ app, asked }));
  };

  it('they are filled in once the catalog is chosen, and what was chosen before stays', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const { app, asked } = await openWith({
      address: '0000104713',
      sales_organization: '1000',
      channel: '20',
    });
    await chooseOption(app.user, /^Sales org/, '1000/10');
    expect(asked).toEqual([]);
    await fillNewOrder(app);
    await waitFor(() => expect(chosenIn(/^Address/)).toContain('Old town'));
    expect(asked.map(({ params, query }) => [params.id, query.catalog])).toEqual([['9', 'c1']]);
    await createNewOrder(app);
    await waitFor(() =>
      expect(calls).toMatchObject([
        { body: { address: '0000104713', sales_organization: '1000', channel: '10' } },
      ]),
    );
  });

  it('says that they will be needed where nothing decides, and sends that they are empty', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const { app, asked } = await openWith();
    const address = screen.getByRole('combobox', { name: /^Address/ });
    expect(address).toHaveAccessibleDescription('Needed before the order is sent.');
    await fillNewOrder(app);
    await waitFor(() => expect(asked).toHaveLength(1));
    await createNewOrder(app);
    await waitFor(() =>
      expect(calls).toMatchObject([{ body: { address: '', sales_organization: '', channel: '' } }]),
    );
  });
});

describe('a customer without any', () => {
  const nowhere = { addresses: [], sales_organizations: [] };

  it('gets some here, by staff', async () => {
    const me = buildUser({ id: '1', roles: ['admin'], addresses: [] });
    mockApi('changeUserPlaces', { status: 'success' });
    mockApi('listCatalogs', [women]);
    mockApi('getUser', shop(nowhere));
    const { user } = renderApp(forCustomer, { user: me });
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    await user.type(dialog.getByRole('textbox', { name: 'SAP ID of the address' }), '104712');
    await user.type(dialog.getByRole('textbox', { name: 'Street and town' }), '1 Quay, Porto');
    mockApi('getUser', shop({ addresses: [harbour], sales_organizations: [] }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(chosenIn(/^Address/)).toContain('Harbour store'));
  });

  it('is told whom to ask when they order themselves', async () => {
    await openNewOrder(forOneself, shop(nowhere), 'wls');
    expect(
      screen.getByText(/^You have no address and no sales organization yet\. Your agent can/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
  });
});
