import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { chooseOption } from '../../test/chooseOption';
import { mockApi, problem } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import { dateField, typeDay } from '../../test/typeDay';
import '../../test/plainFrame';

const route = '/admin/orders/list';
const women = buildCatalog({ id: '51', name: 'Women', season: 'AW26' });
const men = buildCatalog({ id: '52', name: 'Men', season: 'SS26' });

async function open(search = '', role: Role = 'admin') {
  const { calls } = mockOrderList(buildOrderSummary());
  mockApi(role === 'wls' ? 'listCatalogs' : 'listAllCatalogs', [women, men]);
  const app = renderApp(route + search, { user: buildUser({ roles: [role] }) });
  await app.user.click(await screen.findByRole('button', { name: /^More filters/ }));
  const dialog = await screen.findByRole('dialog', { name: 'More filters' });
  return { ...app, calls, dialog };
}

const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const lastQuery = (calls: { query: Record<string, string> }[]) =>
  calls.filter(({ query }) => query.sap_status !== '1,99').at(-1)?.query;

it('names the filters that it does not have', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveTextContent(/In ‘\+ Filter’ too: Agents, Customers, .*Amount\./);
});

it('filters by catalogs, which turns current catalogs off, seasons and days, and counts them', async () => {
  const { user, dialog, calls, place } = await open();
  await chooseOption(user, 'Catalogs', 'Women, AW26');
  await chooseOption(user, 'Catalogs', 'Men, SS26');
  await chooseOption(user, 'Seasons', 'AW26');
  await typeDay(user, 'After', '11/1/2026');
  await typeDay(user, 'Before', '11/21/2026');
  await user.click(press(dialog, 'Apply'));

  await waitFor(() =>
    expect(lastQuery(calls)).toEqual({
      sap_status: '0',
      catalogs: '51,52',
      seasons: 'AW26',
      edited_gt: String(new Date(2026, 10, 1).getTime() / 1000 - 1),
      edited_lt: String(new Date(2026, 10, 21).getTime() / 1000),
    }),
  );
  expect(screen.getByRole('switch', { name: 'Current catalogs' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'More filters, 4 active' })).toBeVisible();
  expect(place()).toBe(
    `${route}?current=false&catalogs=51%2C52&seasons=AW26&after=2026-11-01&before=2026-11-21`,
  );
});

it('is filled from the URL, and clears it', async () => {
  const { user, dialog, calls, place } = await open('?catalogs=51&before=2026-11-21&status=all');
  expect(screen.getByRole('button', { name: 'More filters, 2 active' })).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByTitle('Women, AW26')).toBeVisible());
  expect(await dateField('Before')).toHaveValue('11/21/2026');
  await user.click(press(dialog, 'Clear filters'));
  await user.click(press(dialog, 'Apply'));
  await waitFor(() => expect(lastQuery(calls)).toEqual({ sap_status: '0,1,2,3' }));
  expect(place()).toBe(`${route}?status=all&current=false`);
  expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
});

it('changes nothing until it is applied', async () => {
  const { user, dialog, place } = await open();
  await chooseOption(user, 'Seasons', 'AW26');
  await user.click(press(dialog, 'Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(place()).toBe(route);
});

it('preserves the other filters when current catalogs are on', async () => {
  const { user, dialog, calls } = await open();
  await chooseOption(user, 'Seasons', 'AW26');
  await user.click(press(dialog, 'Apply'));
  await waitFor(() =>
    expect(lastQuery(calls)).toEqual({ sap_status: '0', current_catalog: 'true', seasons: 'AW26' }),
  );
});

it('refuses an empty range of days', async () => {
  const { user, dialog, place } = await open();
  await typeDay(user, 'After', '11/21/2026');
  await typeDay(user, 'Before', '11/1/2026');
  await user.click(press(dialog, 'Apply'));
  await waitFor(() =>
    expect(screen.getByLabelText('Before')).toHaveAccessibleDescription(
      /This day must be later than the first one\./,
    ),
  );
  expect(screen.getByLabelText('Before')).toHaveFocus();
  expect(place()).toBe(route);
});

it('offers customers their own catalogs', async () => {
  const { user } = await open('', 'wls');
  await chooseOption(user, 'Catalogs', 'Women, AW26');
});

it('shows why the catalogs could not be loaded', async () => {
  mockOrderList(buildOrderSummary());
  mockApi('listAllCatalogs', problem(503, 'The database is not ready yet.'));
  const { user } = renderApp(route);
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  expect(await screen.findByText('The database is not ready yet.')).toBeInTheDocument();
});
