import { screen, waitFor, within } from '@testing-library/react';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { mockApi, networkFailure, type SeenCall } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { workbookFile } from '../../test/workbookFile';
import '../../test/plainFrame';
import '../../test/pageWorkers';

const women = buildCatalog({ id: '7', name: 'Women AW26' });
const men = buildCatalog({ id: '8', name: 'Men AW26' });
const both = ['Women AW26', 'Men AW26'];
const problemText = 'Problem batch update catalog, try again later!';

const workbook = (...rows: unknown[][]) => workbookFile(rows, 'batch.xlsx');

async function open() {
  mockApi('listAllCatalogs', [women, men]);
  const app = renderApp('/admin/catalog/batch');
  const update = await screen.findByRole('button', { name: 'Update' });
  return { ...app, update };
}

async function choose(action: 'Upload' | 'Edit' | 'Delete', file: File, names = ['Women AW26']) {
  const app = await open();
  const { user } = app;
  await user.click(screen.getByRole('combobox', { name: 'Catalogs' }));
  for (const name of names) await user.click(await screen.findByTitle(name));
  await chooseAction(user, action);
  await user.upload(screen.getByLabelText('Excel file'), file);
  return app;
}

async function chooseAction(user: Awaited<ReturnType<typeof open>>['user'], action: string) {
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(await screen.findByTitle(action));
}

function formOf(call: SeenCall | undefined) {
  return call?.body instanceof FormData ? Object.fromEntries(call.body) : null;
}

const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];
const coat = ['WJM123', 'Coat', '000', 'M', 100, 'EUR'];
const garments = workbook(header, coat);
const prices = workbook(['sku', 'wh_price'], ['WJM123000M', 90]);
const dropped = workbook(['sku'], ['WJM123000M'], ['WJM123000L']);

it('lists the missing fields', async () => {
  const { user, update } = await open();
  await user.click(update);
  for (const missing of ['Select some catalog', 'Select an action', 'Excel file is required'])
    expect(await screen.findByText(missing, { selector: '[class*=explain-error]' })).toBeVisible();
  const catalogs = screen.getByRole('combobox', { name: 'Catalogs' });
  await waitFor(() => expect(catalogs).toHaveAccessibleDescription('Select some catalog'));
});

it('uploads garments to several catalogs', async () => {
  const calls = mockApi('uploadGarments', { status: 'success' });
  const { user, update } = await choose('Upload', garments, both);
  expect(screen.queryByRole('checkbox', { name: "Create if doesn't exist" })).not.toBeInTheDocument();
  await screen.findByText('1 row, all good');
  await user.click(update);
  expect(await screen.findByText('Awesome! Updated successfully!')).toBeInTheDocument();
  expect(formOf(calls[0])).toEqual({ catalog_ids: '7,8', file_path: expect.any(File) });
});

it.each([
  [false, 'false'],
  [true, 'true'],
])("edits garments; 'Create if doesn't exist' %s", async (isChecked, override) => {
  const calls = mockApi('editGarments', { status: 'success' });
  const { user, update } = await choose('Edit', prices, both);
  if (isChecked) await user.click(screen.getByRole('checkbox', { name: "Create if doesn't exist" }));
  await screen.findByText('1 row, all good');
  await user.click(update);
  expect(await screen.findByText('Awesome! Updated successfully!')).toBeInTheDocument();
  expect(formOf(calls[0])).toMatchObject({ catalog_ids: '7,8', override });
});

it.each([
  ['Upload', 'uploadGarments', [...header, 'own_sku'], [...coat, 'ST-1-M']],
  ['Edit', 'editGarments', ['sku', 'own_sku'], ['WJM123000M', 'ST-1-M']],
] as const)(
  'names own codes that other garments have before the action %s, and offers to move them',
  async (action, operation, ...rows) => {
    const checks = mockApi('previewCatalogUpdate', (call) =>
      formOf(call)?.move_codes === 'true'
        ? { status: 'success' }
        : {
            status: 'error',
            error: 'The file has 1 bad row, nothing was changed.',
            errors: [{ row: 2, column: 'own_sku', message: 'ST-1-M is WJM999000M in First' }],
            num_bound_codes: 1,
          },
    );
    const calls = mockApi(operation, { status: 'success' });
    const { user, update } = await choose(action, workbook(...rows.map((row) => [...row])), both);
    const move = await screen.findByLabelText('Move the codes to the garments of this file');
    expect(screen.getByRole('region', { name: 'Bad rows' })).toHaveTextContent('ST-1-M is WJM999000M');
    expect(update).toBeDisabled();
    await user.click(move);
    await screen.findByText('1 row, all good');
    await user.click(update);
    expect(await screen.findByText('Awesome! Updated successfully!')).toBeInTheDocument();
    expect(checks.map(formOf)).toMatchObject([
      { catalog: '7,8', action: action.toLowerCase() },
      { catalog: '7,8', action: action.toLowerCase(), move_codes: 'true' },
    ]);
    expect(formOf(calls[0])).toMatchObject({ catalog_ids: '7,8', move_codes: 'true' });
  },
);

it('offers to move no codes when deleting garments', async () => {
  mockApi('previewCatalogUpdate', {
    status: 'error',
    error: 'The file has 1 bad row, nothing was changed.',
    errors: [{ row: 2, column: 'own_sku', message: 'ST-1-M is WJM999000M in First' }],
    num_bound_codes: 1,
  });
  const { user } = await choose('Edit', workbook(['sku', 'own_sku'], ['WJM123000M', 'ST-1-M']));
  const move = await screen.findByLabelText('Move the codes to the garments of this file');
  await chooseAction(user, 'Delete');
  await waitFor(() => expect(move).not.toBeInTheDocument());
});

it("resets 'Create if doesn't exist' when the action changes", async () => {
  const { user } = await choose('Edit', prices);
  await user.click(screen.getByRole('checkbox', { name: "Create if doesn't exist" }));
  await chooseAction(user, 'Delete');
  expect(screen.queryByRole('checkbox', { name: "Create if doesn't exist" })).not.toBeInTheDocument();
  await chooseAction(user, 'Edit');
  expect(screen.getByRole('checkbox', { name: "Create if doesn't exist" })).not.toBeChecked();
});

it('confirms a deletion', async () => {
  const calls = mockApi('deleteGarments', { status: 'success' });
  const { user, update } = await choose('Delete', dropped, both);
  await screen.findByText('2 rows, all good');
  await user.click(update);
  const dialog = await screen.findByRole('dialog', { name: 'Delete garments' });
  expect(dialog).toHaveTextContent(
    'Delete the garments and skus listed in the file (2 rows) from 2 catalogs?',
  );
  expect(calls).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Awesome! Updated successfully!')).toBeInTheDocument();
  expect(formOf(calls[0])).toMatchObject({ catalog_ids: '7,8' });
});

it('checks the file by the rules of the action', async () => {
  const { user, update } = await choose('Upload', prices);
  const table = await screen.findByRole('region', { name: 'Bad rows' });
  expect(table).toHaveTextContent('the column is missing');
  expect(update).toBeDisabled();
  await chooseAction(user, 'Edit');
  expect(await screen.findByText('1 row, all good')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bad rows' })).not.toBeInTheDocument();
});

it('shows every row that the server refuses', async () => {
  const errors = [{ row: 2, column: 'sku', message: 'WJM123000M is unknown' }];
  mockApi('editGarments', { status: 'error', error: 'The file has 1 bad row, nothing was changed.', errors });
  const { user, update } = await choose('Edit', prices);
  await screen.findByText('1 row, all good');
  await user.click(update);
  expect(await screen.findByText(problemText)).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Bad rows' })).toHaveTextContent('WJM123000M is unknown');
});

it("shows the server's bad rows for a file that the page refuses, in one list", async () => {
  const errors = [
    { row: 2, column: 'sku', message: 'WJM123000M is not in Women AW26' },
    { row: 2, column: 'wh_price', message: '"x" must be a price' },
  ];
  const error = 'The file has 1 bad row, nothing was changed.';
  mockApi('editGarments', { status: 'error', error, errors });
  const { user } = await choose('Edit', workbook(['sku', 'wh_price'], ['WJM123000M', 'x']));
  expect(await screen.findByText('1 row to correct, nothing was sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check with the server too' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Bad rows' })).toHaveTextContent(
      'WJM123000M is not in Women AW26',
    ),
  );
  expect(screen.getAllByRole('region', { name: 'Bad rows' })).toHaveLength(1);
});

it('reports that a file has changed nothing', async () => {
  const notes = [{ row: 1, column: '', message: 'the file changes nothing: all its values are in place' }];
  mockApi('editGarments', { status: 'success', notes });
  const { user, update } = await choose('Edit', prices);
  await screen.findByText('1 row, all good');
  await user.click(update);
  const noteList = await screen.findByRole('list', { name: 'Notes' });
  expect(noteList).toHaveTextContent('Row 1: the file changes nothing: all its values are in place');
  await chooseAction(user, 'Upload');
  expect(noteList).not.toBeInTheDocument();
});

it('reports when the server cannot be reached', async () => {
  mockApi('editGarments', networkFailure());
  const { user, update } = await choose('Edit', prices);
  await screen.findByText('1 row, all good');
  await user.click(update);
  expect(await screen.findByText(problemText)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/could not be reached/)).toBeVisible());
});

it('links to creating the first catalog when there is none', async () => {
  mockApi('listAllCatalogs', []);
  renderApp('/admin/catalog/batch');
  expect(await screen.findByText('There are no catalogs yet.')).toBeVisible();
});
