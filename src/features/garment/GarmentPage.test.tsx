import { screen, within } from '@testing-library/react';
import type { GarmentOrders } from '../../api';
import { dateAndTimeText } from '../../lib/dates';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

const route = '/admin/garment/WJM123';
const updated = Date.UTC(2020, 10, 21, 14, 5) / 1000;

const jumper: GarmentOrders = {
  generic: 'WJM123',
  number: '1001',
  name: 'Merino jumper',
  seasons: ['AW26', 'AW25'],
  catalogs: [
    { id: '51', name: 'Women', season: 'AW26', currency: 'EUR' },
    { id: '52', name: 'Women US AW26', season: 'AW26', currency: 'USD' },
  ],
  colors: ['000 Ecru', '310 Navy'],
  sizes: ['S', 'M'],
  cells: [
    { color: '000 Ecru', size: 'S', pieces: 0 },
    { color: '000 Ecru', size: 'M', pieces: 1200 },
    { color: '310 Navy', size: 'M', pieces: 8 },
  ],
  statuses: [
    { id: 'open', label: 'open', currency: 'EUR', orders: 2, pieces: 700, amount: 28000.5 },
    { id: 'finished', label: 'finished', currency: 'EUR', orders: 1, pieces: 500, amount: 20000 },
    { id: 'in_sap', label: 'in_sap', currency: 'USD', orders: 1, pieces: 8, amount: 320 },
  ],
  customers: [
    { id: '7', label: 'Casa Lisboa', currency: 'EUR', orders: 2, pieces: 700, amount: 28000.5 },
    { id: '8', label: 'Bea', currency: 'EUR', orders: 1, pieces: 500, amount: 20000 },
    { id: '7', label: 'Casa Lisboa', currency: 'USD', orders: 1, pieces: 8, amount: 320 },
  ],
  stocks: [{ warehouse: '0001', updated, cells: [{ color: '310 Navy', size: 'M', pieces: 40 }] }],
};
const list = '/admin/orders/list?status=every&current=false&catalogs=51%2C52';

const open = (place = route) => renderApp(place, { user: buildUser({ roles: ['agent'] }) });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('shows who ordered it, in which colors and sizes, and how far the orders are', async () => {
  const calls = mockApi('getGarmentOrders', jumper);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '1001 Merino jumper' })).toBeVisible();
  expect(calls).toMatchObject([{ params: { reference: 'WJM123' }, query: {} }]);
  expect(screen.getByText('4 orders').closest('p')).toHaveTextContent(
    '4 orders1,208 pieces€48,000.50$320.00',
  );
  expect(screen.getByRole('link', { name: 'Women, AW26' })).toHaveAttribute(
    'href',
    '/admin/catalog/list/51?q=WJM123',
  );
  expect(rowsOf('Pieces by color and size').map(cellsOf)).toEqual([
    ['0', '1,200', '1,200'],
    ['', '8', '8'],
    ['0', '1,208', '1,208'],
  ]);
  expect(rowsOf('By status').map(cellsOf)).toEqual([
    ['Open', '3', '1,200', '€48,000.50'],
    ['In SAP', '1', '8', '$320.00'],
    ['Sent', '0', '0', ''],
  ]);
  expect(rowsOf('Customers').map(cellsOf)).toEqual([
    ['Casa Lisboa', '3', '708', '€28,000.50$320.00'],
    ['Bea', '1', '500', '€20,000.00'],
  ]);
  const stock = within(screen.getByRole('region', { name: 'Stock of warehouse 0001' }));
  expect(stock.getByText(`As of ${dateAndTimeText(updated)}`)).toBeVisible();
  expect(rowsOf('Stock of warehouse 0001').map(cellsOf)[1]).toEqual(['', '40', '40']);
});

it('links each figure to its orders', async () => {
  mockApi('getGarmentOrders', jumper);
  open();
  const [table] = await screen.findAllByRole('table', { name: 'Pieces by color and size' });
  expect(
    within(table ?? document.body)
      .getAllByRole('link')
      .map(hrefOf),
  ).toEqual([
    `${list}&garments=WJM123&colors=000+Ecru&sizes=M`,
    `${list}&garments=WJM123&colors=000+Ecru`,
    `${list}&garments=WJM123&colors=310+Navy&sizes=M`,
    `${list}&garments=WJM123&colors=310+Navy`,
    `${list}&garments=WJM123&sizes=M`,
    `${list}&garments=WJM123`,
  ]);
  expect(hrefOf(screen.getByRole('link', { name: '4 orders' }))).toBe(`${list}&garments=WJM123`);
  expect(hrefOf(screen.getByRole('link', { name: 'Casa Lisboa' }))).toBe(
    `${list}&customers=7&garments=WJM123`,
  );
  expect(hrefOf(screen.getByRole('link', { name: 'In SAP' }))).toBe(
    `${list}&garments=WJM123`.replace('every', 'in_sap'),
  );
  expect(hrefOf(screen.getByRole('link', { name: 'Open' }))).toBe(
    `${list}&garments=WJM123`.replace('status=every&', ''),
  );
  expect(screen.queryByRole('link', { name: 'Sent' })).not.toBeInTheDocument();
});

it('shows what is still to come of it, by color and size and by order', async () => {
  mockApi('getGarmentOrders', {
    ...jumper,
    to_come: {
      cells: [
        { color: '000 Ecru', size: 'S', pieces: 2 },
        { color: '000 Ecru', size: 'M', pieces: 40 },
      ],
      orders: [{ id: '7/a', name: 'Autumn', customer: 'Bea', pieces: 42 }],
    },
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Still to come' }));
  expect(section.getByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/linesheet/7%2Fa');
  expect(rowsOf('Pieces still to come by color and size').map(cellsOf)).toEqual([
    ['2', '40', '42'],
    ['2', '40', '42'],
  ]);
  expect(rowsOf('Orders to come').map(cellsOf)).toEqual([['Autumn', 'Bea', '42']]);
});

it('says when nothing of it is to come, and nothing where the ERP does not tell', async () => {
  mockApi('getGarmentOrders', { ...jumper, to_come: { cells: [], orders: [] } });
  const { unmount } = open();
  expect(await screen.findByText('Nothing is to come.')).toBeVisible();
  unmount();
  mockApi('getGarmentOrders', jumper);
  open();
  await screen.findByText('4 orders');
  expect(screen.queryByRole('region', { name: 'Still to come' })).not.toBeInTheDocument();
});

it('shows colors in the language of the reader, whose links lead to them by their plain names', async () => {
  mockApi('getGarmentOrders', { ...jumper, color_names: { '310 Navy': '310 Marine' } });
  open();
  const [table] = await screen.findAllByRole('table', { name: 'Pieces by color and size' });
  const marine = within(table ?? document.body).getByRole('row', { name: /310 Marine/ });
  expect(within(marine).getAllByRole('link').map(hrefOf)).toContain(
    `${list}&garments=WJM123&colors=310+Navy`,
  );
  expect(screen.getAllByRole('rowheader', { name: '000 Ecru' })).not.toHaveLength(0);
});

it('shows a single season, stored in the URL', async () => {
  const calls = mockApi('getGarmentOrders', jumper);
  const { user, place } = open(`${route}?season=AW25`);
  await screen.findByText('4 orders');
  expect(calls).toMatchObject([{ query: { season: 'AW25' } }]);
  await user.click(screen.getByRole('combobox', { name: 'Season' }));
  await user.click(await screen.findByTitle('AW26'));
  expect(place()).toBe(`${route}?season=AW26`);
});

it('says when nobody has ordered it', async () => {
  mockApi('getGarmentOrders', { ...jumper, statuses: [], customers: [], stocks: [], as_of: updated });
  open();
  expect(await screen.findByText('No orders yet')).toBeVisible();
  expect(screen.getByText('Nobody has ordered it yet.')).toBeVisible();
  expect(screen.getByText('The stock of this garment isn’t tracked.')).toBeVisible();
  expect(screen.getByText(/^Figures as of .*2020/)).toBeVisible();
});

it.each([
  ['is unknown', problem(404, 'There is no such garment.'), 'No catalog has a garment WJM123.'],
  ['can’t be read', networkFailure(), /could not be reached/],
])('reports when the garment %s', async (_what, answer, sentence) => {
  mockApi('getGarmentOrders', answer);
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('is refused to customers', async () => {
  renderApp(route, { user: buildUser({ roles: ['wls'] }) });
  expect(await screen.findByText('Your account does not have access to this page.')).toBeVisible();
});
