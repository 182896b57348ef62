import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../domain/access/roleOptions';
import { saveBlob } from '../../../lib/download';
import { buildGarment } from '../../../test/factories/buildGarment';
import { buildUser } from '../../../test/factories/buildUser';
import { file, mockApi, problem } from '../../../test/mockApi';
import { shownOptions } from '../../../test/chooseOption';
import { renderApp } from '../../../test/render';
import { searchGarments } from './CatalogGarments';
import '../../../test/plainFrame';

jest.mock('../../../lib/download');

const route = '/admin/catalog/list/7';
const coat = buildGarment({
  generic: 'WJM123',
  number: '1001',
  name: 'Wool coat',
  drop: 'D1',
  wh_price: 120,
  rt_price: 300,
  with_stocks: true,
});
const skirt = buildGarment({
  generic: 'WJM200',
  number: '1002',
  name: 'Skirt',
  sizes: ['ONE'],
  with_stocks: false,
});
const catalog = { id: '7', name: 'Women', season: 'AW26', currency: 'EUR', garments: [coat, skirt] };

const open = (place = route, roles: Role[] = ['admin'], pricelist: string | null = null) =>
  renderApp(place, { user: buildUser({ roles, pricelist }) });
const items = () => within(screen.getByRole('list', { name: 'Garments' })).getAllByRole('listitem');
const cards = () => items().map((card) => within(card).getByRole('heading').textContent);

it('shows the age of the stock', async () => {
  const stock_updated = Date.UTC(2020, 10, 21, 14, 5) / 1000;
  mockApi('getCatalog', { ...catalog, garments: [{ ...coat, stock_updated }, skirt] });
  open();
  expect(await screen.findByText(/^AW26 · 2 garments · EUR · Stock as of .*2020/)).toBeVisible();
});

it('shows the garments with their facts and prices', async () => {
  const calls = mockApi('getCatalog', catalog);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  expect(screen.getByText('AW26 · 2 garments · EUR')).toBeVisible();
  expect(cards()).toEqual(['Wool coat', 'Skirt']);
  const [card] = items();
  expect(card).toHaveTextContent(/1001D1Wool coat.*S–L · 300 in stock€120\.00RRP €300\.00/);
  expect(
    within(card ?? document.body).getByRole('img', { name: 'Colors: 000 Black, 010 Ecru' }),
  ).toBeVisible();
  expect(calls).toMatchObject([{ params: { catalog_id: '7' }, query: {} }]);
});

it("searches the cards' texts, stored in the URL", async () => {
  mockApi('getCatalog', catalog);
  const { user, place } = open();
  await user.type(await screen.findByRole('searchbox'), 'skirt');
  await waitFor(() => expect(cards()).toEqual(['Skirt']));
  await waitFor(() => expect(place()).toBe(`${route}?q=skirt`));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'hat');
  expect(await screen.findByText('No garments match “hat”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

it.each<[Role, string | null, string[]]>([
  ['admin', null, ['None', '0151', '0352', '0554', '0655', '0751', '0358']],
  ['agent', '0352', ['None', '0352']],
  ['wls', '0151', ['None', '0151']],
  ['wls', null, ['None']],
])('offers %s with the price list %s: %s', async (role, pricelist, options) => {
  mockApi('getCatalog', catalog);
  const { user } = open(route, [role], pricelist);
  await user.click(await screen.findByLabelText('Price list'));
  await waitFor(() => expect(shownOptions()).toEqual(options));
});

it('requests the prices of the chosen list', async () => {
  const calls = mockApi('getCatalog', ({ query }) => ({
    ...catalog,
    garments: [{ ...coat, wh_price: query.pl === '0352' ? 99 : 120 }],
  }));
  const { user, place } = open();
  await screen.findByText('€120.00');
  await user.click(screen.getByLabelText('Price list'));
  await user.click(await screen.findByTitle('0352'));
  expect(await screen.findByText('€99.00')).toBeVisible();
  expect(place()).toBe(`${route}?pl=0352`);
  expect(calls.map(({ query }) => query)).toEqual([{}, { pl: '0352' }]);
});

it.each([
  ['Design text', 'downloadCatalogDesign', 'women.txt'],
  ['Stock PDF', 'downloadCatalogStockPdf', 'women-stock.pdf'],
  ['Preview PDF', 'downloadCatalogPdf', 'women.pdf'],
] as const)('downloads the %s by price list', async (name, operation, fileName) => {
  mockApi('getCatalog', catalog);
  const calls = mockApi(operation, file(fileName));
  const { user } = open(`${route}?pl=0151`);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), fileName));
  expect(calls).toMatchObject([{ params: { id: '7' }, query: { pl: '0151' } }]);
});

it('shows why a document could not be downloaded', async () => {
  mockApi('getCatalog', catalog);
  mockApi('downloadCatalogPdf', problem(404, 'There is no such catalog.'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview PDF' }));
  expect(await screen.findByText('There is no such catalog.')).toBeInTheDocument();
});

it('shows the plain prices after those of a foreign list were refused', async () => {
  mockApi('getCatalog', ({ query }) =>
    query.pl === undefined ? catalog : problem(403, 'You may not see the price list 0751.'),
  );
  const { user } = open(`${route}?pl=0751`, ['agent'], '0151');
  expect(await screen.findByText('You may not see the price list 0751.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show without a price list' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

it('has an empty state', async () => {
  mockApi('getCatalog', { ...catalog, garments: [] });
  open();
  expect(await screen.findByText('This catalog has no garments yet.')).toBeVisible();
});

it('renders only the cards in view', async () => {
  const many = Array.from({ length: 1000 }, (_, place) =>
    buildGarment({ generic: `G${place}`.padEnd(6, 'X') }),
  );
  mockApi('getCatalog', { ...catalog, garments: many });
  open();
  await screen.findByText('AW26 · 1,000 garments · EUR');
  expect(items().length).toBeLessThan(60);
});

const woolCoat = buildGarment({ generic: 'WJM123', name: 'Wool coat', drop: 'D1', composition: '80% wool' });
const jupe = buildGarment({
  generic: 'WJM200',
  name: 'Jupe évasée',
  style_code: 'ST-5',
  colors: [{ number: '310', name: 'Écru', code: 'EC' }],
});

it.each([
  ['', [woolCoat, jupe]],
  ['wjm', [woolCoat, jupe]],
  ['WOOL d1', [woolCoat]],
  ['evasee ecru', [jupe]],
  ['310', [jupe]],
  ['st-5 ec', [jupe]],
  ['trousers', []],
])('%j finds by every fact of a card', (typed, found) => {
  expect(searchGarments([woolCoat, jupe], typed)).toEqual(found);
});
