import { act, screen, waitFor, within } from '@testing-library/react';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import { cellsOf, rowsOf } from '../../../test/tableRows';
import { workbookFile } from '../../../test/workbookFile';
import { fromCatalog, toReuploadForm } from './UpdateCatalogForm';
import '../../../test/plainFrame';
import '../../../test/pageWorkers';

const route = '/admin/catalog/reupload';
const women = buildCatalog({ id: '7', name: 'Women', num_items: 12, service_date: 1_798_761_600 });
const men = buildCatalog({ id: '8', name: 'Men', num_items: 3, catalog_type: 'return' });
const problemText = 'Problem updating the catalog, try again later!';

const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];
const coat = ['WJM123', 'Coat', '000', 'M', 100, 'EUR'];
const file = workbookFile([header, coat]);

const task = (status: 'WIP' | 'done' | 'failed', progress: number, error: string | null = null) => ({
  details: { status, progress, error },
});

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function open(place = `${route}?catalog=7`, viewer: Parameters<typeof buildUser>[0] = {}) {
  mockApi('listAllCatalogs', [women, men]);
  const app = renderApp(place, {
    user: buildUser({ roles: ['admin'], ...viewer }),
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  await screen.findByLabelText('Catalog to update');
  return app;
}

const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(5000));

it('has a catalog select, stored in the URL', async () => {
  const { user, place } = await open(route);
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Catalog to update'));
  await user.click(await screen.findByTitle('Men (3)'));
  expect(place()).toBe(`${route}?catalog=8`);
  expect(await screen.findByLabelText('Name')).toHaveValue('Men');
  expect(screen.getByText('Return')).toBeVisible();
  expect(screen.getByLabelText('Service date (optional)')).toHaveValue('');
});

it('requires a name', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required'));
});

it('updates as a task, polled every 5 seconds until it is done', async () => {
  const calls = mockApi('reuploadCatalog', { status: 'success', task_id: 't1' });
  const polls = mockApi('getTaskStatus', task('WIP', 40));
  const { user } = await open();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Ladies');
  await user.upload(screen.getByLabelText('Catalog file (optional)'), file);
  await screen.findByText('1 row, all good');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Processing, done 40%')).toBeVisible();
  const { body } = calls[0] ?? {};
  expect(body instanceof FormData ? Object.fromEntries(body) : null).toEqual({
    catalog: '7',
    name: 'Ladies',
    catalog_type: 'initial',
    is_current: 'true',
    drop: '',
    service_date: '1798761600',
    catalog_path: expect.any(File),
  });
  expect(polls).toMatchObject([{ params: { id: 't1' } }]);

  const last = mockApi('getTaskStatus', task('done', 100));
  await nextPoll();
  expect(await screen.findByText('Awesome! Catalog was updated')).toBeInTheDocument();
  expect(screen.queryByText(/Processing/)).not.toBeInTheDocument();
  await nextPoll();
  await nextPoll();
  expect(last).toHaveLength(1);
});

it('shows all bad rows of a failed task', async () => {
  mockApi('reuploadCatalog', { status: 'success', task_id: 't1' });
  mockApi('getTaskStatus', task('failed', 100, 'The file has 2 bad rows, nothing was changed.'));
  mockApi('listTasks', {
    tasks: [
      {
        task_id: 't1',
        class: 'ReuploadCatalog',
        status: 'failed',
        progress: 100,
        error: 'The file has 2 bad rows, nothing was changed.',
        errors: ['Row 3, column sku: is unknown', 'Row 9, column size: is required'],
      },
    ],
  });
  const { user } = await open();
  await user.upload(screen.getByLabelText('Catalog file (optional)'), file);
  await screen.findByText('1 row, all good');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(problemText)).toBeInTheDocument();
  const table = await screen.findByRole('region', { name: 'Bad rows' });
  expect(table).toHaveTextContent('2 rows to correct, nothing was changed');
  expect(within(table).getAllByRole('row').at(2)).toHaveTextContent('9sizeis required');
});

it.each([
  [
    'a refusal',
    { status: 'error' as const, error: 'Another update of this catalog is under way.' },
    /under way/,
  ],
  ['no network', networkFailure(), /could not be reached/],
])('reports %s', async (_what, answer, sentence) => {
  mockApi('reuploadCatalog', answer);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(problemText)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'What is wrong' })).toHaveTextContent(sentence),
  );
  expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled();
});

describe('the preview', () => {
  const change = {
    generic: 'WJM123',
    name: 'Wool coat',
    key: '',
    kind: 'changed' as const,
    field: 'wh_price',
    before: '120.00',
    after: '129.00',
  };
  const added = {
    ...change,
    kind: 'added' as const,
    field: 'size',
    key: 'WJM123000XS',
    before: null,
    after: 'XS',
  };
  const found = {
    status: 'success' as const,
    num_added: 1,
    num_changed: 1,
    num_removed: 0,
    num_unnamed: 11,
    changes: [change, added],
  };
  const lines = () => rowsOf('What changes').map(cellsOf);

  async function chooseFile(viewer?: Parameters<typeof open>[1]) {
    const app = await open(undefined, viewer);
    await app.user.upload(screen.getByLabelText('Catalog file (optional)'), file);
    await screen.findByText('1 row, all good');
    return app;
  }

  it('shows the changes of the form and the file, with both values', async () => {
    const previews = mockApi('previewCatalogUpdate', found);
    const calls = mockApi('reuploadCatalog', { status: 'success', task_id: 't1' });
    mockApi('getTaskStatus', task('done', 100));
    const { user } = await chooseFile();
    await user.type(screen.getByLabelText('Name'), ' II');
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByRole('heading', { name: 'This update makes 3 changes' })).toBeVisible();
    expect(screen.getByText('11 garments that the file does not name stay as they are.')).toBeVisible();
    expect(lines()).toEqual([
      ['Changed', 'The catalog', 'Name', 'Women', 'Women II'],
      ['Changed', 'WJM123 Wool coat', 'Wholesale price', '120.00', '129.00'],
      ['Added', 'WJM123 Wool coat', 'Size, WJM123000XS', '–', 'XS'],
    ]);
    await user.click(screen.getByText('Added (1)'));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(previews).toHaveLength(1);
    expect(calls).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Awesome! Catalog was updated')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('table', { name: 'What changes' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });

  it("shows the form's changes without the server, and closes when the form changes", async () => {
    const previews = mockApi('previewCatalogUpdate', found);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByRole('heading', { name: 'This update changes nothing' })).toBeVisible();
    await user.type(screen.getByLabelText('Drop (optional)'), 'D2');
    expect(screen.queryByText('This update changes nothing')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByRole('heading', { name: 'This update makes 1 change' })).toBeVisible();
    expect(previews).toEqual([]);
  });

  it('offers to move own codes that other garments have', async () => {
    const errors = [{ row: 2, column: 'generic', message: 'ST-1 is WJM999 in First, not WJM123' }];
    mockApi('previewCatalogUpdate', { status: 'error', error: 'Bad.', errors, num_bound_codes: 1 });
    const { user } = await chooseFile();
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    await user.click(await screen.findByLabelText('Move the codes to the garments of this file'));
    const previews = mockApi('previewCatalogUpdate', found);
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByRole('heading', { name: 'This update makes 2 changes' })).toBeVisible();
    const calls = mockApi('reuploadCatalog', { status: 'success', task_id: 't1' });
    mockApi('getTaskStatus', task('done', 100));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    const sent = [...previews, ...calls].map(({ body }) =>
      body instanceof FormData ? body.get('move_codes') : '',
    );
    expect(sent).toEqual(['true', 'true']);
  });

  it('lists the bad rows that the update would refuse', async () => {
    const errors = [{ row: 2, column: 'currency', message: 'is not EUR, the currency of Women' }];
    mockApi('previewCatalogUpdate', { status: 'error', error: '1 bad row', errors });
    const { user } = await chooseFile();
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByText('1 row to correct, nothing would be changed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled());
  });

  it('is not shown when the form has changed meanwhile', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    mockApi('previewCatalogUpdate', async () => {
      await held;
      return found;
    });
    const { user } = await chooseFile();
    const ask = screen.getByRole('button', { name: 'Preview changes' });
    await user.click(ask);
    await waitFor(() => expect(ask).toBeDisabled());
    await user.type(screen.getByLabelText('Name'), ' II');
    answer();
    await waitFor(() => expect(ask).toBeEnabled());
    expect(screen.queryByText(/This update makes/)).not.toBeInTheDocument();
  });

  it('shows why it failed', async () => {
    mockApi('previewCatalogUpdate', networkFailure());
    const { user } = await chooseFile();
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
  });

  it('is not offered on a server without the call', async () => {
    await chooseFile({ capabilities: [] });
    expect(screen.queryByRole('button', { name: 'Preview changes' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled());
  });
});

it('confirms leaving the page after a refusal', async () => {
  mockApi('reuploadCatalog', networkFailure());
  const { user, place } = await open();
  await user.type(screen.getByLabelText('Name'), 's');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByText(problemText);
  await user.click(screen.getByRole('link', { name: 'Batch update' }));
  const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(place()).toBe(`${route}?catalog=7`);
  expect(screen.getByLabelText('Name')).toHaveValue('Womens');
});

it('an untouched catalog is sent as it is', () => {
  const catalog = buildCatalog({ id: '7', name: 'Women', drop: 'D1', service_date: 1_798_761_600 });
  expect(toReuploadForm('7', fromCatalog(catalog))).toEqual({
    catalog: '7',
    name: 'Women',
    catalog_type: 'initial',
    is_current: 'true',
    drop: 'D1',
    service_date: '1798761600',
  });
});

it('sends a date and a file only when there are any', () => {
  const file = new File(['x'], 'catalog.xlsx');
  const draft = fromCatalog(buildCatalog({ service_date: null, is_current: false }));
  expect(toReuploadForm('7', draft)).not.toHaveProperty('service_date');
  expect(toReuploadForm('7', { ...draft, name: ' New ', file })).toMatchObject({
    name: 'New',
    is_current: 'false',
    catalog_path: file,
  });
});
