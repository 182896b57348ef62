import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../../api';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { buildUser } from '../../../test/factories/buildUser';
import { coatCell, openLineSheet, savedLine } from '../../../test/openLineSheet';
import { buildOrder } from '../../../test/factories/buildOrder';
import { renderWithStore } from '../../../test/render';
import { presenceText } from './PresenceLine';
import { SheetHeading } from './SheetHeading';
import { english } from '../../../languages/useT';

const nora = { id: '7', name: 'Nora Lindqvist' };

it.each([
  ['nobody', [], ''],
  ['one', ['Ada'], 'Ada has this order open too.'],
  ['two', ['Ada', 'Bo'], 'Ada and Bo have this order open too.'],
  ['three', ['Ada', 'Bo', 'Cy'], 'Ada, Bo and Cy have this order open too.'],
  ['more', ['Ada', 'Bo', 'Cy', 'Di', 'Ed'], 'Ada, Bo, Cy and 2 more have this order open too.'],
])('presenceText of %s', (_who, names, text) => {
  expect(presenceText(english.t, names)).toBe(text);
});

/** Opens the sheet while Nora has it open; returns a function that triggers the poll of every 15 seconds. */
async function openBesideNora() {
  let version = 1;
  const opening = openLineSheet();
  const calls = mockApi('reportPresence', () => ({ others: [nora], version }));
  const app = await opening;
  await screen.findByText('Nora Lindqvist has this order open too.');
  const orderIdRequest = { id: app.server.order.id };
  const askAgain = async () => {
    version = app.server.order.version;
    const ask = api.endpoints.reportPresence.initiate(
      { orderIdRequest },
      { forceRefetch: true, subscribe: false },
    );
    await act(() => app.store.dispatch(ask));
  };
  return { ...app, calls, askAgain };
}

it('reserves its space before it has loaded', async () => {
  mockApi('reportPresence', { others: [nora], version: 1 });
  renderWithStore(<SheetHeading order={buildOrder()} refusal={null} isProposing={false} />);
  const room = screen.getByRole('status');
  await waitFor(() => expect(room).toHaveTextContent('Nora Lindqvist has this order open too.'));
});

it('says who else has the order open', async () => {
  const { calls, server } = await openBesideNora();
  expect(calls).toMatchObject([{ body: { id: server.order.id } }]);
});

it('shows and highlights what they have saved', async () => {
  const { server, askAgain } = await openBesideNora();
  server.change({ WJM123000S: 9 });
  await askAgain();
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue('9'));
  expect(await screen.findByText(/1 quantity was changed just now\.$/)).toBeVisible();
  expect(coatCell('Black', 'S').parentElement).toHaveAttribute('data-changed');
  expect(coatCell('Black', 'L').parentElement).not.toHaveAttribute('data-changed');
});

it('highlights nothing in the next order', async () => {
  const { server, askAgain, unmount } = await openBesideNora();
  server.change({ WJM123000S: 9 });
  await askAgain();
  await screen.findByText(/1 quantity was changed just now\.$/);
  unmount();
  await openLineSheet();
  expect(screen.queryByText(/changed just now/)).not.toBeInTheDocument();
});

it("does not highlight the person's own changes", async () => {
  const { user, server, askAgain } = await openBesideNora();
  await user.type(coatCell('Ecru', 'S'), '4');
  await user.tab();
  await savedLine();
  server.change({ WJM123000S: 9 });
  await askAgain();
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue('9'));
  expect(coatCell('Ecru', 'S').parentElement).not.toHaveAttribute('data-changed');
  expect(coatCell('Ecru', 'S')).toHaveValue('4');
});

it('removes the names when requests fail', async () => {
  const { askAgain } = await openBesideNora();
  mockApi('reportPresence', networkFailure());
  await askAgain();
  await waitFor(() => expect(screen.queryByText(/has this order open/)).not.toBeInTheDocument());
});

it('is blank if the server does not support presence, and stops polling', async () => {
  const opening = openLineSheet({}, '', buildUser({ capabilities: [] }));
  const calls = mockApi('reportPresence', problem(404, 'There is no such call.'));
  await opening;
  expect(calls).toEqual([]);
  expect(screen.queryByText(/this order open/)).not.toBeInTheDocument();
});
