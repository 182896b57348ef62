import { act, screen, waitFor, within } from '@testing-library/react';
import { mockApi } from '../../test/mockApi';
import { amelie, failures, nora, openUser, userCard } from '../../test/openUser';

describe('roles', () => {
  const role = (name: string) => within(userCard('Roles')).getByRole('checkbox', { name });

  it('change at once, before the server has answered', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const calls = mockApi('setUserRoles', async () => {
      await held;
      return { status: 'success' };
    });
    const { user } = await openUser();
    await user.click(role('Can use the App'));
    // The store tells of a patched cache with the next frame.
    await waitFor(() => expect(role('Can use the App')).toBeChecked());
    await waitFor(() => expect(calls).toMatchObject([{ body: { id: '21', roles: ['wls', 'app'] } }]));
    mockApi('getUser', { ...amelie, roles: ['wls', 'app'] });
    act(() => answer());
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(role('Can use the App')).toBeChecked();
  });

  it.each(failures)('undo themselves after %s', async (_what, answer, sentence) => {
    mockApi('setUserRoles', answer);
    const { user } = await openUser();
    await user.click(role('Agent'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(role('Agent')).not.toBeChecked());
  });

  it('are all for admins, wls alone for agents', async () => {
    const { unmount } = await openUser();
    for (const name of ['Admin', 'Agent', 'Can use WLS', 'Can use the App']) expect(role(name)).toBeEnabled();
    unmount();
    await openUser(amelie, nora);
    expect(role('Can use WLS')).toBeEnabled();
    for (const name of ['Admin', 'Agent', 'Can use the App']) expect(role(name)).toBeDisabled();
  });
});
