import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem } from '../../test/mockApi';
import { amelie, failures, nora, openUser, userCard } from '../../test/openUser';

/** Opens the page and clicks the button that removes Nora. */
async function removeNora(...of: Parameters<typeof openUser>) {
  const app = await openUser(...of);
  await app.user.click(
    await within(userCard('Agents')).findByRole('button', { name: 'Remove agent Nora Lindqvist' }),
  );
  return app;
}

/** Opens the page and adds Paul in the dialog. */
async function addPaul() {
  const { user } = await openUser();
  await within(userCard('Agents')).findByRole('link', { name: 'Nora Lindqvist' });
  await user.click(screen.getByRole('button', { name: '+ Add agent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add agent' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Agent' }));
  await user.click(await screen.findByTitle('Paul Petit (paul@brand.test)'));
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  return dialog;
}

describe('agents', () => {
  it('are removed', async () => {
    const calls = mockApi('setUserAgents', { status: 'success' });
    await removeNora();
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '21', agents: [] } }]);
  });

  it('are added from the remaining agents', async () => {
    const calls = mockApi('setUserAgents', { status: 'success' });
    await addPaul();
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '21', agents: ['31', '32'] } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are not added when the server refuses them, and the dialog shows why', async () => {
    const message = 'Paul Petit is no agent any more.';
    mockApi('setUserAgents', problem(422, message, { errors: [{ path: 'body.agents.1', message }] }));
    const dialog = await addPaul();
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(userCard('Agents')).queryByRole('link', { name: 'Paul Petit' })).not.toBeInTheDocument();
  });

  it.each(failures)('are unchanged after %s', async (_what, answer, sentence) => {
    mockApi('setUserAgents', answer);
    await removeNora();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(within(userCard('Agents')).getByRole('link', { name: 'Nora Lindqvist' })).toBeVisible();
  });

  it('confirm removing themselves', async () => {
    mockApi('setUserAgents', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, place } = await removeNora(amelie, nora);
    const dialog = await screen.findByRole('dialog', { name: 'Remove yourself' });
    expect(dialog).toHaveTextContent('You will no longer see Boutique Amélie and their orders.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(place()).toBe('/admin/users/list'));
  });
});
