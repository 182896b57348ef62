import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp, type Rendered } from '../../test/render';

const forOneself = '/admin/orders/new';
const forCustomer = '/admin/order/for/9';

const women = buildCatalog({
  id: 'c1',
  name: 'Women Main',
  num_items: 24,
  brand: 'Maren Vale',
  season: 'AW26',
});
const men = buildCatalog({ id: 'c2', name: 'Men Main', num_items: 8, brand: 'Vale Studio', season: 'SS26' });
const harbour = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
const oldTown = { sap_id: '0000104713', name1: 'Old town', address: '2 Square, Porto' };
const plain = { sales_organization: '1000', channel: '10' };
const french = { sales_organization: '1000', channel: 'FR' };

const shop = (overrides: Partial<User> = {}) =>
  buildUser({
    id: '9',
    name: 'Casa Lisboa',
    sap_id: '0000104712',
    addresses: [harbour],
    sales_organizations: [plain],
    ...overrides,
  });

async function open(route = forCustomer, customer = shop(), role: Role = 'admin') {
  mockApi('listCatalogs', [men, women]);
  mockApi('getUser', customer);
  const me = role === 'wls' ? customer : buildUser({ id: '1', name: 'Ada', roles: [role], addresses: [] });
  const app = renderApp(route, { user: { ...me, roles: [role] } });
  await screen.findByRole('button', { name: 'Create' });
  return app;
}

const select = (name: string | RegExp) => screen.getByRole('combobox', { name });
/** What a select shows as chosen. */
const chosen = (name: string | RegExp) => select(name).closest('.ant-select')?.textContent;

async function choose({ user }: Rendered, name: string | RegExp, option: string) {
  await user.click(select(name));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

async function fill(app: Rendered) {
  await app.user.type(screen.getByLabelText('Order name'), ' First drop ');
  await choose(app, 'Catalog', 'Women Main (24)');
}

const create = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: 'Create' }));

describe('the form', () => {
  it('says for whom the order is', async () => {
    await open();
    expect(screen.getByText('For Casa Lisboa (SAP ID 0000104712)')).toBeVisible();
  });

  it('says when it is for oneself', async () => {
    await open(forOneself, shop(), 'wls');
    expect(screen.getByText('For yourself, Casa Lisboa')).toBeVisible();
  });

  it('offers the catalogs with their item counts, newest season first, and tells brand and season', async () => {
    const app = await open();
    await app.user.click(select('Catalog'));
    await screen.findByText('Women Main (24)');
    const options = document.querySelectorAll('.ant-select-item-option-content');
    expect([...options].map((option) => option.textContent)).toEqual(['Women Main (24)', 'Men Main (8)']);
    await app.user.click(screen.getByText('Men Main (8)'));
    expect(await screen.findByText('Vale Studio · SS26')).toBeVisible();
    expect(chosen('Catalog')).toContain('Men Main (8)');
  });

  it('asks for the addresses and the sales organizations of the customer', async () => {
    mockApi('listCatalogs', [women]);
    const calls = mockApi('getUser', shop());
    renderApp(forCustomer);
    await screen.findByRole('button', { name: 'Create' });
    expect(calls).toMatchObject([
      { params: { id: '9' }, query: { include_addresses: 'true', include_salesorg: 'true' } },
    ]);
  });

  it('has no address and no sales organization for who has none', async () => {
    await open(forCustomer, shop({ addresses: [], sales_organizations: [] }));
    expect(screen.getAllByRole('combobox')).toEqual([select('Catalog')]);
  });
});

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
    await open(forCustomer, shop(customer));
    if (address.length === 0) expect(chosen(/^Address/)).toContain('Select an address');
    for (const text of address) expect(chosen(/^Address/)).toContain(text);
    if (organization.length === 0) expect(chosen(/^Sales org/)).toContain('Select a sales organization');
    for (const text of organization) expect(chosen(/^Sales org/)).toContain(text);
  });

  it('go with the order as they were chosen', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await open(
      forCustomer,
      shop({ addresses: [harbour, oldTown], sales_organizations: [plain, { ...plain, channel: '20' }] }),
    );
    await fill(app);
    await choose(app, /^Address/, 'Old town, 2 Square, Porto, 0000104713');
    await choose(app, /^Sales org/, '1000/20');
    await create(app);
    await waitFor(() =>
      expect(calls).toMatchObject([
        { body: { address: '0000104713', sales_organization: '1000', channel: '20' } },
      ]),
    );
  });

  it('can be left out, even the only ones', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await open();
    await fill(app);
    for (const name of [/^Address/, /^Sales org/]) {
      const clear = select(name).closest('.ant-select')?.querySelector('.ant-select-clear');
      await app.user.click(clear ?? document.body);
    }
    await create(app);
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ customer: '9', title: 'First drop', catalog: 'c1' }]),
    );
  });
});

describe('Create', () => {
  it('asks for what is missing, and goes there', async () => {
    const calls = mockApi('createOrder');
    const app = await open();
    await create(app);
    expect(screen.getByText('Please enter a name for the order.')).toBeVisible();
    expect(screen.getByText('Please select a catalog.')).toBeVisible();
    const name = screen.getByLabelText('Order name');
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Please enter a name for the order.');

    await app.user.type(name, 'First drop{Enter}');
    expect(screen.queryByText('Please enter a name for the order.')).not.toBeInTheDocument();
    expect(select('Catalog')).toHaveFocus();
    expect(select('Catalog')).toHaveAccessibleDescription('Please select a catalog.');
    expect(calls).toEqual([]);
  });

  it('takes a name of spaces for none', async () => {
    const app = await open();
    await app.user.type(screen.getByLabelText('Order name'), '   {Enter}');
    expect(screen.getByText('Please enter a name for the order.')).toBeVisible();
  });

  it('makes an order for the customer, and leads to it', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7/a' });
    const app = await open();
    await fill(app);
    await create(app);
    const dialog = await screen.findByRole('dialog', { name: 'Order created' });
    expect(dialog).toHaveTextContent('“First drop” for Casa Lisboa');
    expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/7%2Fa');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        customer: '9',
        title: 'First drop',
        catalog: 'c1',
        address: '0000104712',
        sales_organization: '1000',
        channel: '10',
      },
    ]);
  });

  it('makes an order for oneself, on Enter in its name', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await open(forOneself, shop(), 'wls');
    expect(screen.getByLabelText('Order name')).toHaveFocus();
    await choose(app, 'Catalog', 'Women Main (24)');
    await app.user.type(screen.getByLabelText('Order name'), 'First drop{Enter}');
    await screen.findByRole('dialog', { name: 'Order created' });
    expect(calls.map(({ body }) => body)).toEqual([
      {
        title: 'First drop',
        catalog: 'c1',
        address: '0000104712',
        sales_organization: '1000',
        channel: '10',
      },
    ]);
  });

  it('leaves an empty form for the next order', async () => {
    mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await open();
    await fill(app);
    await create(app);
    const dialog = await screen.findByRole('dialog', { name: 'Order created' });
    await app.user.click(within(dialog).getByText('Close', { selector: 'button *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Order name')).toHaveValue('');
    expect(chosen('Catalog')).toContain('Select a catalog');
    expect(screen.queryByText('Please enter a name for the order.')).not.toBeInTheDocument();
  });

  it.each([
    [
      'a refusal',
      { status: 'error' as const, error: 'The address is not one of Casa Lisboa.' },
      'The address is not one of Casa Lisboa.',
    ],
    ['a problem', problem(404, 'There is no such catalog.'), 'There is no such catalog.'],
    ['no connection', networkFailure(), 'The server could not be reached.'],
    ['an answer without the order', { status: 'success' as const }, 'did not say which order'],
  ])('says why after %s, and keeps all that was entered', async (_what, answer, sentence) => {
    mockApi('createOrder', answer);
    const app = await open();
    await fill(app);
    await create(app);
    const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
    expect(dialog).toHaveTextContent(sentence);
    await app.user.click(within(dialog).getByText('Close', { selector: 'button *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Order name')).toHaveValue(' First drop ');
    expect(chosen('Catalog')).toContain('Women Main (24)');

    mockApi('createOrder', { status: 'success', order_id: '7' });
    await create(app);
    expect(await screen.findByRole('dialog', { name: 'Order created' })).toBeInTheDocument();
  });

  it('is asked once, however often it is pressed', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const calls = mockApi('createOrder', async () => {
      await held;
      return { status: 'success', order_id: '7' };
    });
    const app = await open();
    await fill(app);
    await create(app);
    await app.user.type(screen.getByLabelText('Order name'), '{Enter}{Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    answer();
    await screen.findByRole('dialog', { name: 'Order created' });
    expect(calls).toHaveLength(1);
  });
});

describe('what was entered', () => {
  it('is there again after a session that ended', async () => {
    mockApi('createOrder', problem(401, 'Please sign in.'));
    mockApi('login', { status: 'success' });
    const app = await open();
    await fill(app);
    await create(app);
    await app.user.type(await screen.findByLabelText('Username'), 'ada');
    await app.user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
    expect(await screen.findByLabelText('Order name')).toHaveValue(' First drop ');
    expect(chosen('Catalog')).toContain('Women Main (24)');
    expect(app.place()).toBe(forCustomer);
  });
});

describe('what cannot be', () => {
  it('a customer who is not there is told', async () => {
    mockApi('listCatalogs', [women]);
    mockApi('getUser', problem(404, 'There is no such user.'));
    renderApp(forCustomer);
    expect(await screen.findByText('There is no such user.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'New order' })).toBeVisible();
  });

  it('a failed load is tried again', async () => {
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
  ])('%s without a catalog is told what to do', async (role, sentence) => {
    mockApi('listCatalogs', []);
    renderApp(forOneself, { user: buildUser({ roles: [role] }) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
  });
});
