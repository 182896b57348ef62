import { pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BookType, type CellObject, utils, write } from 'xlsx';
import type { FileCell } from '../../src/domain/spreadsheet/cell';
import { buildRawWorkbook, buildWorkbook, packZip, workbookParts } from '../test/buildSpreadsheet';
import { Refusal } from '../core/problems';
import { readSpreadsheet } from './readSpreadsheet';

const formats: BookType[] = ['xlsx', 'biff8'];
const damaged = 'The file is damaged; open it in your spreadsheet program, save it again and try again.';
const fixture = (name: string) => readFileSync(path.join(__dirname, '../../e2e/fixtures', name));

async function cellsOf(bytes: Buffer) {
  const { header, rows } = await readSpreadsheet(bytes);
  return [header, ...Array.from(rows, (row) => row.cells)];
}

/** The records of a CSV, parsed by RFC 4180. */
function parseCsv(csv: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g;
  const records: string[][] = [[]];
  for (const [, quoted, plain = '', separator] of csv.matchAll(field)) {
    records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === '\n') records.push([]);
  }
  return records.slice(0, -1);
}

describe('files that another program made of a CSV', () => {
  const records = parseCsv(fixture('catalog-libreoffice.csv').toString());

  it.each(['catalog-libreoffice.xlsx', 'catalog-libreoffice.xls'])(
    '%s says the same, cell by cell',
    async (name) => {
      const said = await cellsOf(fixture(name));
      expect(said).toHaveLength(records.length);
      for (const [row, record] of records.entries()) {
        for (const [column, text] of record.entries()) {
          const cell = said[row]?.[column];
          // The program turned what looked like numbers into numbers.
          if (typeof cell === 'number') expect(cell).toBe(Number(text));
          else expect(cell ?? '').toBe(text);
        }
      }
    },
  );
});

it.each(['catalog-formulas.xlsx', 'catalog-formulas.xls'])(
  '%s gives the values of formulas, formats and merged cells of another program',
  async (name) => {
    expect(await cellsOf(fixture(name))).toEqual([
      ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'stock', 'number'],
      ['WJM101', 'Coat & co 0', 0, 'S', 41, 'EUR', 20, '0007'],
      ['WJM101', 'Coat & co 0', 0, 'M', 41, 'EUR', 30, '0007'],
      ['WJM101', 'Coat & co 0', 0, 'L', 41, 'EUR', 40, '0007'],
      ['WJM102', 'Coat & co 1', 1, 'S', 41, 'EUR', 50, '0007'],
      ['WJM102', 'Coat & co 1', 1, 'M', 41, 'EUR', 60, '0007'],
      ['WJM102', 'Coat & co 1', 1, 'L', 41, 'EUR', 70, '0007'],
    ]);
  },
);

it.each(['catalog-odd.xlsx', 'catalog-odd.xls'])(
  '%s of another program: dates, prices that are shown rounded and hidden rows',
  async (name) => {
    const { rows } = await readSpreadsheet(fixture(name));
    const price = { ambiguity: 'rounded', stored: 85.625, shown: 85.63 };
    expect([...rows]).toEqual([
      { row: 2, cells: ['WJM123', 'Coat', '000', 'S', price, 'EUR'] },
      { row: 3, cells: ['WJM123', 'Coat', '000', 'M', price, 'EUR'], isHidden: true },
      { row: 4, cells: ['WJM123', 'Coat', '000', { ambiguity: 'date', shown: '4-Mar' }, price, 'EUR'] },
    ]);
  },
);

describe.each(formats)('an %s', (bookType) => {
  const read = (...rows: Parameters<typeof buildWorkbook>[0]) => cellsOf(buildWorkbook(rows, { bookType }));

  it('is read in its first sheet, with the rows numbered as the spreadsheet counts', async () => {
    const bytes = buildWorkbook([['generic', 'name'], ['WJM123', 'Coat'], [], [null, ' '], ['WJM456']], {
      bookType,
    });
    const { header, rows } = await readSpreadsheet(bytes);
    expect(header).toEqual(['generic', 'name']);
    expect([...rows]).toEqual([
      { row: 2, cells: ['WJM123', 'Coat'] },
      { row: 5, cells: ['WJM456', null] },
    ]);
    expect([...rows]).toHaveLength(2);
  });

  it.each<[string, (0 | 1 | 2)[], string]>([
    ['hidden', [1, 0, 0], 'Second'],
    ['very hidden', [2, 1, 0], 'Third'],
    ['hidden like all others', [1, 2, 1], 'First'],
  ])('is read in the first sheet that is shown, where the first one is %s', async (_state, states, shown) => {
    const workbook = utils.book_new();
    for (const name of ['First', 'Second', 'Third'])
      utils.book_append_sheet(workbook, utils.aoa_to_sheet([[`title of ${name}`], ['row']]), name);
    workbook.Workbook = { Sheets: states.map((Hidden) => ({ Hidden })) };
    const bytes: Buffer = write(workbook, { type: 'buffer', bookType });
    const { name, header, rows } = await readSpreadsheet(bytes);
    expect({ name, header }).toEqual({ name: shown, header: [`title of ${shown}`] });
    expect([...rows]).toHaveLength(1);
  });

  it('reads texts, numbers and booleans unchanged', async () => {
    const values = ['000123', ' Größe “M” & co <b> ', 0, 12.5, 1234567890123456, -3, true, false];
    expect(await read(values.map(String), values)).toEqual([values.map(String).map((text) => text), values]);
  });

  it.each<[string, CellObject, FileCell]>([
    ['zeros that a format shows', { t: 'n', v: 7, z: '000' }, '007'],
    ['a number that is long enough for its format', { t: 'n', v: 1234, z: '000' }, 1234],
    [
      'a number that a format of zeros does not show whole',
      { t: 'n', v: 1.5, z: '00' },
      { ambiguity: 'rounded', stored: 1.5, shown: 2 },
    ],
    ['a negative number', { t: 'n', v: -7, z: '000' }, -7],
    ['a price with its currency', { t: 'n', v: 45.5, z: '#,##0.00 "€"' }, 45.5],
    ['a number of one digit', { t: 'n', v: 7, z: '0' }, 7],
    [
      'a date, as a person reads it',
      { t: 'n', v: 46000, z: 'yyyy-mm-dd' },
      { ambiguity: 'date', shown: '2025-12-09' },
    ],
    ['a size that became a date', { t: 'n', v: 45942, z: 'd-mmm' }, { ambiguity: 'date', shown: '12-Oct' }],
    ['the last value of a formula', { t: 'n', v: 42, f: '6*7' }, 42],
    ['the last text of a formula', { t: 's', v: 'Coat', f: '"Co"&"at"' }, 'Coat'],
    ['an error', { t: 'e', v: 0x2a }, '#N/A'],
  ])('gives %s', async (_case, cell, value) => {
    expect(await read(['x'], [cell])).toEqual([['x'], [value]]);
  });

  it('reads dates that are counted from 1904 as they are shown', async () => {
    const cell: CellObject = { t: 'n', v: 42735, z: 'yyyy-mm-dd' };
    expect(await cellsOf(buildWorkbook([['x'], [cell]], { bookType, date1904: true }))).toEqual([
      ['x'],
      [{ ambiguity: 'date', shown: '2021-01-01' }],
    ]);
  });

  it('gives each row of cells merged downwards their value, and no other cell', async () => {
    const bytes = buildWorkbook(
      [
        ['generic', 'name', 'size'],
        ['WJM123', 'Coat', 'S'],
        [null, null, 'M'],
        [null, null, null],
        [null, null, 'L'],
      ],
      {
        bookType,
        shape: (sheet) => {
          sheet['!merges'] = ['A2:A5', 'B3:C3', 'B4:B20', 'A1:B1'].map((range) => utils.decode_range(range));
        },
      },
    );
    expect(await cellsOf(bytes)).toEqual([
      ['generic', 'name', 'size'],
      ['WJM123', 'Coat', 'S'],
      ['WJM123', null, 'M'],
      ['WJM123', null, 'L'],
    ]);
  });

  it('may be empty', async () => {
    expect(await read()).toEqual([[]]);
  });

  it('may start with columns and rows that are blank', async () => {
    expect(await read([null, null], [null, 'generic'])).toEqual([[]]);
  });
});

describe('the XML of a sheet', () => {
  async function cells(...xml: string[]) {
    const [, ...rows] = await cellsOf(
      buildRawWorkbook(
        `<sheetData><row><c t="inlineStr"><is><t>x</t></is></c></row>
      ${xml.map((cell) => `<row>${cell}</row>`).join('')}</sheetData>`,
        ['shared &amp;lt;b&amp;gt; &amp; co', 'a'],
      ),
    );
    return rows.flat();
  }

  it('is unescaped once, wherever the text is', async () => {
    expect(
      await cells(
        '<c t="s"><v>0</v></c>',
        '<c t="inlineStr"><is><t>inline &amp;lt;b&amp;gt; &amp; co</t></is></c>',
        '<c t="str"><f>A1&amp;B1</f><v>formula &amp;lt;b&amp;gt; &amp; co</v></c>',
        "<c t='str'><v>&quot;&#38;amp;&quot;</v></c>",
        '<c r="A6" t="str" s="0"><v>_x005F_x0041_ &#233; é 日</v></c><c t="s"><v>1</v></c>',
        '<c t="str"/><c><v>7</v></c>',
      ),
    ).toEqual([
      'shared &lt;b&gt; & co',
      'inline &lt;b&gt; & co',
      'formula &lt;b&gt; & co',
      '"&amp;"',
      '_x0041_ é é 日',
    ]);
  });

  it('does not fetch what an entity names', async () => {
    const named = `<!DOCTYPE x [<!ENTITY e SYSTEM "${pathToFileURL(__filename)}"><!ENTITY f "inside">]>`;
    expect(await cells(named, '<c t="str"><v>&e;</v></c>', '<c t="str"><v>&f;</v></c>')).toEqual([
      '&e;',
      '&f;',
    ]);
  });

  it('may hold what cannot be stored or computed', async () => {
    expect(
      await cells(
        '<c t="str"><v>half &#55357; of one</v></c>',
        '<c><v>1e999</v></c>',
        '<c t="e"><v>#SPILL!</v></c>',
      ),
    ).toEqual(['half \ufffd of one', '#NUM!', '#VALUE!']);
  });

  it('may hold dates as texts of their own type', async () => {
    expect(await cells('<c t="d"><v>2026-11-21</v></c>')).toEqual(['2026-11-21']);
  });

  it('may have references in small letters', async () => {
    expect(await cells('<c r="b2"><v>3</v></c><c r="a2"><v>1</v></c>')).toEqual([1]);
  });

  it('is damaged when it refers to missing texts', async () => {
    await expect(cells('<c t="s"><v>99</v></c>')).rejects.toThrow(damaged);
  });
});

describe('refused', () => {
  it('more rows than the limit, blank ones not counted', async () => {
    const row = '<row><c><v>1</v></c></row>';
    const header = row;
    const blank = '<row></row>'.repeat(1000);
    const { rows } = await readSpreadsheet(
      buildRawWorkbook(`<sheetData>${header}${blank}${row.repeat(200_000)}</sheetData>`),
    );
    expect(Array.from(rows, ({ row }) => row).at(-1)).toBe(201_001);

    const tooMany = expect.objectContaining({
      status: 413,
      message: 'The file has more than 200,000 rows.',
    });
    const parts = workbookParts(`<sheetData>${header}${row.repeat(200_001)}</sheetData>`);
    await expect(readSpreadsheet(packZip(parts))).rejects.toThrow(tooMany);
    // Which sheet is the first one is unknown before the file is read.
    const unnamed = await readSpreadsheet(packZip(parts.filter(({ name }) => !name.startsWith('xl/_rels'))));
    expect(() => [...unnamed.rows]).toThrow(tooMany);
  });

  it.each(['catalog-libreoffice.xlsx', 'catalog-libreoffice.xls', 'catalog-formulas.xls'])(
    'or read, but never anything else, whatever bytes of %s are broken',
    async (name) => {
      // The reader logs errors about unknown content.
      const grumble = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const sound = fixture(name);
      for (let seed = 1; seed <= 150; seed += 1) {
        const bytes = Buffer.from(sound);
        // Different positions and values each time, but the same in every run.
        for (let hit = 0; hit < 4; hit += 1) {
          bytes[(seed * 7919 + hit * 104_729 * seed) % bytes.length] = (seed * 31 + hit * 97) % 256;
        }
        const read = () => cellsOf(seed % 3 === 0 ? bytes.subarray(0, (seed * 6151) % bytes.length) : bytes);
        try {
          expect(Array.isArray(await read())).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }
      grumble.mockRestore();
    },
  );
});
