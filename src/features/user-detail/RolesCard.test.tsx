import { act, screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem } from '../../test/mockApi';
import { amelie, failures, nora, openUser, userCard } from '../../test/openUser';

describe('roles', () => {
  afterEach(() => jest.useRealTimers());
  const role = (name: string) => within(userCard('Roles')).getByRole('checkbox', { name });

  it('change optimistically', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const calls = mockApi('setUserRoles', async () => {
      await held;
      return { status: 'success' };
    });
    const { user } = await openUser();
    await user.click(role('Can use the App'));
    // The store notifies about a patched cache in the next frame.
    await waitFor(() => expect(role('Can use the App')).toBeChecked());
    await waitFor(() => expect(calls).toMatchObject([{ body: { id: '21', roles: ['wls', 'app'] } }]));
    mockApi('getUser', { ...amelie, roles: ['wls', 'app'] });
    act(() => answer());
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(role('Can use the App')).toBeChecked();
  });

  it('say what changed, with Undo for ten seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await openUser();
    const calls = mockApi('setUserRoles', { status: 'success' });
    mockApi('getUser', () => ({ ...amelie, roles: calls.length === 1 ? ['wls', 'app'] : ['wls'] }));
    const status = within(userCard('Roles')).getByRole('status');
    await user.click(role('Can use the App'));
    await waitFor(() =>
      expect(status).toHaveTextContent('Boutique Amélie now has the role “Can use the App”.'),
    );
    await user.click(within(status).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(role('Can use the App')).not.toBeChecked());
    expect(status).toBeEmptyDOMElement();
    expect(calls).toMatchObject([{ body: { roles: ['wls', 'app'] } }, { body: { roles: ['wls'] } }]);

    mockApi('getUser', { ...amelie, roles: [] });
    await user.click(role('Can use WLS'));
    const said = 'Boutique Amélie no longer has the role “Can use WLS”.';
    await waitFor(() => expect(status).toHaveTextContent(said));
    act(() => void jest.advanceTimersByTime(8000));
    expect(status).toHaveTextContent(said);
    act(() => void jest.advanceTimersByTime(2000));
    expect(status).toBeEmptyDOMElement();
  });

  it.each(failures)('are reverted after %s', async (_what, answer, sentence) => {
    mockApi('setUserRoles', answer);
    const { user } = await openUser();
    await user.click(role('Agent'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(role('Agent')).not.toBeChecked());
  });

  it('ask who takes over when the server requires it', async () => {
    const calls = mockApi('setUserRoles', ({ body }) =>
      typeof body === 'object' && body !== null && 'handover' in body
        ? { status: 'success' }
        : { status: 'error', error: 'Nora Lindqvist has orders or customers.', needs_handover: true },
    );
    const { user } = await openUser(nora);
    await user.click(role('Agent'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove role Agent' });
    expect(dialog).toHaveTextContent('Nora Lindqvist will no longer be an agent.');
    await waitFor(() => expect(role('Agent')).toBeChecked());
    const remove = within(dialog).getByRole('button', { name: 'Remove' });
    expect(remove).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Agents who take over' }));
    await user.click(await screen.findByTitle('Paul Petit (paul@brand.test)'));
    await user.click(remove);
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { id: '31', roles: [] },
      { id: '31', roles: [], handover: ['32'] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show why the chosen agents cannot take over, and can choose others', async () => {
    const message = 'Paul Petit is no agent any more.';
    const refusal = problem(422, message, { errors: [{ path: 'body.handover.0', message }] });
    mockApi('setUserRoles', ({ body }) =>
      typeof body === 'object' && body !== null && 'handover' in body
        ? refusal
        : { status: 'error', error: 'Nora Lindqvist has orders or customers.', needs_handover: true },
    );
    const { user } = await openUser(nora);
    await user.click(role('Agent'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove role Agent' });
    const field = within(dialog).getByRole('combobox', { name: 'Agents who take over' });
    await user.click(field);
    await user.click(await screen.findByTitle('Paul Petit (paul@brand.test)'));
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeEnabled();
    expect(role('Agent')).toBeChecked();
  });

  it('explain WLS and LS', async () => {
    await openUser();
    const card = within(userCard('Roles'));
    expect(card.getByTitle(/^WLS is the wholesale channel/)).toBeVisible();
    expect(card.getByTitle(/channel, LS\.$/)).toBeVisible();
  });

  it('are all for admins, only wls for agents', async () => {
    const { unmount } = await openUser();
    for (const name of ['Admin', 'Agent', 'Can use WLS', 'Can use the App']) expect(role(name)).toBeEnabled();
    unmount();
    await openUser(amelie, nora);
    expect(role('Can use WLS')).toBeEnabled();
    for (const name of ['Admin', 'Agent', 'Can use the App']) expect(role(name)).toBeDisabled();
  });
});
