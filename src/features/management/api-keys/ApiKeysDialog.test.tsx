import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from '../../../api';
import { chooseOption } from '../../../test/chooseOption';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const day = 86_400;
const now = () => Date.now() / 1000;
const keyOf = (values: Partial<ApiKey>): ApiKey => ({
  ...{ id: '1', name: 'Warehouse', scopes: ['write_stock'], created_by: 'Ines Albrecht' },
  ...{ created: 1_790_000_000, expires: 1_800_000_000, last_used: null },
  ...values,
});
const admin = (...calls: string[]) => buildUser({ roles: ['admin'], capabilities: calls });

async function openKeys(keys: ApiKey[]) {
  mockApi('listApiKeys', { keys });
  const app = renderApp('/admin/ed', { user: admin('listApiKeys') });
  await app.user.click(await screen.findByRole('button', { name: 'API keys' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'API keys' })) };
}

/** A dialog over the list: in tests, all dialogs have the name of the first. */
async function dialogOver(title: string) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  return within(dialog ?? document.body);
}

it('are not offered by a host without the call', async () => {
  renderApp('/admin/ed', { user: admin() });
  await screen.findByRole('button', { name: 'Task List' });
  expect(screen.queryByText('API keys')).not.toBeInTheDocument();
});

it('are listed with what they allow, who created them, and when they were used', async () => {
  const { dialog } = await openKeys([
    keyOf({}),
    keyOf({ id: '2', name: 'NetSuite', scopes: ['read_orders', 'write_catalogs'], last_used: 1_795_000_000 }),
  ]);
  await dialog.findByText('Warehouse');
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^WarehouseUpload stockInes Albrecht.*Never usedEnd$/),
    expect.stringMatching(/^NetSuiteRead orders · Upload and change catalogsInes Albrecht.*\d{4}End$/),
  ]);
});

it('say when there are none', async () => {
  const { dialog } = await openKeys([]);
  expect(await dialog.findByText('There are no API keys yet.')).toBeVisible();
});

it('are created with a name, scopes and an expiry, and shown once', async () => {
  const { user, dialog } = await openKeys([]);
  const created = mockApi('createApiKey', { status: 'success', id: '1', key: 'ldk_secret' });
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  const form = await dialogOver('Create an API key');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('Name the key.')).toBeVisible();
  expect(await form.findByText('Choose at least one.')).toBeVisible();
  expect(created).toHaveLength(0);

  await user.type(form.getByLabelText('Name'), 'Warehouse');
  await user.click(form.getByRole('checkbox', { name: 'Upload stock' }));
  await chooseOption(user, 'Valid for', '3 months');
  await user.click(form.getByRole('button', { name: 'Create' }));
  const shown = await dialogOver('The new API key');
  expect(shown.getByText('ldk_secret')).toBeVisible();
  const [{ body } = { body: {} }] = created;
  expect(body).toMatchObject({ name: 'Warehouse', scopes: ['write_stock'] });
  const days = (Object(body).expires - now()) / day;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(93);

  await user.keyboard('{Escape}');
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('Copied.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByText('ldk_secret')).not.toBeInTheDocument());
});

it('shows why a key can’t be created, and keeps what was typed', async () => {
  const { user, dialog } = await openKeys([]);
  mockApi('createApiKey', { status: 'error', error: 'There is already a key called Warehouse.' });
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  const form = await dialogOver('Create an API key');
  await user.type(form.getByLabelText('Name'), 'Warehouse');
  await user.click(form.getByRole('checkbox', { name: 'Read orders' }));
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('There is already a key called Warehouse.')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Warehouse');
});

it('end after a question', async () => {
  const { user, dialog } = await openKeys([keyOf({})]);
  const ended = mockApi('endApiKey', () => {
    mockApi('listApiKeys', { keys: [] });
    return { status: 'success' };
  });
  await user.click(await dialog.findByRole('button', { name: 'End the key Warehouse' }));
  const question = await dialogOver('End API key');
  expect(question.getByText(/^End “Warehouse”\?/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'End key' }));
  expect(await dialog.findByText('There are no API keys yet.')).toBeVisible();
  expect(ended).toMatchObject([{ body: { id: '1' } }]);
});
