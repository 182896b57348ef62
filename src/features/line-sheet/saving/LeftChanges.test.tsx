import { screen } from '@testing-library/react';
import { copyText } from '../../../lib/clipboard';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import { readLeft } from '../state/journal';

jest.mock('../../../lib/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }));
jest.mock('../state/journal', () => ({
  ...jest.requireActual('../state/journal'),
  readLeft: jest.fn(() => Promise.resolve({ quantities: {}, wanted: {}, serviceDate: null })),
}));

async function openDeleted() {
  const person = buildUser();
  mockApi('getOrder', problem(404, 'This order does not exist.'));
  const app = renderApp('/linesheet/7', { user: person });
  await screen.findByText('This order does not exist.');
  return { ...app, person };
}

it('lets what was typed into an order that is gone be copied', async () => {
  const edit = { value: 3, base: 0, sent: [], seq: 1 };
  jest.mocked(readLeft).mockResolvedValueOnce({
    quantities: { WJM123000S: edit },
    wanted: {},
    serviceDate: null,
  });
  const { user, person } = await openDeleted();
  expect(readLeft).toHaveBeenCalledWith(person.id, '7');
  await screen.findByText(/1 change of yours was never saved in this order/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copyText).toHaveBeenCalledWith('Sku\tWhat\tMine\tIn the order\nWJM123000S\tWJM123000S\t3\t0');
});

it('says nothing where nothing was left', async () => {
  await openDeleted();
  expect(screen.queryByText(/never saved/)).not.toBeInTheDocument();
});
