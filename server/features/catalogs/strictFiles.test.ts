import type { CellObject, WorkSheet } from 'xlsx';
import { buildRawWorkbook, buildWorkbook } from '../../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalogUpload, buildForm, type CatalogUpload, requiredColumns } from '../../test/catalogUpload';
import { buildCatalog } from '../../test/factories';
import { buildGarmentBatch, type GarmentBatch } from '../../test/garmentBatch';

let t: TestApp;
let upload: CatalogUpload;
let batch: GarmentBatch;
beforeAll(async () => {
  t = await buildTestApp();
  upload = await buildCatalogUpload(t);
  batch = await buildGarmentBatch(t);
});
afterAll(() => t.close());

const titles = [...requiredColumns, 'rt_price'];
const cell = (v: number, z: string): CellObject => ({ t: 'n', v, z });
const sheetOf = (...rows: (string | number | null | CellObject)[][]) => buildWorkbook([titles, ...rows]);

/** A catalog file whose last cell is this XML. */
const withCell = (xml: string) => {
  const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
  const values = ['WJM123', 'Coat', '000', 'S', '40', 'EUR'].map(text).join('');
  return buildRawWorkbook(
    `<sheetData><row>${titles.map(text).join('')}</row><row>${values}${xml}</row></sheetData>`,
  );
};

const errorsOf = async (content: Buffer) => {
  const { json } = await upload.changingNothing(() => upload.send(buildForm(), content));
  expect(json.status).toBe('error');
  return json.errors?.map(({ row, column, message }) => `${row} ${column}: ${message}`);
};

const shortened = 'Excel has shortened this code: format the column as text and enter it again';
const noValue =
  '2 rt_price: holds a formula without a value; open the file in your spreadsheet program, save it and try again';

describe('nothing wrong is accepted silently', () => {
  it.each<[string, () => Buffer, string[]]>([
    ['a formula without a value', () => withCell('<c><f>E2*2</f><v></v></c>'), [noValue]],
    ['one whose value is missing', () => withCell('<c t="n"><f>E2*2</f></c>'), [noValue]],
    ['a shared formula without a value', () => withCell('<c><f t="shared" si="0"/></c>'), [noValue]],
    [
      'a size that became a date',
      () => sheetOf(['WJM123', 'Coat', 0, cell(46085, 'd-mmm'), 40, 'EUR']),
      ['2 size: "4-Mar" is a date in the spreadsheet; format the cell as text and type it again'],
    ],
    [
      'a size that became a date, in an .xls',
      () =>
        buildWorkbook([titles, ['WJM123', 'Coat', 0, cell(46085, 'd-mmm'), 40, 'EUR']], {
          bookType: 'biff8',
        }),
      ['2 size: "4-Mar" is a date in the spreadsheet; format the cell as text and type it again'],
    ],
    ...(['xlsx', 'biff8'] as const).map((bookType): [string, () => Buffer, string[]] => [
      `codes and numbers that Excel changed, in .${bookType}`,
      () =>
        buildWorkbook(
          [
            [...requiredColumns, 'own_sku', 'ean'],
            ['WJM123', 'Coat', 0, cell(1_200_000, '0.00E+00'), 40, 'EUR', 'A1', null],
            ['WJM123', 'Coat', 0, 'M', cell(0.5, '0%'), 'EUR', cell(2190, '0.00E+00'), null],
            ['WJМ123', 'Coat', 0, 'L', 40, 'EUR', 12345678901234568, '8.05E+12'],
            ['WJM123', 'Coat', 0, 'XL', cell(1250, '0,'), 'EUR', 1234, null],
            ['WJM123', 'Coat', 0, 'XXL', 40, 'EUR', '001235', null],
          ],
          { bookType },
        ),
      [
        `2 size: shows "1.20E+06" but holds 1200000. ${shortened}`,
        '3 wh_price: shows "50%" but holds 0.5: format the cell as a plain number and enter it again',
        `3 own_sku: shows "2.19E+03" but holds 2190. ${shortened}`,
        '4 generic: "WJМ123" looks right, but the third character is a Cyrillic letter that looks like M: type it again',
        `4 ean: "8.05E+12" is not the whole code. ${shortened}`,
        `4 own_sku: "12345678901234568" has more than the 15 digits that Excel stores. ${shortened}`,
        '5 wh_price: shows "1" but holds 1250: format the cell as a plain number and enter it again',
        '5 own_sku: "1234" may have lost a leading zero, as the other codes of this column begin with 0, such as "001235": format the column as text and enter it again',
      ],
    ]),
    [
      'a price with three decimals',
      () => sheetOf(['WJM123', 'Coat', 0, 'S', 85.625, 'EUR']),
      ['2 wh_price: "85.625" must be a price with at most two decimals, as in 12.50'],
    ],
    [
      'a later row of a garment without what is required',
      () => sheetOf(['WJM123', 'Coat', 0, 'S', 40, 'EUR'], ['WJM123', null, 0, 'M', 40, 'EUR']),
      ['3 name: is required'],
    ],
    [
      'rows that disagree',
      () => sheetOf(['WJM123', 'Coat', 0, 'S', 40, 'EUR'], ['WJM123', 'Coat', 0, 'M', 42.5, 'EUR']),
      ['3 wh_price: "42.5" differs from "40" of row 2'],
    ],
    [
      'prices of an unknown price list',
      () =>
        buildWorkbook([
          [...titles, 'wh_price_0999'],
          ['WJM123', 'Coat', 0, 'S', 40, 'EUR', 80, 30],
        ]),
      ['1 wh_price_0999: "0999" is not a price list; use 0151, 0352, 0554, 0655, 0751, 0358'],
    ],
  ])('%s refuses the file', async (_what, build, lines) => {
    expect(await errorsOf(build())).toEqual(lines);
  });

  it('accepts a formula with a value, and one whose value is empty', async () => {
    for (const xml of ['<c><f>E2*2</f><v>80</v></c>', '<c t="str"><f>IF(1,"","")</f><v></v></c>', '<c/>']) {
      const { json } = await upload.send(buildForm(), withCell(xml));
      expect(json).toEqual({ status: 'success', catalog_id: expect.any(String) });
    }
  });

  it('notes values that it may have interpreted differently than meant', async () => {
    const hide = (sheet: WorkSheet) => {
      sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
    };
    const rows = [
      [...titles, 'remarks'],
      ['WJM123', 'Coat', 0, 'S', cell(85.625, '0.00'), 'EUR', 80, 'x'],
      ['WJM123', 'Coat', 0, 'M', cell(85.625, '0.00'), 'EUR', 80, 'x'],
      ['WJM123', 'Coat', 0, 'L', 85.63, 'EUR', 80, 'x'],
    ];
    const { json } = await upload.send(buildForm(), buildWorkbook(rows, { shape: hide }));
    expect(json).toEqual({
      status: 'success',
      catalog_id: expect.any(String),
      notes: [
        { row: 1, column: 'remarks', message: 'the column is not known, and is left out' },
        { row: 2, column: 'wh_price', message: '"85.625" is taken as 85.63, as the cell shows it' },
        {
          row: 3,
          column: '',
          message: 'rows 3 to 4 are hidden in the spreadsheet, and are taken all the same',
        },
      ],
    });
    const { garments } = await upload.preview(json.catalog_id);
    expect(garments[0]).toMatchObject({ wh_price: 85.63, sizes: ['S', 'M', 'L'] });
  });

  it.each(['xlsx', 'biff8'] as const)(
    'takes two spellings that look the same as one, in .%s',
    async (bookType) => {
      const rows = [
        [...titles, 'color_name'],
        ['WJM123', 'Cre\u0300me', 0, 'M', 40, 'EUR', 80, 'Cre\u0300me'],
        ['WJM123', 'Crème', '０００', '36\u00a01/2', '٤٠', 'EUR', 80, 'Crème'],
        ['WJM123', 'Crème', 1, 'M\u200b', 40, 'EUR', 80, null],
        ['WJM123', 'Crème', 1, '36 ½', 40, 'EUR', 80, null],
      ];
      const { json } = await upload.send(buildForm(), buildWorkbook(rows, { bookType }));
      expect(json).toEqual({
        status: 'success',
        catalog_id: expect.any(String),
        notes: [{ row: 4, column: 'size', message: "characters that can't be seen were removed" }],
      });
      const { garments } = await upload.preview(json.catalog_id);
      expect(garments[0]).toMatchObject({ name: 'Crème', sizes: ['M', '36 1/2'] });
    },
  );

  it('refuses a workbook under the name of another kind of file', async () => {
    const content = sheetOf(['WJM123', 'Coat', 0, 'S', 40, 'EUR']);
    const answer = await t.as(upload.admin).call('uploadCatalog', {
      body: buildForm(),
      files: [{ field: 'catalog_path', filename: 'catalog.pdf', content }],
    });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        status: 'error',
        error: "'catalog.pdf' is not an .xlsx or .xls file; save it as one and try again.",
      },
    });
  });
});

describe('an edit that changes nothing', () => {
  it('is refused when no row states anything', async () => {
    const catalog = await buildCatalog(t.db, { garments: [{ generic: 'WJM123' }] });
    const { json } = await batch.sendRows(
      'editGarments',
      [catalog],
      [
        ['sku', 'stock'],
        ['WJM123000M', null],
      ],
    );
    expect(json).toEqual({
      status: 'error',
      error:
        'The file changes nothing: none of its rows has a value beside what it is about. Nothing was changed.',
    });
  });

  it('is noted by row, or once when the entire file changes nothing', async () => {
    const catalog = await buildCatalog(t.db, { garments: [{ generic: 'WJM123' }] });
    const rows = [
      ['sku', 'name', 'wh_price', 'stock'],
      ['WJM123000S', 'Coat of a new name', null, 7],
      ['WJM123000M', null, null, null],
    ];
    const idle = { row: 3, column: 'sku', message: 'the row changes nothing, as it names nothing but this' };
    const all = {
      row: 1,
      column: '',
      message: 'the file changes nothing: all its values are in place already',
    };
    const first = await batch.sendRows('editGarments', [catalog], rows);
    expect(first.json).toEqual({ status: 'success', notes: [idle] });
    const again = await batch.sendRows('editGarments', [catalog], rows);
    expect(again.json).toEqual({ status: 'success', notes: [all, idle] });
  });

  it.each(['style_code', 'color_code', 'own_sku'])('is not an edit that adds a %s', async (column) => {
    const catalog = await buildCatalog(t.db, { garments: [{ generic: 'WJM123' }] });
    const rows = [
      ['sku', column],
      ['WJM123000S', `own ${column} of ${catalog.id}`],
    ];
    const first = await batch.sendRows('editGarments', [catalog], rows);
    expect(first.json).toEqual({ status: 'success' });
    const again = await batch.sendRows('editGarments', [catalog], rows);
    expect(again.json).toMatchObject({ status: 'success', notes: [{ row: 1, column: '' }] });
    await batch.done('deleteGarments', [catalog], [['generic'], ['WJM123']]);
  });
});

it('quotes a price with decimals that the currency of its catalog has not', async () => {
  const catalog = await buildCatalog(t.db, { currency: 'JPY', garments: [{ generic: 'JPY001' }] });
  await batch.refused(
    'editGarments',
    [catalog],
    [
      ['generic', 'wh_price', 'rt_price'],
      ['JPY001', 85.5, 100.25],
    ],
    [
      '2 rt_price: "100.25" must be a whole number, as JPY has no decimals',
      '2 wh_price: "85.5" must be a whole number, as JPY has no decimals',
    ],
  );
});

it('lists a cell once, with each catalog that it conflicts with', async () => {
  const [spring, autumn] = [
    await buildCatalog(t.db, { name: 'Spring', garments: [] }),
    await buildCatalog(t.db, { name: 'Autumn', garments: [] }),
  ];
  await batch.refused(
    'editGarments',
    [spring, autumn],
    [
      ['generic', 'name', 'wh_price'],
      ['NOT001', 'Coat', 'x'],
      ['NOT002', 'Hat', 4],
    ],
    [
      '2 wh_price: "x" must be a price with at most two decimals, as in 12.50',
      '2 generic: NOT001 is not in Autumn; NOT001 is not in Spring',
      '3 generic: NOT002 is not in Autumn; NOT002 is not in Spring',
    ],
  );
});
