import { act, screen, waitFor, within } from '@testing-library/react';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { chooseOption } from '../../test/chooseOption';
import { mockApi } from '../../test/mockApi';
import { ana, figures, openCustomers, route } from '../../test/openCustomers';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

jest.mock('../../lib/downloadSpreadsheet');

const names = () => rowsOf('Customers').map((row) => cellsOf(row)[1]);
const titles = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

async function openColumns(user: ReturnType<typeof openCustomers>['user']) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return within(screen.getByRole('dialog', { name: 'Columns' }));
}

beforeEach(() => void mockApi('listCustomerTasks', { tasks: [] }));

it('shows the agent, what was ordered this season, and when last', async () => {
  openCustomers();
  await screen.findByRole('columnheader', { name: 'Ordered AW26' });
  expect(titles().slice(6, 9)).toEqual(['Agent', 'Ordered AW26', 'Last order']);
  const day = new Date(Date.UTC(2026, 1, 3, 12)).toLocaleDateString();
  const [first, second] = rowsOf('Customers').map(cellsOf);
  expect(first?.slice(6, 9)).toEqual(['Nora', '€1,251 · $80', day]);
  // The exact amounts are in the tooltip.
  expect(screen.getByTitle('€1,250.50 · $80.00')).toBeVisible();
  expect(second?.slice(6, 9)).toEqual(['', '', '']);
});

it("shows them on a phone's cards too, when they load after the customers", async () => {
  const { matchMedia } = window;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  let answer = (_figures: typeof figures) => {};
  const { user, place } = openCustomers(route, () => new Promise((resolve) => (answer = resolve)));
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

it('shows the chosen columns, also on the next visit', async () => {
  const app = openCustomers();
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
  openCustomers();
  await screen.findByRole('columnheader', { name: 'Ordered AW26' });
  expect(titles()).toEqual(chosen);
});

it('filters by agent, catalog and what was ordered, in the URL', async () => {
  const { user, place } = openCustomers();
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
  openCustomers(`${route}?catalog=5`);
  await screen.findByRole('heading', { name: 'Customers (1)' });
  expect(names()).toEqual(['Ana']);
});

it('hides the figures when the server has none', async () => {
  const { user } = openCustomers(route, null);
  await screen.findByRole('heading', { name: 'Customers (2)' });
  const columns = await openColumns(user);
  expect(columns.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    ...['Email', 'SAP ID', 'Catalogs', 'Orders', 'Agent', 'Enabled catalogs'],
  ]);
  expect(screen.queryByRole('combobox', { name: /^Orders in/ })).not.toBeInTheDocument();
});

it('downloads the shown customers as Excel, each currency in its own column', async () => {
  const { user } = openCustomers(`${route}?ordered=true`);
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
