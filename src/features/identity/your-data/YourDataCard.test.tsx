import { screen, waitFor, within } from '@testing-library/react';
import { saveBlob } from '../../../lib/download';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { file, mockApi, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';

jest.mock('../../../lib/download');

const bo = buildUser({ roles: ['app'], capabilities: [...optionalCalls, 'exportMyData'] });

async function openCard() {
  const { user } = renderApp('/admin/profile', { user: bo });
  const card = within(await screen.findByRole('region', { name: 'Your data' }));
  return { user, download: card.getByRole('button', { name: 'Download' }) };
}

it('downloads everything about oneself', async () => {
  const calls = mockApi('exportMyData', file('my_data.zip'));
  const { user, download } = await openCard();
  await user.click(download);
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'my_data.zip'));
  expect(calls).toHaveLength(1);
});

it('says why it failed', async () => {
  mockApi('exportMyData', problem(503, 'The server is not ready.'));
  const { user, download } = await openCard();
  await user.click(download);
  expect(await screen.findByText('The server is not ready.')).toBeVisible();
});

it('is hidden where the host has no such call', async () => {
  renderApp('/admin/profile', { user: buildUser({ roles: ['app'] }) });
  await screen.findByRole('region', { name: 'Account' });
  expect(screen.queryByRole('region', { name: 'Your data' })).not.toBeInTheDocument();
});
