import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../../api';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { coatCell, openLineSheet, savedLine } from '../../../test/openLineSheet';

it('shows the notes, and updates them after changes', async () => {
  const written = mockApi('setOrderNote', { status: 'success' });
  const { user } = await openLineSheet({ note: 'Before noon', staff_note: 'Pays late' });
  expect(screen.getByText('Before noon')).toBeVisible();
  expect(screen.getByText('Pays late')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Documents and notes' }));
  const field = await screen.findByLabelText(/^Note \(optional\)/);
  await user.clear(field);
  await user.type(field, 'After six');
  // The sheet has a button of that name too.
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? field);
  await waitFor(() => expect(screen.getByText('After six', { selector: 'p' })).toBeVisible());
  expect(written).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.clear(coatCell('Black', 'L'));
  await user.tab();
  await savedLine();
});

it('shows changed notes though an answer with the previous ones arrives later', async () => {
  mockApi('setOrderNote', { status: 'success' });
  const { user, server, store } = await openLineSheet({ note: 'Before noon' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  mockApi('getOrder', () => answered.then(() => server.order));
  const { id } = server.order;
  const refetch = api.endpoints.getOrder.initiate({ id }, { forceRefetch: true, subscribe: false });
  let refetched: Promise<unknown> = Promise.resolve();
  act(() => void (refetched = store.dispatch(refetch)));
  await user.click(screen.getByRole('button', { name: 'Documents and notes' }));
  const field = await screen.findByLabelText(/^Note \(optional\)/);
  await user.clear(field);
  await user.type(field, 'After six');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? field);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('After six', { selector: 'p' })).toBeVisible();
  answer();
  await act(() => refetched);
  expect(await screen.findByText('After six', { selector: 'p' })).toBeVisible();
});

it('is hidden for customers if the server does not support notes', async () => {
  await openLineSheet();
  expect(screen.queryByRole('button', { name: 'Documents and notes' })).not.toBeInTheDocument();
});

it('offers staff the document details', async () => {
  mockApi('getOrderPapers');
  const { user } = await openLineSheet({}, '', buildUser({ roles: ['agent'] }));
  expect(screen.queryByLabelText('Your order number')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Documents and notes' }));
  expect(await screen.findByLabelText(/^Buyer’s order number/)).toBeVisible();
});
