import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { read, utils, write } from 'xlsx';
import { saveBlob } from '../../lib/download';
import { chooseOption } from '../../test/chooseOption';
import { mockApi } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';
import '../../test/pageWorkers';

jest.mock('../../lib/download');

beforeEach(() => window.localStorage.clear());

const german = [
  'Preisliste SS27;;;;;',
  'Artikelnummer;Bezeichnung;Farbe;Größe;EK;Währung',
  'COAT-1;Mantel;Navy;M;1.234,50 €;eur',
  'COAT-1;Mantel;Navy;L;1.234,50 €;eur',
].join('\r\n');

const textFile = (text: string, name = 'herbst.csv') => new File([text], name, { type: 'text/csv' });

async function open(file = textFile(german), route = '/admin/prepare') {
  const app = renderApp(route);
  await app.user.upload(await screen.findByLabelText('Your file'), file);
  return app;
}

async function openMatching(file?: File, route?: string) {
  const app = await open(file, route);
  await app.user.click(await screen.findByRole('button', { name: 'Match the columns' }));
  await screen.findByRole('group', { name: 'Columns' });
  return app;
}

async function openResult(file?: File, route?: string) {
  const app = await openMatching(file, route);
  await app.user.click(screen.getByRole('button', { name: 'Look at the result' }));
  await screen.findByRole('tab', { name: 'Changes' });
  return app;
}

const field = (name: string) => screen.getByRole('group', { name });

it('finds the row with the titles and how the text is written', async () => {
  await open();
  expect(await screen.findByLabelText('The titles are in row 2')).toBeChecked();
  expect(screen.getByText('Semicolon')).toBeVisible();
  expect(screen.getByText('Unicode (UTF-8)')).toBeVisible();
});

it('leaves out help between titles and data, shows where the data starts, and takes another row', async () => {
  const rows = [
    'seller_sku;item_name;offer_price;x',
    'Product;;Offer;',
    'Artikelnummer;Bezeichnung;EK;Währung',
    'Required;Required;Required;Optional',
    'e.g. ABC123;Text, max 50 characters;e.g. 19.99;EUR',
    'WJM123;Mantel;5,50;EUR',
    'WJM124;Hut;6,50;EUR',
  ].join('\n');
  const { user } = await openMatching(textFile(rows));
  await user.click(screen.getByRole('button', { name: 'Look at the result' }));
  expect(await screen.findByText(/^2 rows, .* ready for the upload$/)).toBeVisible();
  expect(
    screen.getByText('Row 4 and 1 more: between the titles and the first row of data, and left out'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('The titles are in row 3')).toBeChecked();
  await chooseOption(user, 'Data starts in row', '7');
  await user.click(screen.getByRole('button', { name: 'Match the columns' }));
  await user.click(await screen.findByRole('button', { name: 'Look at the result' }));
  expect(await screen.findByText(/^1 row, .* ready for the upload$/)).toBeVisible();
});

it('guesses the columns, with samples', async () => {
  await openMatching();
  expect(within(field('Style code')).getByText('Artikelnummer')).toBeVisible();
  expect(within(field('Wholesale price')).getByText('EK')).toBeVisible();
  expect(within(field('Size')).getByText('M · L')).toBeVisible();
  expect(within(field('Size')).getByLabelText('Size where it is blank')).toHaveValue('One size');
});

it('shows each change before and after, and makes a file that the upload accepts', async () => {
  const { user } = await openResult();
  expect(screen.getByText('2 rows, 4 kinds of changes, ready for the upload')).toBeVisible();
  const prices = rowsOf('Changes').map(cellsOf);
  expect(prices).toContainEqual(['Wholesale price', '1.234,50 €', '1234.5', 'plain number', '2', '3']);
  await user.click(screen.getByRole('button', { name: /Download/ }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const [blob, name] = jest.mocked(saveBlob).mock.calls[0] ?? [];
  expect(name).toBe('herbst-prepared.xlsx');
  const { Sheets, SheetNames } = read(new Uint8Array((await blob?.arrayBuffer()) ?? []), { type: 'array' });
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet);
  const price = { currency: 'EUR', wh_price: 1234.5 };
  expect(rows[0]).toMatchObject({ name: 'Mantel', size: 'M', ...price, style_code: 'COAT-1' });
});

it('passes the file to the upload of a new catalog', async () => {
  mockApi('previewCatalogUpdate', { status: 'success' });
  const { user, place } = await openResult();
  await user.click(screen.getByRole('button', { name: 'Use for a new catalog' }));
  await waitFor(() => expect(place()).toBe('/admin/catalog/upload'));
  expect(await screen.findByText('herbst-prepared.xlsx')).toBeVisible();
  expect(await screen.findByText('2 rows, all good')).toBeVisible();
});

it('opens the stock upload with the made file', async () => {
  const stock = 'Artikelnummer;Farbe;Größe;Bestand\nCOAT-1;Navy;M;5';
  const { user } = await openResult(textFile(stock), '/admin/prepare?for=stock');
  await user.click(screen.getByRole('button', { name: 'Use for the stock upload' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload stocks' });
  expect(await within(dialog).findByText('herbst-prepared.xlsx')).toBeInTheDocument();
});

it('presets the action of a batch update', async () => {
  mockApi('listAllCatalogs', [buildCatalog()]);
  const { user } = await openResult(textFile('Artikel;EK\nWJM123;5,50'), '/admin/prepare?for=edit');
  await user.click(screen.getByRole('button', { name: 'Use for a batch update' }));
  expect(await screen.findByText('herbst-prepared.xlsx')).toBeVisible();
  expect(await screen.findByText('1 row, all good')).toBeVisible();
});

it('asks for the number format of ambiguous numbers', async () => {
  const { user } = await openResult(textFile('Artikel;Bezeichnung;Preis;Währung\nWJM123;Mantel;1.234;EUR'));
  const question = await screen.findByRole('radiogroup', { name: 'Numbers of Wholesale price' });
  expect(screen.getByRole('button', { name: 'Use for a new catalog' })).toBeDisabled();
  await user.click(within(question).getByLabelText('1.234 is 1234'));
  expect(await screen.findByText(/ready for the upload/)).toBeVisible();
  const change = ['Wholesale price', '1.234', '1234', 'plain number', '1', '2'];
  expect(rowsOf('Changes').map(cellsOf)).toContainEqual(change);
});

it('asks whether 12,000 pieces are 12 or 12000, and remembers the answer for the next file', async () => {
  const stock = 'sku;Bestand\nWJM123000M;12,000\nWJM123000L;5,000';
  const { user, unmount } = await openResult(textFile(stock), '/admin/prepare?for=stock');
  const question = await screen.findByRole('radiogroup', { name: 'Numbers of Stock' });
  expect(screen.getByRole('button', { name: 'Use for the stock upload' })).toBeDisabled();
  expect(within(question).getByLabelText('12,000 is 12000')).not.toBeChecked();
  await user.click(within(question).getByLabelText('12,000 is 12'));
  expect(await screen.findByText(/ready for the upload/)).toBeVisible();
  expect(rowsOf('Changes').map(cellsOf)).toContainEqual(['Stock', '12,000', '12', 'plain number', '1', '2']);
  unmount();
  await openResult(textFile(stock, 'next.csv'), '/admin/prepare?for=stock');
  expect(screen.getByText(/ready for the upload/)).toBeVisible();
});

it('asks whether numbers are meant as shown or as stored, and remembers the answer', async () => {
  const sheet = utils.aoa_to_sheet([
    ['sku', 'Qty', 'Discount'],
    ['WJM123000M', null, null],
  ]);
  Object.assign(sheet, { B2: { t: 'n', v: 1250, z: '0,' }, C2: { t: 'n', v: 0.5, z: '0%' } });
  const bytes = new Uint8Array(write(utils.book_new(sheet), { type: 'array', bookType: 'xlsx' }));
  const route = '/admin/prepare?for=stock';
  const { user, unmount } = await openMatching(new File([bytes], 'stock.xlsx'), route);
  const question = screen.getByRole('radiogroup', { name: 'Numbers of Qty' });
  expect(screen.queryByRole('radiogroup', { name: 'Numbers of Discount' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look at the result' })).toBeDisabled();
  expect(within(question).getByLabelText('As stored: 1250')).not.toBeChecked();
  await user.click(within(question).getByLabelText('As shown: 1'));
  await user.click(await screen.findByRole('button', { name: 'Look at the result' }));
  expect(await screen.findByText(/^1 row, .* ready for the upload$/)).toBeVisible();
  unmount();
  await openMatching(new File([bytes], 'next.xlsx'), route);
  expect(screen.getByLabelText('As shown: 1')).toBeChecked();
});

it('marks a currency that is guessed from its symbol', async () => {
  await openMatching(textFile('Artikel;Bezeichnung;Preis\nWJM123;Mantel;$ 5'));
  expect(screen.getByLabelText('Currency where it is blank')).toHaveValue('USD');
  expect(within(field('Currency')).getByText('Guessed')).toBeVisible();
});

it('asks for the currency of mixed prices, and lists the prices in another', async () => {
  const rows = 'Artikel;Bezeichnung;Preis\nWJM123;Mantel;€ 12,50\nWJM124;Hut;£ 12,50';
  const { user } = await openMatching(textFile(rows));
  expect(screen.getByText('The prices are in EUR and GBP, but a catalog has one currency.')).toBeVisible();
  expect(screen.getByText(/Still needed: Currency\./)).toBeVisible();
  await user.type(screen.getByLabelText('Currency where it is blank'), 'EUR');
  await user.click(screen.getByRole('button', { name: 'Look at the result' }));
  expect(await screen.findByText(/"£ 12,50" is in GBP, but the currency is EUR/)).toBeVisible();
});

it('shows the missing columns, and accepts a constant for all rows', async () => {
  const { user } = await openMatching(textFile('Artikel;Bezeichnung;Preis\nWJM123;Mantel;5'));
  expect(screen.getByText(/Still needed: Currency\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look at the result' })).toBeDisabled();
  await user.type(screen.getByLabelText('Currency where it is blank'), 'EUR');
  await user.click(screen.getByRole('button', { name: 'Look at the result' }));
  expect(await screen.findByText(/^1 row, .* ready for the upload$/)).toBeVisible();
});

it.each([
  ['leave it out', 'on request', 'Skip the rows that the upload would refuse', /^1 row, .* ready for the/],
  [
    'use the first row’s price',
    '12',
    'Use the first row’s values for the whole product',
    /^2 rows, .* ready/,
  ],
])('lists a row that the upload would refuse, and can %s', async (_what, price, choice, result) => {
  const rows = `Artikel;Bezeichnung;Größe;Preis;Währung\nWJM123;Mantel;M;5;EUR\nWJM123;Mantel;L;${price};EUR`;
  const { user } = await openResult(textFile(rows));
  expect(screen.getByText('1 row to correct, the upload would refuse the file')).toBeVisible();
  expect(screen.queryByLabelText('Skip duplicate rows')).toBeNull();
  await user.click(screen.getByLabelText(choice));
  expect(await screen.findByText(result)).toBeVisible();
});

it('offers to fill codes down where the names differ', async () => {
  const rows = 'Artikel;Bezeichnung;Größe\nWJM123;Mantel, blau;M\n;Mantel, rot;L';
  const { user } = await openMatching(textFile(rows));
  const fill = screen.getByLabelText('Blank cells repeat the value above: Artikel');
  expect(fill).not.toBeChecked();
  await user.click(fill);
  await waitFor(() => expect(fill).toBeChecked());
});

it('asks how 12 50 is meant, and shows notes on the stock of several sizes before making the file', async () => {
  const rows = 'Artikel;Bezeichnung;Größe;Preis;Währung;Bestand\nWJM123;Mantel;S, M;12 50;EUR;30';
  const { user } = await openResult(textFile(rows));
  const question = await screen.findByRole('radiogroup', { name: 'Numbers of Wholesale price' });
  await user.click(within(question).getByLabelText(/12 50 twelve and a half/));
  expect(await screen.findByText(/^2 rows, .* ready for the upload$/)).toBeVisible();
  expect(screen.getByText(/^Row 2: each size of the row gets the whole stock of the row/)).toBeVisible();
});

it('converts size columns to rows, unless switched off', async () => {
  const rows = 'Artikel;Bezeichnung;Preis;Währung;S;M\nWJM123;Mantel;5;EUR;1;2';
  const { user } = await openMatching(textFile(rows));
  const shape = screen.getByLabelText('Sizes are columns: S, M');
  expect(within(field('Stock')).getByText('Quantity (from columns)')).toBeVisible();
  await user.click(shape);
  await waitFor(() => expect(screen.queryByText('Quantity (from columns)')).not.toBeInTheDocument());
});

it('leaves a color with a comma whole beside one EAN, unless the person has it split', async () => {
  const rows =
    'Artikel,Bezeichnung,Farbe,EAN,Preis,Währung\nWJM123,Mantel,"white, dark blue",4006381333931,5,EUR';
  const { user, unmount } = await openMatching(textFile(rows));
  const name = 'Split into rows although a row has one EAN or SKU: Farbe (“white, dark blue”)';
  expect(screen.getByLabelText(name)).not.toBeChecked();
  await user.click(screen.getByLabelText(name));
  await waitFor(() => expect(screen.getByLabelText(name)).toBeChecked());
  await user.click(await screen.findByRole('button', { name: 'Look at the result' }));
  expect(await screen.findByText(/^2 rows, .* ready for the upload$/)).toBeVisible();
  expect(screen.getByText('stands for several skus of its row')).toBeVisible();
  unmount();
  await openMatching(textFile(rows, 'next.csv'));
  expect(screen.getByLabelText(name)).toBeChecked();
});

it('remembers the mapping of files with the same titles', async () => {
  const rows = 'foo;bar;Preis;Währung\nWJM123;Mantel;5;EUR';
  const { user, unmount } = await openMatching(textFile(rows));
  const choose = async (name: string, title: string) => {
    await user.click(within(field(name)).getByRole('combobox'));
    // The dropdowns of other columns stay in the DOM.
    const options = await screen.findAllByText(title, { selector: '[aria-disabled] span' });
    await user.click(options.at(-1) ?? document.body);
  };
  await choose('Style code', 'foo');
  await choose('Name', 'bar');
  await user.click(screen.getByRole('button', { name: 'Look at the result' }));
  await screen.findByRole('tab', { name: 'Changes' });
  unmount();
  const again = await openMatching(textFile(rows, 'next.csv'));
  expect(screen.getByText('Columns matched as last time.')).toBeVisible();
  expect(within(field('Name')).getByText('bar')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Guess anew' }));
  expect(within(field('Name')).queryByText('bar')).not.toBeInTheDocument();
});

it.each([
  ['a program', 'window.PRODUCTS = [\n{ a: 1, b: 2 }]', 'The file holds no table.'],
  ['nothing', '', 'The file is empty.'],
])('refuses %s with a sentence', async (_what, text, sentence) => {
  await open(textFile(text));
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
});

it('reports a file of another type', async () => {
  renderApp('/admin/prepare');
  const picker = await screen.findByLabelText('Your file');
  fireEvent.drop(picker, { dataTransfer: { files: [textFile('{}', 'data.js')] } });
  expect(await screen.findByText(/^data\.js is not a \.csv, \.tsv, .+ or \.xls file\./)).toBeVisible();
});

it('is available to admins only', async () => {
  renderApp('/admin/prepare', { user: buildUser({ roles: ['agent'] }) });
  expect(await screen.findByText('Your account does not have access to this page.')).toBeVisible();
});
