import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveBlob } from '../../../lib/download';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { enterText } from '../../../test/enterText';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import { typeDay } from '../../../test/typeDay';
import { workbookFile } from '../../../test/workbookFile';
import '../../../test/plainFrame';
import '../../../test/pageWorkers';

jest.mock('../../../lib/downloadSpreadsheet');
jest.mock('../../../lib/download');

const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];
const good = ['WJM123', 'Coat', '000', 'M', 100, 'EUR'];

const workbook = (...rows: unknown[][]) => workbookFile([header, ...rows]);

async function open() {
  const app = renderApp('/admin/catalog/upload');
  const create = await screen.findByRole('button', { name: 'Create' });
  return { ...app, create, picker: screen.getByLabelText('Catalog file') };
}

async function fill(file = workbook(good)) {
  const app = await open();
  enterText('Name', 'Women');
  enterText('Season', 'aw26');
  await app.user.upload(app.picker, file);
  return app;
}

it('starts with the defaults', async () => {
  const { picker } = await open();
  expect(screen.getByLabelText('Brand (optional)')).toHaveValue('Linedesk');
  expect(screen.getByRole('checkbox', { name: 'WLS enabled' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'LS enabled' })).toBeChecked();
  expect(screen.getByText(/^WLS is .*; LS is /)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Is current' })).not.toBeChecked();
  expect(screen.getByText('Initial')).toBeVisible();
  expect(picker).toHaveAttribute('accept', '.xlsx,.xls');
});

it('lists the titles of a file without known columns, and offers to prepare it', async () => {
  const rows = [
    ['Artikel', 'EK'],
    ['COAT-1', 5],
  ];
  const file = workbookFile(rows, 'preise.xlsx', 'Preise');
  const { user } = await fill(file);
  expect(
    await screen.findByText(/^None of the titles in row 1 of the sheet "Preise" is known: "Artikel", "EK"\./),
  ).toBeVisible();
  expect(screen.queryByText('the column is missing')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Prepare this file/ }));
  expect(await screen.findByRole('dialog', { name: 'Prepare a file' })).toBeVisible();
});

it('shows what is missing, and focuses it', async () => {
  const { user, create } = await open();
  await user.click(create);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required'));
  expect(screen.getByLabelText('Season')).toHaveAccessibleDescription(
    'Season is required, format AW21 or SS21',
  );
  expect(screen.getByText('Catalog file is required')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Women');
  await user.type(screen.getByLabelText('Season'), 'AW26{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Choose a file.*Catalog file$/ })).toHaveFocus(),
  );
});

it.each(['{Enter}', ' '])('opens the picker by the key %j', async (key) => {
  const { user, picker } = await open();
  const opened = jest.fn((event: Event) => event.preventDefault());
  picker.addEventListener('click', opened);
  screen.getByRole('button', { name: /^Choose a file/ }).focus();
  await user.keyboard(key);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('confirms leaving the page with unsaved input', async () => {
  mockApi('listAllCatalogs', []);
  const { user, place } = await open();
  await user.type(screen.getByLabelText('Name'), 'Women');
  await user.click(screen.getByRole('link', { name: 'Batch update' }));
  const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name')).toHaveValue('Women');
  await user.click(screen.getByRole('link', { name: 'Batch update' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(place()).toBe('/admin/catalog/batch'));
});

it("shows the server's error at its field", async () => {
  const errors = [{ path: 'body.brand', message: 'The brand is too long.' }];
  mockApi('uploadCatalog', problem(422, 'The brand is too long.', { errors }));
  const { user, create } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  const brand = screen.getByLabelText('Brand (optional)');
  await waitFor(() => expect(brand).toHaveAccessibleDescription('The brand is too long.'));
});

it('creates the catalog, and links to it', async () => {
  const calls = mockApi('uploadCatalog', { status: 'success', catalog_id: '12' });
  const { user, create } = await fill();
  expect(await screen.findByText('1 row, all good')).toBeVisible();
  await typeDay(user, 'Service date (optional)', '2027-01-01');
  await user.click(create);
  expect(await screen.findByText('Awesome! Catalog Women was created')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/admin/catalog/list/12');
  const { body } = calls[0] ?? {};
  const sent = body instanceof FormData ? Object.fromEntries(body) : {};
  expect(sent).toMatchObject({
    name: 'Women',
    season: 'AW26',
    catalog_type: 'initial',
    brand: 'Linedesk',
    ls_enabled: 'true',
    wls_enabled: 'true',
    is_current: 'false',
    drop: '',
    service_date: '1798761600',
    catalog_path: expect.any(File),
  });
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('creates one catalog for a form that is sent again, and offers it after a reload', async () => {
  const lost = mockApi('uploadCatalog', networkFailure());
  const { user, create, reload } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  await screen.findByText(/could not be reached/);
  const calls = mockApi('uploadCatalog', { status: 'success', catalog_id: '12' });
  await user.click(create);
  await screen.findByText('Women was created.');
  expect(lost[0]?.key).toMatch(/./);
  expect(calls[0]?.key).toBe(lost[0]?.key);
  reload();
  expect(await screen.findByText('Women was created.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/admin/catalog/list/12');
});

it('finds what was typed after a reload while the catalog is created', async () => {
  const calls = mockApi('uploadCatalog', networkFailure());
  const { user, create, reload } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  await screen.findByText(/could not be reached/);
  const again = reload();
  expect(await screen.findByLabelText('Season')).toHaveValue('AW26');
  await again.user.upload(screen.getByLabelText('Catalog file'), workbook(good));
  await screen.findByText('1 row, all good');
  mockApi('uploadCatalog', ({ key }) => {
    expect(key).toBe(calls[0]?.key);
    return { status: 'success', catalog_id: '12' };
  });
  await again.user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Women was created.');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Season')).toHaveValue('');
});

it('creates another catalog once the server has said which one the form created already', async () => {
  const error = 'A catalog was already created from this form, with other details.';
  const calls = mockApi('uploadCatalog', { status: 'error', error, catalog_id: '12' });
  const { user, create } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  await screen.findByText(error);
  expect(screen.getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/admin/catalog/list/12');
  await user.click(create);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

it('shows the upload progress of the file', async () => {
  let letGo = () => {};
  const answered = new Promise<void>((resolve) => (letGo = resolve));
  mockApi('uploadCatalog', async () => {
    await answered;
    return { status: 'success', catalog_id: '12' };
  });
  const { user, create } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Uploading, sent 0%');
  letGo();
  expect(await screen.findByText('Women was created.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('shows all bad rows before the upload', async () => {
  const { create } = await fill(workbook(good, ['WJM12', 'Hat', '0', 'S', 'cheap', 'EUR']));
  const table = await screen.findByRole('region', { name: 'Bad rows' });
  expect(table).toHaveTextContent('1 row to correct, nothing was sent');
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    '3generic"WJM12" must be 6 capital letters or digits, as in WJM123',
    '3wh_price"cheap" must be a price with at most two decimals, as in 12.50',
  ]);
  expect(create).toBeDisabled();
});

it('the list of bad rows can be downloaded', async () => {
  const { user } = await fill(workbook(['WJM12', 'Hat', '0', 'S', 1, 'EUR']));
  await user.click(await screen.findByRole('button', { name: 'Download list' }));
  expect(downloadSpreadsheet).toHaveBeenCalledWith('bad-rows.xlsx', [
    ['Row', 'Column', 'What is wrong'],
    ['2', 'generic', '"WJM12" must be 6 capital letters or digits, as in WJM123'],
  ]);
});

it("shows the server's bad rows", async () => {
  const errors = [{ row: 7, column: 'sku', message: 'belongs to another garment' }];
  mockApi('uploadCatalog', {
    status: 'error',
    error: 'The file has 1 bad row, nothing was changed.',
    errors,
  });
  const { user, create } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  expect(await screen.findByText('Problem creating the catalog, try again later!')).toBeInTheDocument();
  expect(screen.getByText('The file has 1 bad row, nothing was changed.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bad rows' })).toHaveTextContent(
    '7skubelongs to another garment',
  );
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(screen.queryByRole('region', { name: 'Bad rows' })).not.toBeInTheDocument();
});

it('preserves the input when the server cannot be reached', async () => {
  mockApi('uploadCatalog', networkFailure());
  const { user, create } = await fill();
  await screen.findByText('1 row, all good');
  await user.click(create);
  expect(await screen.findByText('Problem creating the catalog, try again later!')).toBeInTheDocument();
  expect(screen.getByText(/could not be reached/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Women');
});

it('refuses a file that is not a spreadsheet, by its name or its content', async () => {
  const { user, picker } = await open();
  fireEvent.drop(picker, { dataTransfer: { files: [new File(['x'], 'catalog.csv')] } });
  expect(await screen.findByText('catalog.csv is not an .xlsx or .xls file.')).toBeVisible();
  await user.upload(picker, new File(['generic,name'], 'catalog.xlsx'));
  expect(
    await screen.findByText('The file is not an Excel file; save it as .xlsx or .xls and try again.'),
  ).toBeVisible();
});

it('takes a dropped file', async () => {
  const { picker } = await open();
  fireEvent.drop(picker, { dataTransfer: { files: [workbook(good)] } });
  expect(await screen.findByText('1 row, all good')).toBeVisible();
  expect(screen.getByText('catalog.xlsx')).toBeVisible();
});

it('offers a template', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Download template' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'catalog.xlsx'));
});
