import { screen, waitFor, within } from '@testing-library/react';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/catalog/enable';
const women = buildCatalog({ id: '7', name: 'Women', season: 'AW26' });
const men = buildCatalog({ id: '8', name: 'Men', season: 'SS27', is_current: false, ls_enabled: false });

async function open(place = route) {
  mockApi('listAllCatalogs', [women, men]);
  const app = renderApp(place);
  await screen.findByRole('heading', { level: 1, name: /Catalog visibility \(/ });
  return app;
}

const toggle = (name: string) => screen.getByRole('switch', { name });
const rows = () => screen.getAllByRole('row').slice(1);

it('shows every catalog with its three toggles', async () => {
  await open();
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual(['Men', 'Women']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Catalog',
    'Season',
    'Type',
    'Garments',
    'WLS',
    'LS',
    'Current',
  ]);
  expect(screen.getByText(/^WLS is the wholesale channel, this site; LS is/)).toBeVisible();
  expect(toggle('WLS: Women')).toBeChecked();
  expect(toggle('LS: Men')).not.toBeChecked();
  expect(toggle('Current: Men')).not.toBeChecked();
});

it.each([
  ['WLS: Women', { wls_enabled: false }],
  ['LS: Men', { ls_enabled: true }],
  ['Current: Men', { is_current: true }],
])('%s is switched at once, and saved', async (name, flags) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls = mockApi('setCatalogVisibility', async () => {
    await held;
    return { status: 'success' as const };
  });
  const { user } = await open();
  const isOn = Object.values(flags)[0];
  await user.click(toggle(name));
  await waitFor(() => expect(toggle(name).getAttribute('aria-checked')).toBe(String(isOn)));
  mockApi('listAllCatalogs', [
    { ...women, ...(name.endsWith('Women') && flags) },
    { ...men, ...(name.endsWith('Men') && flags) },
  ]);
  answer();
  await waitFor(() => expect(calls).toHaveLength(1));
  const { id, wls_enabled, ls_enabled, is_current } = name.endsWith('Women') ? women : men;
  expect(calls[0]?.body).toEqual({ id, wls_enabled, ls_enabled, is_current, ...flags });
  await waitFor(() => expect(toggle(name).getAttribute('aria-checked')).toBe(String(isOn)));
});

it("sends all switches, with a colleague's changes, one call at a time", async () => {
  let now = women;
  const calls = mockApi('setCatalogVisibility', ({ body }) => {
    now = { ...now, ...(typeof body === 'object' ? body : {}) };
    return { status: 'success' };
  });
  const { user } = await open();
  now = { ...women, is_current: false };
  mockApi('listAllCatalogs', () => [now, men]);
  await user.click(toggle('WLS: Women'));
  await user.click(toggle('LS: Women'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { id: '7', wls_enabled: false, ls_enabled: true, is_current: false },
    { id: '7', wls_enabled: false, ls_enabled: false, is_current: false },
  ]);
});

it.each([
  ['a refusal', { status: 'error' as const, error: 'Not now.' }, 'Not now.'],
  ['a problem', problem(404, 'There is no such catalog.'), 'There is no such catalog.'],
  ['no network', networkFailure(), /could not be reached/],
])('is undone after %s, which is reported', async (_what, answer, sentence) => {
  mockApi('setCatalogVisibility', answer);
  const { user } = await open();
  await user.click(toggle('WLS: Women'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await waitFor(() => expect(toggle('WLS: Women')).toBeChecked());
});

it('sorts, searches and keeps current catalogs', async () => {
  const { user, place } = await open(`${route}?current=true`);
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(place()).toBe(route);
  await user.click(screen.getByRole('columnheader', { name: 'Garments' }));
  await user.click(screen.getByRole('columnheader', { name: 'Catalog' }));
  await user.click(screen.getByRole('columnheader', { name: 'Catalog' }));
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual(['Women', 'Men']);
  await user.type(screen.getByRole('searchbox'), 'kids');
  expect(await screen.findByText('No catalogs match “kids”.')).toBeVisible();
});
