import { screen, waitFor } from '@testing-library/react';
import type { Role } from '../../../domain/access/roleOptions';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { buildGarment } from '../../../test/factories/buildGarment';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import { cellsOf, rowsOf } from '../../../test/tableRows';
import '../../../test/plainFrame';

const route = '/admin/catalog/list/7';
const women = buildCatalog({
  id: '7',
  name: 'Women',
  season: 'AW26',
  num_customers: 3,
});
const [first, second] = buildGarment({ generic: 'WJM123' }).skus;
const coat = buildGarment({
  generic: 'WJM123',
  name: 'Wool coat',
  with_stocks: true,
  skus: [first, second].flatMap((sku, index) => (sku ? [{ ...sku, stock: index === 0 ? 7 : 0 }] : [])),
});
const skirt = buildGarment({ generic: 'WJM200', name: 'Skirt', with_stocks: false });
const preview = {
  id: '7',
  name: 'Women',
  season: 'AW26',
  currency: 'EUR',
  garments: [coat, skirt],
  missing_pictures: ['WJM200'],
};

async function open(place = route, roles: Role[] = ['admin']) {
  mockApi('listAllCatalogs', [women]);
  mockApi('getCatalog', preview);
  const app = renderApp(place, { user: buildUser({ roles }) });
  await screen.findByRole('heading', { level: 1, name: 'Women' });
  return app;
}

describe.each([route, '/admin/catalog/about/7'])('at %s', (address) => {
  it('starts with the garments', async () => {
    await open(address);
    expect(await screen.findByRole('list', { name: 'Garments' })).toHaveTextContent('Wool coat');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Garments');
  });

  it('stores the tab in the URL', async () => {
    const { user, place } = await open(`${address}?tab=stock&q=x`);
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Stock');
    await user.click(screen.getByRole('tab', { name: 'Visibility' }));
    await waitFor(() => expect(place()).toBe(`${address}?tab=visibility`));
    await user.click(screen.getByRole('tab', { name: 'Garments' }));
    await waitFor(() => expect(place()).toBe(address));
  });
});

it.each<[Role, string[]]>([
  ['admin', ['Garments', 'Pictures missing (1)', 'Visibility', 'Stock', 'Tasks']],
  ['agent', ['Garments', 'Stock']],
  ['wls', []],
])('shows %s the tabs of what they may do', async (role, names) => {
  await open(route, [role]);
  await screen.findByRole('list', { name: 'Garments' });
  expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(names);
});

it('links admins to its update', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Update' })).toHaveAttribute(
    'href',
    '/admin/catalog/reupload?catalog=7',
  );
});

it('starts with the first tab for an unknown one in the URL', async () => {
  await open(`${route}?tab=nothing`);
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Garments');
});

it('lists the garments without a picture', async () => {
  await open(`${route}?tab=pictures`);
  expect(await screen.findByText('1 garment without a picture')).toBeVisible();
  expect(rowsOf('Garments without a picture').map(cellsOf)).toEqual([['WJM200', 'Skirt', 'WJM200.jpg']]);
});

it('says when the server does not know which pictures are missing', async () => {
  const { missing_pictures: _, ...silent } = preview;
  mockApi('listAllCatalogs', [women]);
  mockApi('getCatalog', silent);
  renderApp(`${route}?tab=pictures`, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByText('This server can’t list missing pictures.')).toBeVisible();
});

it('switches the channels of the catalog, and links to its customers', async () => {
  const calls = mockApi('setCatalogVisibility', { status: 'success' });
  const { user } = await open(`${route}?tab=visibility`);
  await user.click(await screen.findByRole('switch', { name: 'LS: Women' }));
  await waitFor(() => expect(calls).toMatchObject([{ body: { id: '7', ls_enabled: !women.ls_enabled } }]));
  expect(screen.getByRole('link', { name: 'Enabled for 3 customers' })).toHaveAttribute(
    'href',
    '/admin/users/list?catalog=7',
  );
  expect(screen.getByRole('link', { name: 'Choose customers' })).toHaveAttribute(
    'href',
    '/admin/users/catalogs?current=false&customers=true&catalogs=7',
  );
});

it('adds up the stock of the garments that have it tracked', async () => {
  await open(`${route}?tab=stock`);
  await waitFor(() => expect(rowsOf('Stock').map(cellsOf)).toEqual([['WJM123', 'Wool coat', '7', '1 of 2']]));
  expect(screen.getByRole('button', { name: 'Upload stocks' })).toBeEnabled();
});

it('shows the tasks of this catalog', async () => {
  const calls = mockApi('listTasks', {
    tasks: [{ task_id: 't1', class: 'UpdateCatalog', status: 'done', progress: 100, error: null }],
  });
  await open(`${route}?tab=tasks`);
  await waitFor(() => expect(rowsOf('Tasks')[0]).toHaveTextContent('UpdateCatalog'));
  expect(calls[0]?.query).toEqual({ catalog: '7' });
});

it('reports an unknown catalog and a load failure', async () => {
  mockApi('getCatalog', problem(404, 'There is no such catalog.'));
  mockApi('listAllCatalogs', networkFailure());
  const { user } = renderApp(route, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByText('There is no such catalog.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Visibility' }));
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  mockApi('listAllCatalogs', [buildCatalog({ id: '8' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('This catalog does not exist, or you don’t have access to it.'),
  ).toBeVisible();
});
