import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { admin, box, giveMatrixRoom, nora, openVisibility, paul } from '../../test/openVisibility';

beforeEach(giveMatrixRoom);

describe("a header's menu", () => {
  async function choose(entry: string, viewer: User = admin, search = '') {
    const app = await openVisibility(viewer, search);
    await app.user.click(screen.getByRole('button', { name: 'Actions for Women, AW26' }));
    await app.user.click(screen.getByRole('menuitem', { name: entry }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: entry }) };
  }

  it('offers agents no Enable for agents', async () => {
    const { user } = await openVisibility(nora);
    await user.click(screen.getByRole('button', { name: 'Actions for Women, AW26' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Enable for all',
      'Disable for all',
    ]);
  });

  it('says who will see the catalog, then changes it', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success' });
    const { user, dialog } = await choose('Enable for all');
    expect(dialog).toHaveTextContent('the 2 agents shown and their 2 customers');
    expect(dialog).toHaveTextContent('3 people will see Women, AW26.');
    mockApi('listAgents', [nora, { ...paul, catalogs: ['51'] }]);
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Women was enabled for 3 users')).toBeInTheDocument();
    expect(calls).toMatchObject([
      { body: { catalog_id: '51', user_ids: ['31', '32'], action: 'enable', cascade: true } },
    ]);
    await waitFor(() => expect(box('Women for Paul')).toBeChecked());
  });

  it('can be undone for exactly those whom it changed', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success', changed: ['32', '22', '77'] });
    const { user, dialog } = await choose('Enable for all');
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Women was enabled for 3 users')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo 3 changes' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({
      catalog_id: '51',
      user_ids: ['32', '22', '77'],
      action: 'disable',
      cascade: false,
    });
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('can be undone when the server does not return whom it changed', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success' });
    const { user, dialog } = await choose('Disable for all', admin, '?customers=true&current=false');
    expect(dialog).toHaveTextContent('Nothing would change.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Actions for Men, SS26' }));
    await user.click(screen.getByRole('menuitem', { name: 'Disable for all' }));
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    const undone = mockApi('setCatalogForUser', { status: 'success' });
    await user.click(await screen.findByRole('button', { name: 'Undo 1 change' }));
    await waitFor(() =>
      expect(undone).toMatchObject([{ body: { catalog_id: '52', user_id: '21', action: 'enable' } }]),
    );
  });

  it('means only agents with Enable for agents', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success' });
    const { user, dialog } = await choose('Enable for agents', admin, '?customers=true');
    expect(dialog).toHaveTextContent('all 2 agents');
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await waitFor(() =>
      expect(calls).toMatchObject([{ body: { user_ids: ['31', '32'], action: 'enable', cascade: false } }]),
    );
  });

  it('does not run when nothing would change', async () => {
    const { dialog } = await choose('Disable for all', nora);
    expect(dialog).toHaveTextContent('the 2 customers shown');
    expect(dialog).toHaveTextContent('Nothing would change.');
    expect(within(dialog).getByRole('button', { name: 'Disable' })).toBeDisabled();
  });

  it.each([
    ['a refusal', { status: 'error' as const, error: 'The catalog is archived.' }, /The catalog is archived/],
    ['a problem', problem(404, 'There is no such user.'), /There is no such user/],
    ['no network', networkFailure(), /could not be reached/],
  ])('shows %s and stays open', async (_what, answer, sentence) => {
    mockApi('setCatalogForUsers', answer);
    const { user, dialog } = await choose('Disable for all');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
  });
});
