import { screen, waitFor } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';

const route = '/admin/orders/list?current=false';
const order = buildOrderSummary({ id: '7', name: 'Spring windows', note: 'Before noon' });

/** Opens the dialog from the row menu. */
async function open(role: Role, change: Partial<typeof order> = {}) {
  const list = mockOrderList({ ...order, ...change });
  const app = renderApp(route, { user: buildUser({ roles: [role] }) });
  await app.user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Note' }));
  await screen.findByRole('dialog', { name: 'Note on “Spring windows”' });
  return { ...app, ...list };
}

it('shows both notes to staff, and sends only what was changed', async () => {
  const written = mockApi('setOrderNote', { status: 'success' });
  const { user } = await open('agent', { staff_note: 'Pays late' });
  expect(screen.getByLabelText(/^Note \(optional\)/)).toHaveValue('Before noon');
  const staff = screen.getByLabelText(/^Note for staff/);
  expect(staff).toHaveValue('Pays late');
  await user.type(staff, ', ask Ana');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(written.map(({ body }) => body)).toEqual([{ id: '7', staff_note: 'Pays late, ask Ana' }]);
  expect(await screen.findByText('Note saved')).toBeVisible();
});

it('has one note for a customer', async () => {
  const written = mockApi('setOrderNote', { status: 'success' });
  const { user } = await open('wls');
  expect(screen.queryByLabelText(/^Note for staff/)).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Note \(optional\)/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written.map(({ body }) => body)).toEqual([{ id: '7', note: '' }]));
});

it('has a sign in the list that tells the text', async () => {
  mockOrderList(
    { ...order, staff_note: 'Pays late' },
    buildOrderSummary({ note: '' }),
    buildOrderSummary({ note: 'After six' }),
  );
  renderApp(route);
  await screen.findByText('3 orders');
  expect(screen.getAllByRole('img', { name: /^Note/ }).map((sign) => sign.title)).toEqual([
    'Note: Before noon\nNote for staff: Pays late',
    'Note: After six',
  ]);
});

it('is not offered on a host that keeps no notes', async () => {
  mockOrderList(buildOrderSummary({ name: 'Spring windows' }));
  const { user } = renderApp(route);
  await user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
  expect(screen.getByRole('menuitem', { name: 'History' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Note' })).not.toBeInTheDocument();
});
