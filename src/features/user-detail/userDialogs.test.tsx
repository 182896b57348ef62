import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { passwordAdvice } from '../../domain/access/passwordRefusal';
import { english } from '../../languages/useT';
import { enterText } from '../../test/enterText';
import { buildFactors } from '../../test/factories/buildFactors';
import { mockApi, problem } from '../../test/mockApi';
import { admin, amelie, failures, nora, openUser } from '../../test/openUser';
import { buildUser } from '../../test/factories/buildUser';
import { fromUser, toUpdate } from './EditProfileDialog';

describe("dialog 'Edit profile'", () => {
  async function edit(user: User = amelie, viewer: User = admin) {
    const app = await openUser(user, viewer);
    await app.user.click(screen.getByRole('button', { name: 'Modify data' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
    return { ...app, dialog, save: within(dialog).getByRole('button', { name: 'Save' }) };
  }

  it('locks the name while there is a SAP ID, which can be cleared', async () => {
    const calls = mockApi('updateUser', { status: 'success' });
    const { user, dialog, save } = await edit();
    expect(within(dialog).getByLabelText('Name')).toBeDisabled();
    await user.clear(within(dialog).getByLabelText('SAP ID (optional)'));
    await user.click(save);
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '21', sap_id: null } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends the changes, with all other fields as they are on the server', async () => {
    const calls = mockApi('updateUser', { status: 'success' });
    const { user, dialog, save } = await edit({ ...amelie, sap_id: null });
    // A colleague has changed the user meanwhile.
    mockApi('getUser', { ...amelie, sap_id: null, extra_info: 'Moved', roles: ['wls', 'app'] });
    await user.type(within(dialog).getByLabelText('Name'), ' & Co');
    await user.type(within(dialog).getByLabelText('SAP ID (optional)'), '123');
    expect(dialog).toHaveTextContent('Will be saved as 0123');
    await user.click(save);
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        {
          id: '21',
          name: 'Boutique Amélie & Co',
          email: 'achats@amelie.test',
          roles: ['wls', 'app'],
          sap_id: '0123',
          catalogs: [],
          extra_info: 'Moved',
          warehouse: '0001',
          pricelist: '0151',
        },
      ]),
    );
  });

  it('validates before calling the server', async () => {
    const { user, dialog, save } = await edit();
    const email = within(dialog).getByLabelText('Email');
    await user.clear(email);
    await user.click(save);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter an email address.'));
  });

  it("shows the server's errors at their fields", async () => {
    const message = 'Email must be an email address.';
    mockApi('updateUser', problem(422, message, { errors: [{ path: 'body.email', message }] }));
    const { user, dialog, save } = await edit();
    const email = within(dialog).getByLabelText('Email');
    await user.type(email, 'x');
    await user.click(save);
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
  });

  it.each(failures)('shows %s and preserves the input', async (_what, answer, sentence) => {
    mockApi('updateUser', answer);
    const { user, dialog, save } = await edit();
    await user.type(within(dialog).getByLabelText('Extra notes (optional)'), '!');
    await user.click(save);
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Extra notes (optional)')).toHaveValue('Closed on Mondays!');
  });

  it('asks who it is before one’s own email changes, and then saves what was typed', async () => {
    mockApi('getSecondFactors', buildFactors());
    mockApi('updateUser', {
      status: 'error',
      error: 'Please confirm that it is you.',
      needs_confirmation: true,
    });
    const { user, dialog, save } = await edit(admin);
    await user.type(within(dialog).getByLabelText('Email'), 'x');
    await user.click(save);
    const proof = await screen.findByLabelText('Password');
    await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? proof);
    await waitFor(() => expect(proof).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Email')).toHaveValue(`${admin.email}x`);

    let saved: readonly object[] = [];
    mockApi('confirmSession', () => {
      saved = mockApi('updateUser', { status: 'success' });
      return { status: 'success' };
    });
    await user.click(save);
    await user.type(await screen.findByLabelText('Password'), 'a quiet river{Enter}');
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(saved).toMatchObject([{ body: { id: admin.id, email: `${admin.email}x` } }]);
  });

  it('offers agents their own price list, warehouse and the current values', async () => {
    const { user, dialog } = await edit(amelie, { ...nora, pricelist: '0352' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Price list' }));
    expect(await screen.findByTitle('None')).toBeInTheDocument();
    expect(screen.getByTitle('0352')).toBeInTheDocument();
    expect(screen.queryByTitle('0655')).not.toBeInTheDocument();
  });
});

it("opens 'Reset password' for the user", async () => {
  const calls = mockApi('setUserPassword', { status: 'success' });
  const { user } = await openUser();
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' });
  expect(within(dialog).queryByLabelText('Current password')).not.toBeInTheDocument();
  const field = within(dialog).getByLabelText('Password');
  expect(field).toHaveAccessibleDescription(english.t(passwordAdvice));
  await user.type(field, 'four-plain-linen-words{Enter}');
  expect(await within(dialog).findByText('Password changed')).toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { id: '21', password: 'four-plain-linen-words' } }]);
});

it('asks for the current password of oneself', async () => {
  const calls = mockApi('setUserPassword', { status: 'error', error: 'The current password is not right.' });
  const { user } = await openUser(nora, nora);
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' });
  expect(within(dialog).getByRole('button', { name: 'Update' })).toBeDisabled();
  enterText('Current password', 'linedesk');
  enterText('Password', 'four-plain-linen-words');
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  expect(await within(dialog).findByText('Error :( The current password is not right.')).toBeInTheDocument();
  expect(calls).toMatchObject([
    { body: { id: '31', password: 'four-plain-linen-words', current_password: 'linedesk' } },
  ]);
});

describe("dialog 'Delete user'", () => {
  async function openDialog(person: User, viewer: User = admin) {
    const app = await openUser(person, viewer);
    await app.user.click(screen.getByRole('button', { name: 'Delete user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete user' });
    return { ...app, dialog, confirm: within(dialog).getByRole('button', { name: 'Delete' }) };
  }

  it('deletes a customer and goes to the list', async () => {
    const calls = mockApi('deleteUser', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, confirm, place } = await openDialog(amelie);
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/admin/users/list'));
    expect(calls).toMatchObject([{ body: { id: '21', delete_orders: false } }]);
  });

  it('of an agent asks who takes over', async () => {
    const calls = mockApi('deleteUser', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, dialog, confirm } = await openDialog(nora);
    expect(confirm).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Agents who take over' }));
    const option = await screen.findByTitle('Paul Petit (paul@brand.test)');
    expect(screen.queryByTitle('Nora Lindqvist (nora@brand.test)')).not.toBeInTheDocument();
    await user.click(option);
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '31', handover: ['32'], delete_orders: false } }]);
  });

  const eraser = buildUser({ ...admin, capabilities: ['eraseUser'] });

  it('erases personal data too, once the email is typed', async () => {
    const [calls, deleted] = [
      mockApi('eraseUser', { status: 'success' }),
      mockApi('deleteUser', { status: 'success' }),
    ];
    mockApi('listCustomers', []);
    const { user, dialog, confirm, place } = await openDialog(amelie, eraser);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Erase personal data too' }));
    expect(dialog).toHaveTextContent('This can’t be undone.');
    expect(dialog).toHaveTextContent('orders with their figures, under ‘Deleted person’');
    expect(dialog).not.toHaveTextContent('under their name');
    expect(confirm).toBeDisabled();
    const typed = within(dialog).getByLabelText('Type achats@amelie.test to confirm');
    await user.type(typed, 'achats@amelie');
    expect(confirm).toBeDisabled();
    await user.type(typed, '.TEST ');
    expect(confirm).toHaveAccessibleName('Delete and erase');
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/admin/users/list'));
    expect(calls).toMatchObject([{ body: { id: '21' } }]);
    expect(deleted).toEqual([]);
  });

  it('only deletes when the box is unticked again', async () => {
    const calls = mockApi('deleteUser', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, dialog, confirm } = await openDialog(amelie, eraser);
    const box = within(dialog).getByRole('checkbox', { name: 'Erase personal data too' });
    await user.click(box);
    await user.click(box);
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('of an agent also asks who takes over when it erases', async () => {
    const calls = mockApi('eraseUser', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, dialog, confirm } = await openDialog(nora, eraser);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Erase personal data too' }));
    await user.type(within(dialog).getByLabelText('Type nora@brand.test to confirm'), 'nora@brand.test');
    expect(confirm).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Agents who take over' }));
    await user.click(await screen.findByTitle('Paul Petit (paul@brand.test)'));
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '31', handover: ['32'] } }]);
  });

  it.each([
    ['agents', buildUser({ ...nora, capabilities: ['eraseUser'] })],
    ['hosts without that call', admin],
  ])('offers no erasing to %s', async (_who, viewer) => {
    const { dialog } = await openDialog(amelie, viewer);
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it("shows the server's errors about the successors at their field", async () => {
    const message = 'Paul Petit is no agent any more.';
    mockApi('deleteUser', problem(422, message, { errors: [{ path: 'body.handover.0', message }] }));
    const { user, dialog, confirm, place } = await openDialog(nora);
    const field = within(dialog).getByRole('combobox', { name: 'Agents who take over' });
    await user.click(field);
    await user.click(await screen.findByTitle('Paul Petit (paul@brand.test)'));
    await user.click(confirm);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    await waitFor(() => expect(field).toHaveFocus());
    expect(place()).toBe('/admin/user/31');
  });

  it.each(failures)('shows %s and stays open', async (_what, answer, sentence) => {
    mockApi('deleteUser', answer);
    const { user, dialog, confirm, place } = await openDialog(amelie);
    await user.click(confirm);
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(place()).toBe('/admin/user/21');
  });
});

const user = buildUser({ id: '7', name: 'Bo', email: 'bo@bo.test', sap_id: '0042', pricelist: '0151' });

it('sends nothing of an untouched profile', () => {
  expect(toUpdate(user, fromUser(user))).toBeNull();
  expect(toUpdate({ ...user, sap_id: null }, fromUser({ ...user, sap_id: null }))).toBeNull();
});

it('sends only the changes', () => {
  expect(toUpdate(user, { ...fromUser(user), sap_id: ' ' })).toEqual({ id: '7', sap_id: null });
  expect(toUpdate(user, { ...fromUser(user), sap_id: '42' })).toBeNull();
  expect(toUpdate(user, { ...fromUser(user), email: ' bo@b.test ', pricelist: null })).toEqual({
    id: '7',
    email: 'bo@b.test',
    pricelist: null,
  });
  expect(
    toUpdate(user, { ...fromUser(user), name: 'Bo & Co', extra_info: 'Closed', warehouse: '0003' }),
  ).toEqual({ id: '7', name: 'Bo & Co', extra_info: 'Closed', warehouse: '0003' });
});

it.each([
  ['chosen', undefined, 'fr' as const, { id: '7', language: 'fr' }],
  ['taken back', 'fr' as const, null, { id: '7', language: null }],
  ['cleared in the form', 'fr' as const, undefined, { id: '7', language: null }],
  ['left alone', 'fr' as const, 'fr' as const, null],
])('sends a language of mails that was %s', (_what, before, language, update) => {
  const user = buildUser({ id: '7', language: before });
  expect(toUpdate(user, { ...fromUser(user), language })).toEqual(update);
});
