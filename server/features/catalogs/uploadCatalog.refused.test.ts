import { buildRawWorkbook, buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import {
  buildCatalogUpload,
  buildForm,
  type CatalogUpload,
  fixtureOf,
  goodRows,
  type Rows,
  requiredColumns,
} from '../../test/catalogUpload';

// Reading a spreadsheet blocks a thread for a long time, so the host must never do it on its own thread; in this test it can't.
jest.mock('../../files/readSpreadsheet', () => ({
  readSpreadsheet: () => {
    throw new Error("A spreadsheet was read on the host's own thread.");
  },
}));

let t: TestApp;
let upload: CatalogUpload;
beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
});
afterAll(() => t.close());

describe('a file with bad rows is refused entirely', () => {
  const row = (...values: Rows[number]) => values;

  it.each<[string, Rows, string, object[]]>([
    [
      'one bad row among good ones',
      [
        requiredColumns,
        row('WJM123', 'Coat', 0, 'S', 40, 'EUR'),
        row('WJM123', 'Coat', 0, 'M', '45,x', 'EUR'),
      ],
      'The file has 1 bad row, nothing was changed.',
      [
        {
          row: 3,
          column: 'wh_price',
          message: '"45,x" must be a price with at most two decimals, as in 12.50',
        },
      ],
    ],
    [
      'several bad cells in two rows, with blank rows between',
      [
        requiredColumns,
        row('WJM12', 'Coat', 0, 'S', 40, 'EUR'),
        [],
        row('WJM123', null, 'no', 'M', 40, 'EUR'),
      ],
      'The file has 2 bad rows, nothing was changed.',
      [
        { row: 2, column: 'generic', message: '"WJM12" must be 6 capital letters or digits, as in WJM123' },
        { row: 4, column: 'name', message: 'is required' },
        { row: 4, column: 'color', message: '"no" must be 3 digits or capital letters, as in 000' },
      ],
    ],
    [
      'a sku twice',
      [
        requiredColumns,
        row('WJM123', 'Coat', 0, 'S', 40, 'EUR'),
        row('WJM123', 'Coat', '000', 'S', 40, 'EUR'),
      ],
      'The file has 1 bad row, nothing was changed.',
      [{ row: 3, column: 'sku', message: 'repeats WJM123000S of row 2' }],
    ],
    [
      'rows that disagree',
      [requiredColumns, row('WJM123', 'Coat', 0, 'S', 40, 'EUR'), row('WJM123', 'Cape', 0, 'M', 40, 'USD')],
      'The file has 1 bad row, nothing was changed.',
      [
        { row: 3, column: 'name', message: '"Cape" differs from "Coat" of row 2' },
        { row: 3, column: 'currency', message: '"USD" differs from "EUR" of row 2' },
      ],
    ],
    [
      'an error of the spreadsheet',
      [requiredColumns, row('WJM123', { t: 'e', v: 0x2a }, 0, 'S', 40, 'EUR')],
      'The file has 1 bad row, nothing was changed.',
      [{ row: 2, column: 'name', message: 'holds the spreadsheet error #N/A' }],
    ],
  ])('%s', async (_case, rows, error, errors) => {
    const answer = await upload.changingNothing(() => upload.sendRows(rows));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ status: 'error', error, errors });
  });

  it.each<[string, Rows, string[]]>([
    ['without some columns', [['generic', 'name', 'color', 'wh_price']], ['size', 'currency']],
  ])('%s', async (_case, rows, columns) => {
    const answer = await upload.changingNothing(() => upload.sendRows(rows));
    expect(answer.json).toMatchObject({
      status: 'error',
      error: 'The file has 1 bad row, nothing was changed.',
    });
    expect(answer.json.errors?.map(({ row: at, column }) => [at, column])).toEqual(
      columns.map((column) => [1, column]),
    );
  });

  it('with a header alone', async () => {
    const answer = await upload.changingNothing(() => upload.sendRows([requiredColumns]));
    expect(answer.json.errors).toEqual([{ row: 2, column: 'generic', message: 'the file has no products' }]);
  });
});

describe('an invalid spreadsheet is refused in one sentence', () => {
  const damaged = 'The file is damaged; open it in your spreadsheet program, save it again and try again.';

  it.each<[string, Buffer, string]>([
    ['empty', Buffer.alloc(0), 'The file is empty.'],
    [
      'text under another name',
      Buffer.from('generic,name\n'),
      'The file is not an Excel file; save it as .xlsx or .xls and try again.',
    ],
    [
      'without a title that is known',
      buildWorkbook([['Artikel', 'EK'], goodRows[1] ?? []]),
      `None of the titles in row 1 of the sheet "First" is known: "Artikel", "EK". Use 'Prepare a file' to match its columns with ours.`,
    ],
    [
      'without any cell',
      buildWorkbook([[]]),
      `There are no titles in row 1 of the sheet "First". Use 'Prepare a file' to match its columns with ours.`,
    ],
    ['cut in half', buildWorkbook(goodRows).subarray(0, 2000), damaged],
    [
      'with a password',
      fixtureOf('catalog-password.xls'),
      'The file is protected with a password; remove the password and try again.',
    ],
  ])('%s', async (_case, content, error) => {
    const answer = await upload.changingNothing(() => upload.send(buildForm(), content));
    expect(answer).toMatchObject({ status: 200, json: { status: 'error', error } });
  });

  it('over the limits: 413', async () => {
    const line = '<row><c><v>1</v></c></row>';
    const names = requiredColumns.map((name) => `<c t="str"><v>${name}</v></c>`).join('');
    const sheet = `<sheetData><row>${names}</row>${line.repeat(200_001)}</sheetData>`;
    const rows = await upload.changingNothing(() => upload.send(buildForm(), buildRawWorkbook(sheet)));
    expect(rows).toMatchObject({ status: 413, json: { detail: 'The file has more than 200,000 rows.' } });
    const bytes = await upload.changingNothing(() =>
      upload.send(buildForm(), Buffer.alloc(20 * 1024 * 1024 + 1)),
    );
    expect(bytes).toMatchObject({ status: 413, json: { detail: "'catalog.xlsx' is larger than 20 MiB." } });
  });
});

describe('the form', () => {
  const season = 'Season is required, format AW21 or SS21';

  it.each<[string, Record<string, string>, string]>([
    ['without a name', { name: ' ' }, 'Name is required'],
    ['with a long name', { name: 'x'.repeat(201) }, 'Name must have at most 200 characters.'],
    [
      'with a name that cannot be stored',
      { name: 'a\0b' },
      "The field 'name' has a character that cannot be stored",
    ],
    ['without a season', { season: '' }, season],
    ['with a season of another form', { season: 'FW26' }, season],
    ['with an unknown type', { catalog_type: 'final' }, 'Catalog type must be initial, repo or return.'],
    ['with a truth that is none', { is_current: 'yes' }, 'Is current must be true or false.'],
    ['with a date that is none', { service_date: '2026-11-21' }, 'The service date must be in epoch seconds'],
    ['with a field of its own', { color: 'red' }, "'color' is not a known field."],
  ])('%s is 422', async (_case, fields, detail) => {
    const answer = await upload.changingNothing(() =>
      upload.send(buildForm(fields), buildWorkbook(goodRows)),
    );
    expect(answer).toMatchObject({ status: 422, json: { detail, errors: [{ message: detail }] } });
  });

  it('without anything names every fault', async () => {
    const answer = await upload.send({});
    expect(answer).toMatchObject({
      status: 422,
      json: {
        detail: 'Name is required',
        errors: [
          { path: 'body.name', message: 'Name is required' },
          { path: 'body.season', message: season },
          { path: 'body.catalog_path', message: 'Catalog file is required' },
        ],
      },
    });
  });

  it.each([
    ['no', [], 'Catalog file is required'],
    ['two', [1, 2], 'Only one file can be sent'],
  ])('with %s files is 422', async (_case, files, detail) => {
    const answer = await upload.send(buildForm(), ...files.map(() => buildWorkbook(goodRows)));
    expect(answer).toMatchObject({ status: 422, json: { detail } });
  });

  it('without a file is 422, and so is a file in another field', async () => {
    const none = { field: 'catalog_path', filename: '', content: Buffer.alloc(0) };
    const other = { field: 'picture', filename: 'a.jpg', content: Buffer.from('x') };
    const answer = await t
      .as(upload.admin)
      .call('uploadCatalog', { body: buildForm(), files: [none, other] });
    expect(answer).toMatchObject({
      status: 422,
      json: {
        errors: [
          { path: 'body.catalog_path', message: 'Catalog file is required' },
          { path: 'body.picture', message: "'picture' is not a known field." },
        ],
      },
    });
  });

  it('as JSON is 415', async () => {
    expect((await t.as(upload.admin).call('uploadCatalog', { body: { name: 'x' } })).status).toBe(415);
  });
});
