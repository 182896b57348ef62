import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { renderApp } from '../../test/render';

jest.mock('../../features/orders/OrderListPage', () => ({ OrderListPage: () => <h1>The orders</h1> }));

describe('counts the files of the ERP that could not be taken in', () => {
  const capabilities = ['listRefusedFiles'];
  const openShell = async (role: Role, count: number) => {
    const calls = mockApi('listRefusedFiles', { files: [], count });
    const app = renderApp('/admin/orders/list', { user: buildUser({ roles: [role], capabilities }) });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    return { ...app, menu, calls };
  };

  it('for admins, beside the page that lists them and on the button of the menu', async () => {
    const { menu } = await openShell('admin', 3);
    const link = await menu.findByRole('link', { name: 'Management, with 3 refused files' });
    expect(link).toHaveTextContent(/^Management3$/);
    expect(screen.getByRole('button', { name: 'Open menu, with 3 refused files' })).toBeInTheDocument();
  });

  it('also in a folded menu', async () => {
    const { menu, user } = await openShell('admin', 1);
    await user.click(screen.getByRole('button', { name: 'Side menu' }));
    expect(await menu.findByRole('link', { name: 'Management, with 1 refused file' })).toBeInTheDocument();
  });

  it('not where there are none', async () => {
    const { menu, calls } = await openShell('admin', 0);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(menu.getByRole('link', { name: 'Management' })).toHaveTextContent(/^Management$/);
  });

  it('for nobody else', async () => {
    const { menu, calls } = await openShell('agent', 3);
    await menu.findByRole('link', { name: 'List of orders' });
    expect(calls).toHaveLength(0);
  });
});
