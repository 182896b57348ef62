import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerTaskReport, CustomerTaskSummary } from '../../api';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { chooseOption } from '../../test/chooseOption';
import { mockApi } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

jest.mock('../../lib/downloadSpreadsheet');

const route = '/admin/users/list';
const nora = buildUser({ id: '8', name: 'Nora', roles: ['agent'] });
const women = buildCatalog({ id: '5', name: 'Women', season: 'AW26' });
const ana = buildUser({
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
const bea = buildUser({ id: '2', name: 'Bea', email: 'bea@shop.test', sap_id: null, num_orders: 0 });

const figures = {
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

function open(place = route, answer: typeof figures | (() => Promise<typeof figures>) | null = figures) {
  mockApi('listCustomers', [ana, bea]);
  mockApi('listAgents', [nora]);
  mockApi('listAllCatalogs', [women]);
  if (answer !== null) mockApi('listCustomerFigures', answer);
  return renderApp(place, { user: buildUser({ id: '9', roles: ['admin'] }) });
}

const names = () => rowsOf('Customers').map((row) => cellsOf(row)[1]);
const titles = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

async function openColumns(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return within(screen.getByRole('dialog', { name: 'Columns' }));
}

it('shows the agent, what was ordered this season, and when last', async () => {
  open();
  await screen.findByRole('columnheader', { name: 'Ordered AW26' });
  expect(titles().slice(6, 9)).toEqual(['Agent', 'Ordered AW26', 'Last order']);
  const day = new Date(Date.UTC(2026, 1, 3, 12)).toLocaleDateString();
  const [first, second] = rowsOf('Customers').map(cellsOf);
  expect(first?.slice(6, 9)).toEqual(['Nora', '€1,251 · $80', day]);
  // The exact amounts are in the tooltip.
  expect(screen.getByTitle('€1,250.50 · $80.00')).toBeVisible();
  expect(second?.slice(6, 9)).toEqual(['', '', '']);
});

it('shows them on the cards of a phone too, when they come after the customers', async () => {
  const { matchMedia } = window;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  let answer = (_figures: typeof figures) => {};
  const { user, place } = open(route, () => new Promise((resolve) => (answer = resolve)));
  await screen.findByText(/ana@shop\.test/);
  const card = screen.getAllByRole('cell')[0];
  expect(card).toHaveTextContent('Ana0042 ana@shop.test');
  act(() => answer(figures));
  const day = new Date(Date.UTC(2026, 1, 3, 12)).toLocaleDateString();
  await waitFor(() => expect(card).toHaveTextContent(`Ana€1,251 · $800042 ana@shop.test${day}`));
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Name' }));
  expect(place()).toBe(`${route}?sort=name`);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await chooseOption(user, 'Orders in AW26', 'Ordered in AW26');
  await user.click(await sheet.findByRole('button', { name: 'Show 1 customer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filter, 1 active' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Actions for Ana' }));
  expect(screen.getByRole('link', { name: 'Create order' })).toHaveAttribute('href', '/admin/order/for/1');
  narrow.mockRestore();
});

it('shows what people choose to see, and the next time too', async () => {
  const app = open();
  await screen.findByRole('heading', { name: 'Customers (2)' });
  const columns = await openColumns(app.user);
  expect(columns.getByRole('checkbox', { name: 'Agent' })).toBeChecked();
  expect(columns.queryByRole('radio')).not.toBeInTheDocument();
  for (const name of ['Email', 'Enabled catalogs', 'Open orders'])
    await app.user.click(columns.getByRole('checkbox', { name }));
  const chosen = [
    ...['', 'Name', 'SAP ID', 'Catalogs', 'Orders', 'Agent', 'Ordered AW26', 'Last order'],
    ...['Open orders', 'Enabled catalogs', 'Actions'],
  ];
  expect(titles()).toEqual(chosen);
  expect(rowsOf('Customers').map(cellsOf)[0]?.slice(8, 10)).toEqual(['3', 'Women, AW26']);
  app.unmount();
  open();
  await screen.findByRole('columnheader', { name: 'Ordered AW26' });
  expect(titles()).toEqual(chosen);
});

it('filters by agent, catalog and what was ordered, in the URL', async () => {
  const { user, place } = open();
  await screen.findByRole('combobox', { name: 'Orders in AW26' });
  await chooseOption(user, 'Agent', 'Nora');
  expect(await screen.findByRole('heading', { name: 'Customers (1)' })).toBeVisible();
  await chooseOption(user, 'Enabled catalog', 'Women, AW26');
  await chooseOption(user, 'Orders in AW26', 'Not yet in AW26');
  expect(await screen.findByText('No customer fits these filters.')).toBeVisible();
  expect(place()).toBe(`${route}?agent=8&catalog=5&ordered=false`);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'Customers (2)' })).toBeVisible();
});

it('opens with the customers of a catalog', async () => {
  open(`${route}?catalog=5`);
  await screen.findByRole('heading', { name: 'Customers (1)' });
  expect(names()).toEqual(['Ana']);
});

it('hides the figures of a host that has none', async () => {
  const { user } = open(route, null);
  await screen.findByRole('heading', { name: 'Customers (2)' });
  const columns = await openColumns(user);
  expect(columns.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    ...['Email', 'SAP ID', 'Catalogs', 'Orders', 'Agent', 'Enabled catalogs'],
  ]);
  expect(screen.queryByRole('combobox', { name: /^Orders in/ })).not.toBeInTheDocument();
});

it('saves what is shown as an Excel list, each currency in its own column', async () => {
  const { user } = open(`${route}?ordered=true`);
  await screen.findByRole('heading', { name: 'Customers (1)' });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Download list' }));
  expect(jest.mocked(downloadSpreadsheet).mock.calls).toEqual([
    [
      'customers.xlsx',
      [
        [
          ...[
            'Name',
            'Email',
            'SAP ID',
            'Agent',
            'Price list',
            'Warehouse',
            'Enabled catalogs',
            'Catalogs',
            'Orders',
          ],
          ...['Open orders', 'Last order', 'Ordered AW26 (EUR)', 'Ordered AW26 (USD)'],
        ],
        [
          ...['Ana', 'ana@shop.test', '0042', 'Nora', '0151', ana.warehouse, 'Women, AW26', 1, 4],
          ...[3, '2026-02-03', 1250.5, 80],
        ],
      ],
    ],
  ]);
});

describe('selected customers', () => {
  async function select(...who: string[]) {
    const app = open();
    await screen.findByRole('heading', { name: 'Customers (2)' });
    for (const name of who) await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selected customers' }));
    return { ...app, bar };
  }

  it('get catalogs by one call for each catalog', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success' });
    const { user, bar } = await select('Ana', 'Bea');
    expect(bar.getByRole('status')).toHaveTextContent('2 customers selected');
    await user.click(bar.getByRole('button', { name: 'Enable catalogs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enable catalogs' });
    expect(within(dialog).getByRole('button', { name: 'Enable catalogs' })).toBeDisabled();
    await chooseOption(user, 'Catalogs', 'Women, AW26');
    await user.click(within(dialog).getByRole('button', { name: 'Enable catalogs' }));
    expect(await screen.findByText('Modified 2 customers')).toBeInTheDocument();
    expect(calls).toMatchObject([
      { body: { catalog_id: '5', user_ids: ['1', '2'], action: 'enable', cascade: false } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected customers' })).not.toBeInTheDocument(),
    );
  });

  it('keep those selected that could not be changed, and say why', async () => {
    mockApi('setUserAgents', ({ body }) =>
      JSON.stringify(body).includes('"2"')
        ? { status: 'error', error: 'Bea is an agent.' }
        : { status: 'success' },
    );
    const { user, bar } = await select('Ana', 'Bea');
    await user.click(bar.getByRole('button', { name: 'Set agents' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set agents' });
    await chooseOption(user, 'Agents', 'Nora (' + nora.email + ')');
    await user.click(within(dialog).getByRole('button', { name: 'Set agents' }));
    expect(
      await within(dialog).findByText(
        'Not everything could be changed for 1 customer, still selected. Bea: Bea is an agent.',
      ),
    ).toBeInTheDocument();
    expect(bar.getByRole('status')).toHaveTextContent('1 customer selected');
    expect(screen.getByText('Modified 1 customer')).toBeInTheDocument();
  });

  it('get a price list, and may be hidden by a filter', async () => {
    mockApi('getUser', ({ params }) => (params.id === '1' ? ana : bea));
    const calls = mockApi('updateUser', { status: 'success' });
    const { user, bar } = await select('Ana', 'Bea');
    await user.click(screen.getByRole('checkbox', { name: 'Without SAP ID' }));
    expect(await screen.findByText('1 customer not shown by the filters')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Set price list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set price list' });
    await chooseOption(user, 'Price list', '0655');
    await user.click(within(dialog).getByRole('button', { name: 'Set price list' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls).toMatchObject([{ body: { pricelist: '0655' } }, { body: { pricelist: '0655' } }]);
    expect(await screen.findByText('Modified 2 customers')).toBeInTheDocument();
  });

  describe('on a host with tasks', () => {
    type Outcome = CustomerTaskReport['customers'][number]['outcome'];

    /** Works on tasks at once: Bea becomes what is said. */
    function mockTasks(ofBea: Outcome) {
      const tasks: CustomerTaskSummary[] = [];
      const task = {
        task_id: '5',
        status: 'done' as const,
        progress: 100,
        error: null,
        created: 1_790_000_000,
      };
      const reason = ofBea === 'done' ? null : 'Bea is an agent.';
      mockApi('listCustomerTasks', () => ({ tasks: [...tasks] }));
      mockApi('getCustomerTask', {
        ...task,
        action: 'agents',
        customers: [
          { id: '1', name: 'Ana', outcome: 'done', reason: null },
          { id: '2', name: 'Bea', outcome: ofBea, reason },
        ],
      });
      return mockApi('startCustomerTask', ({ body }) => {
        const isWhole = ofBea === 'done';
        const counts = { count: 2, done: isWhole ? 2 : 1, refused: isWhole ? 0 : 1, skipped: 0 };
        tasks.unshift({ ...task, action: Object(body).action, ...counts });
        return { status: 'success', task_id: '5' };
      });
    }

    async function setAgents() {
      const app = await select('Ana', 'Bea');
      await app.user.click(app.bar.getByRole('button', { name: 'Set agents' }));
      const dialog = await screen.findByRole('dialog', { name: 'Set agents' });
      await chooseOption(app.user, 'Agents', 'Nora (' + nora.email + ')');
      await app.user.click(within(dialog).getByRole('button', { name: 'Set agents' }));
      return app;
    }

    it('are changed there, and it is told when all are', async () => {
      const started = mockTasks('done');
      await setAgents();
      expect(await screen.findByText('Agents set for 2 customers')).toBeInTheDocument();
      expect(started.map(({ body }) => body)).toEqual([
        { action: 'agents', customers: ['1', '2'], agents: ['8'], key: expect.any(String) },
      ]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Selected customers' })).not.toBeInTheDocument(),
      );
    });

    it('are reported by name when some were not, and selected again', async () => {
      mockTasks('refused');
      const { user, bar: selected } = await select('Ana', 'Bea');
      await user.click(selected.getByRole('button', { name: 'Set price list' }));
      const dialog = await screen.findByRole('dialog', { name: 'Set price list' });
      await user.click(within(dialog).getByRole('button', { name: 'Set price list' }));
      const report = await screen.findByRole('dialog', { name: 'Price list set for 1 customer' });
      expect(await within(report).findByText('1 done, 1 refused')).toBeVisible();
      expect(await within(report).findByText(/Bea is an agent\./)).toBeVisible();
      expect(within(report).getByRole('link', { name: 'Bea' })).toHaveAttribute('href', '/admin/user/2');
      await user.click(within(report).getByRole('button', { name: 'Select 1 failed customer' }));
      const bar = await screen.findByRole('region', { name: 'Selected customers' });
      // Above the rows it would move the one that was just ticked.
      const table = screen.getByRole('table', { name: 'Customers' });
      expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(within(bar).getByRole('status')).toHaveTextContent('1 customer selected');
    });
  });
});
