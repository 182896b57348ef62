import { screen, waitFor, within } from '@testing-library/react';
import type { DeletedUser } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { dateText } from '../../lib/dates';
import { saveBlob } from '../../lib/download';
import { buildUser } from '../../test/factories/buildUser';
import { file, mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

jest.mock('../../lib/download');

const route = '/admin/users/deleted';
const deleted = 1_790_000_000;
const lune: DeletedUser = {
  ...{ id: '21', name: 'Boutique Lune', email: 'lune@shop.test' },
  ...{ roles: ['wls', 'app'], deleted, num_orders: 1200 },
};
const piet: DeletedUser = {
  ...{ id: '22', name: 'Piet Maas', email: 'piet@brand.test' },
  ...{ roles: ['agent'], deleted: deleted - 86_400, num_orders: 0 },
};

const open = (place = route, roles: Role[] = ['admin']) =>
  renderApp(place, {
    user: buildUser({ id: '1', roles, capabilities: ['listDeletedUsers', 'exportUserData', 'eraseUser'] }),
  });
const rows = () => rowsOf('Deleted users').map(cellsOf);

async function choose(action: string) {
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Boutique Lune' }));
  await app.user.click(screen.getByRole('menuitem', { name: action }));
  return app;
}

it('lists who was deleted, in the order of the host', async () => {
  mockApi('listDeletedUsers', { users: [lune, piet] });
  open();
  expect(await screen.findByRole('heading', { name: 'Deleted users (2)' })).toBeVisible();
  expect(document.title).toMatch(/^Deleted users · /);
  expect(rows()).toEqual([
    ['Boutique Lune', 'lune@shop.test', 'Customer, App', dateText(deleted), '1,200', ''],
    ['Piet Maas', 'piet@brand.test', 'Agent', dateText(deleted - 86_400), '0', ''],
  ]);
});

it('stores search and sort in the URL', async () => {
  mockApi('listDeletedUsers', { users: [lune, piet] });
  const { user, place } = open(`${route}?sort=deleted`);
  await screen.findByRole('heading', { name: 'Deleted users (2)' });
  expect(rows().map(([name]) => name)).toEqual(['Piet Maas', 'Boutique Lune']);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lune@');
  expect(await screen.findByRole('heading', { name: 'Deleted users (1)' })).toBeVisible();
  await waitFor(() => expect(place()).toBe(`${route}?sort=deleted&q=lune%40`));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  expect(await screen.findByText('No deleted users match “lune@x”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('heading', { name: 'Deleted users (2)' })).toBeVisible();
});

it('says that there is nobody, and why the list could not be loaded', async () => {
  mockApi('listDeletedUsers', networkFailure());
  const { user } = open();
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  mockApi('listDeletedUsers', { users: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no deleted users to erase.')).toBeVisible();
});

it('saves the data of somebody as a file, or says why not', async () => {
  mockApi('listDeletedUsers', { users: [lune, piet] });
  const calls = mockApi('exportUserData', file('data_of_user_21.zip'));
  const { user } = await choose('Export data');
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'data_of_user_21.zip'));
  expect(calls).toMatchObject([{ params: { id: '21' } }]);
  mockApi('exportUserData', problem(404, 'There is no such user.'));
  await user.click(screen.getByRole('button', { name: 'Actions for Boutique Lune' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export data' }));
  expect(await screen.findByText('There is no such user.')).toBeVisible();
});

describe("dialog 'Erase personal data'", () => {
  it('erases once the email is typed, and the person leaves the list', async () => {
    let users = [lune, piet];
    mockApi('listDeletedUsers', () => ({ users }));
    const calls = mockApi('eraseUser', () => {
      users = [piet];
      return { status: 'success' };
    });
    const { user } = await choose('Erase personal data');
    const dialog = await screen.findByRole('dialog', { name: 'Erase personal data' });
    expect(dialog).toHaveTextContent(`Boutique Lune was deleted on ${dateText(deleted)}.`);
    expect(dialog).toHaveTextContent('This can’t be undone.');
    const erase = within(dialog).getByRole('button', { name: 'Erase' });
    expect(erase).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Type lune@shop.test to confirm'), 'LUNE@shop.test');
    await user.click(erase);
    expect(await screen.findByText('Personal data erased')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Deleted users (1)' })).toBeVisible();
    expect(calls).toMatchObject([{ body: { id: '21' } }]);
  });

  it('shows a refusal', async () => {
    mockApi('listDeletedUsers', { users: [lune] });
    const error = 'An order of Boutique Lune waits for the ERP. Try again once the ERP has answered.';
    mockApi('eraseUser', { status: 'error', error });
    const { user } = await choose('Erase personal data');
    const dialog = await screen.findByRole('dialog', { name: 'Erase personal data' });
    await user.type(within(dialog).getByRole('textbox'), 'lune@shop.test{Enter}');
    expect(await within(dialog).findByText(error)).toBeVisible();
  });
});

it('is not for agents', async () => {
  const calls = mockApi('listDeletedUsers', { users: [lune] });
  open(route, ['agent']);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Deleted users');
  expect(calls).toEqual([]);
});
