import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api';
import { saveBlob } from '../../lib/download';
import { inWords } from '../../domain/language/wording';
import { english } from '../../languages/useT';
import { file, mockApi, problem } from '../../test/mockApi';
import { renderWithStore } from '../../test/render';
import { downloadName, DownloadsBar, progressText } from './DownloadsBar';

jest.mock('../../lib/download');

/** A response that waits until the test releases it. */
function held() {
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => (letGo = resolve));
  return { promise, letGo: () => letGo() };
}

const cancelButton = { name: 'Cancel Order Excel' };

beforeEach(() => jest.mocked(saveBlob).mockClear());

function startDownload(answer = file('Order 7.xlsx')) {
  const waiting = held();
  mockApi('downloadOrderExcel', () => waiting.promise.then(() => answer));
  const { store, user } = renderWithStore(<DownloadsBar />);
  const start = () => store.dispatch(api.endpoints.downloadOrderExcel.initiate({ id: '7' }));
  const started: ReturnType<typeof start>[] = [];
  // Not the promise itself, which act would wait for.
  act(() => void started.push(start()));
  const done = Promise.all(started).then(([outcome]) => outcome);
  return { done, user, waiting };
}

it('shows downloads that take a while, until they are complete', async () => {
  const { done, waiting } = startDownload();
  expect(screen.queryByRole('region', { name: 'Downloads' })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Downloads' })).toHaveTextContent(
    /Order Excel.*Preparing, \d+ s/,
  );
  expect(screen.getByText('Downloading Order Excel')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('progressbar', { name: 'Order Excel' })).not.toHaveAttribute('aria-valuenow');
  waiting.letGo();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Downloads' })).not.toBeInTheDocument());
  expect((await done)?.data).toBe('Order 7.xlsx');
  expect(saveBlob).toHaveBeenCalledTimes(1);
});

it('cancels a download without saving a file or reporting a failure', async () => {
  const { done, user } = startDownload();
  await user.click(await screen.findByRole('button', cancelButton));
  await waitFor(() => expect(screen.queryByRole('button', cancelButton)).not.toBeInTheDocument());
  expect(await done).toEqual({ data: '' });
  expect(saveBlob).not.toHaveBeenCalled();
});

it('disappears when the file is refused', async () => {
  const { done, waiting } = startDownload(problem(404, 'There is no such order.'));
  await screen.findByRole('button', cancelButton);
  waiting.letGo();
  await waitFor(() => expect(screen.queryByRole('button', cancelButton)).not.toBeInTheDocument());
  expect((await done)?.error).toMatchObject({ detail: 'There is no such order.' });
});

const download = {
  id: 1,
  endpoint: 'downloadOrderPdf',
  startedAt: 1000,
  fileName: null,
  received: 0,
  total: null,
};
const arriving = { ...download, fileName: 'order_7.pdf', received: 1_572_864 };

it.each([
  [download, 'Full PDF', 'Preparing, 12 s'],
  [{ ...download, endpoint: 'another' }, 'Download', 'Preparing, 12 s'],
  [arriving, 'order_7.pdf', '1.5 MB'],
  [{ ...arriving, received: 600, total: 204_800 }, 'order_7.pdf', '1 KB of 200 KB'],
])('%j is called %s: %s', (one, name, progress) => {
  const { t } = english;
  expect([inWords(t, downloadName(one)), t(progressText(one, 13_900))]).toEqual([name, progress]);
});
