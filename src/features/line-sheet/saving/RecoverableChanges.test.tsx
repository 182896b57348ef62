import { screen, waitFor } from '@testing-library/react';
import { copyText } from '../../../lib/clipboard';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { coatCell, openLineSheet } from '../../../test/openLineSheet';
import { renderApp } from '../../../test/render';
import { noEdits } from '../state/edits';
import { claimEdits, readUnsavedEdits, readOtherTabsEdits } from '../state/journal';

jest.mock('../../../lib/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }));
jest.mock('../state/journal', () => ({
  ...jest.requireActual('../state/journal'),
  claimEdits: jest.fn(),
  readUnsavedEdits: jest.fn(),
  readOtherTabsEdits: jest.fn(),
}));

const edit = { value: 3, base: 0, sent: [], seq: 1 };
const threeCoats = { quantities: { WJM123000S: edit }, wanted: {}, serviceDate: null };

beforeEach(() =>
  [claimEdits, readUnsavedEdits, readOtherTabsEdits].forEach((read) =>
    jest.mocked(read).mockResolvedValue(noEdits),
  ),
);

async function openDeleted() {
  const person = buildUser();
  mockApi('getOrder', problem(404, 'This order does not exist.'));
  const app = renderApp('/linesheet/7', { user: person });
  await screen.findByText('This order does not exist.');
  return { ...app, person };
}

it('lets unsaved changes of a deleted order be copied', async () => {
  jest.mocked(readUnsavedEdits).mockResolvedValueOnce(threeCoats);
  const { user, person } = await openDeleted();
  expect(readUnsavedEdits).toHaveBeenCalledWith(person.id, '7');
  await screen.findByText(/1 change of yours was never saved in this order/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copyText).toHaveBeenCalledWith('Sku\tWhat\tMine\tIn the order\nWJM123000S\tWJM123000S\t3\t0');
});

it('is hidden without unsaved changes', async () => {
  await openDeleted();
  expect(screen.queryByText(/never saved/)).not.toBeInTheDocument();
});

it('without Web Locks takes over unsaved changes of other tabs on request', async () => {
  jest.mocked(readOtherTabsEdits).mockResolvedValue(threeCoats);
  const { user, server } = await openLineSheet({ lines: {} });
  await screen.findByText(/You made 1 change to this order in another window/);
  expect(coatCell('Black', 'S')).toHaveValue('');

  // Not earlier: the next poll would remove the notice before the click.
  jest.mocked(claimEdits).mockImplementationOnce(() => {
    jest.mocked(readOtherTabsEdits).mockResolvedValue(noEdits);
    return Promise.resolve(threeCoats);
  });
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue('3'));
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000S: 3 }));
  expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
});
