import { act, screen, waitFor, within } from '@testing-library/react';
import type { Task } from '../../api';
import { saveBlob } from '../../lib/download';
import { buildUser } from '../../test/factories/buildUser';
import { file, mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { workbookFile } from '../../test/workbookFile';
import '../../test/plainFrame';
import '../../test/pageWorkers';

jest.mock('../../lib/download');

const workbook = (...rows: unknown[][]) => workbookFile(rows, 'stock.xlsx');

const stock = workbook(['sku', 'stock'], ['WJM123000M', 4]);
const task = (status: 'WIP' | 'done' | 'failed', progress: number, error: string | null = null) => ({
  details: { status, progress, error },
});

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function open(button?: string) {
  const app = renderApp('/admin/ed', { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await screen.findByRole('heading', { level: 1, name: 'Management' });
  if (button !== undefined) await app.user.click(screen.getByRole('button', { name: button }));
  return app;
}

async function openDialog(button: string) {
  const app = await open(button);
  return { ...app, dialog: await screen.findByRole('dialog') };
}

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('has the six tools', async () => {
  await open();
  for (const name of [
    'Upload stocks',
    'Remove stocks',
    'Sync stocks',
    'Task List',
    'Image upload',
    'Color upload',
  ])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

it('is available to admins only', async () => {
  renderApp('/admin/ed', { user: buildUser({ roles: ['agent'] }) });
  expect(await screen.findByText('Your account does not have access to this page.')).toBeVisible();
});

describe('Upload stocks', () => {
  async function choose(chosen = stock) {
    const app = await openDialog('Upload stocks');
    const update = within(app.dialog).getByRole('button', { name: 'Update' });
    await app.user.upload(within(app.dialog).getByLabelText('Stock file'), chosen);
    return { ...app, update };
  }

  it('is disabled without a file, and has a template', async () => {
    const { user, dialog } = await openDialog('Upload stocks');
    expect(within(dialog).getByRole('button', { name: 'Update' })).toBeDisabled();
    expect(within(dialog).getByLabelText('Stock file')).toHaveAttribute('accept', '.xlsx,.xls');
    await user.click(within(dialog).getByRole('button', { name: 'Download template' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'stock.xlsx'));
  });

  it('sends the file, polls its task and reports when it is done', async () => {
    const calls = mockApi('uploadStock', { status: 'success', task_id: 't1' });
    mockApi('getTaskStatus', task('WIP', 30));
    const { user, dialog, update } = await choose();
    await waitFor(() => expect(update).toBeEnabled());
    await user.click(update);
    expect(await within(dialog).findByText('Processing, done 30%')).toBeVisible();
    const { body } = calls[0] ?? {};
    expect(body instanceof FormData ? [...body.keys()] : []).toEqual(['stocks_file']);
    mockApi('getTaskStatus', task('done', 100));
    await later(5000);
    expect(await screen.findByText('Uploaded new stocks')).toBeInTheDocument();
  });

  it('shows bad rows before the upload', async () => {
    const { dialog, update } = await choose(workbook(['sku', 'stock'], ['WJM123', 1.5]));
    const table = await within(dialog).findByRole('region', { name: 'Bad rows' });
    expect(table).toHaveTextContent('1 row to correct, nothing was sent');
    expect(update).toBeDisabled();
  });

  it.each([
    [
      'a refusal',
      { status: 'error' as const, error: 'An upload is under way.' },
      'Error uploading: An upload is under way.',
    ],
    ['a problem', problem(413, 'The file is too large.'), 'Error uploading: The file is too large.'],
    ['no network', networkFailure(), 'error'],
  ])('reports %s', async (_what, answer, message) => {
    mockApi('uploadStock', answer);
    const { user, update } = await choose();
    await waitFor(() => expect(update).toBeEnabled());
    await user.click(update);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('reports a failed task with its rows', async () => {
    mockApi('uploadStock', { status: 'success', task_id: 't1' });
    mockApi('getTaskStatus', task('failed', 0, 'The file has 1 bad row, nothing was changed.'));
    const failed: Task = { task_id: 't1', class: 'UploadStock', status: 'failed', progress: 0, error: 'x' };
    mockApi('listTasks', { tasks: [{ ...failed, errors: ['Row 2, column sku: is unknown'] }] });
    const { user, dialog, update } = await choose();
    await waitFor(() => expect(update).toBeEnabled());
    await user.click(update);
    expect(
      await screen.findByText('Error: The file has 1 bad row, nothing was changed.'),
    ).toBeInTheDocument();
    expect(await within(dialog).findByRole('region', { name: 'Bad rows' })).toHaveTextContent('is unknown');
  });
});

describe('Remove stocks', () => {
  it('asks for confirmation', async () => {
    const calls = mockApi('removeStocks', { status: 'success' });
    const { user, dialog } = await openDialog('Remove stocks');
    expect(dialog).toHaveTextContent('Remove the stock of every sku in every warehouse?');
    expect(calls).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed stocks')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it.each([
    [
      'a refusal',
      { status: 'error' as const, error: 'An upload is under way.' },
      'Error removing stocks: An upload is under way.',
    ],
    ['no network', networkFailure(), 'error'],
  ])('reports %s', async (_what, answer, message) => {
    mockApi('removeStocks', answer);
    const { user, dialog } = await openDialog('Remove stocks');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

it.each([
  ['done', { status: 'success' as const, task_id: 't1' }, 'Sync stocks requested'],
  [
    'refused',
    { status: 'error' as const, error: 'The ERP has no stock.' },
    'Error syncing stocks: The ERP has no stock.',
  ],
  ['a problem', problem(503, 'Not ready.'), 'Error syncing stocks: Not ready.'],
  ['no network', networkFailure(), 'error'],
])('Sync stocks: %s', async (_what, answer, message) => {
  const calls = mockApi('syncStocks', answer);
  await open('Sync stocks');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({});
});

describe('Task List', () => {
  const tasks: Task[] = [
    {
      task_id: 't2',
      class: 'UploadImages',
      status: 'WIP',
      progress: 40,
      error: null,
      created: 1_795_000_000,
    },
    {
      task_id: 't1',
      class: 'UploadStock',
      status: 'failed',
      progress: 10,
      error: 'The file has 1 bad row.',
      errors: ['Row 2, column sku: is unknown'],
      can_retry: true,
    },
  ];
  const rows = () => screen.getAllByRole('row').slice(1);

  it('shows the tasks, and polls every 10 seconds until it is closed', async () => {
    const calls = mockApi('listTasks', { tasks });
    const { user, dialog } = await openDialog('Task List');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'task_id',
      'class',
      'created',
      'status',
      'progress',
      'error',
      'Actions',
    ]);
    expect(rows()[0]).toHaveTextContent(/t2UploadImages.*WIP40%/);
    expect(rows()[1]).toHaveTextContent(/t1UploadStockfailed10%The file has 1 bad row\./);
    expect(screen.queryByRole('button', { name: 'Retry t2' })).not.toBeInTheDocument();

    mockApi('listTasks', { tasks: [{ ...tasks[0], status: 'done', progress: 100 } as Task] });
    await later(10_000);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/done100%/));
    const last = mockApi('listTasks', { tasks });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await later(30_000);
    expect([calls.length, last.length]).toEqual([1, 0]);
  });

  it('names the API key that has started a task', async () => {
    const [task] = tasks;
    mockApi('listTasks', { tasks: [{ ...task, api_key: 'Warehouse' } as Task] });
    await openDialog('Task List');
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/UploadImagesBy the key Warehouse/));
  });

  it('retries a failed task, and downloads its errors', async () => {
    mockApi('listTasks', { tasks });
    const retries = mockApi('retryTask', { status: 'success' });
    const downloads = mockApi('downloadTaskErrors', file('task-t1-errors.txt'));
    const { user } = await openDialog('Task List');
    await user.click(await screen.findByRole('button', { name: 'Retry t1' }));
    await waitFor(() => expect(retries).toMatchObject([{ params: { id: 't1' } }]));
    await user.click(screen.getByRole('button', { name: 'Errors of t1' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'task-t1-errors.txt'));
    expect(downloads).toMatchObject([{ params: { id: 't1' } }]);
  });

  it('shows why a task cannot be retried', async () => {
    mockApi('listTasks', { tasks });
    mockApi('retryTask', { status: 'error', error: 'The files of this task are no longer kept.' });
    const { user } = await openDialog('Task List');
    await user.click(await screen.findByRole('button', { name: 'Retry t1' }));
    expect(await screen.findByText('The files of this task are no longer kept.')).toBeInTheDocument();
  });

  it('may be empty, and may fail to load', async () => {
    mockApi('listTasks', networkFailure());
    const { user } = await openDialog('Task List');
    await screen.findByText(/could not be reached/);
    mockApi('listTasks', { tasks: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no tasks yet.')).toBeVisible();
  });
});
