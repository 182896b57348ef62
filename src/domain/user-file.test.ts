import { roleList } from './access/roleOptions';
import type { Cell } from './spreadsheet/cell';
import { formatRowError } from './spreadsheet/rowErrors';
import { parseUserRows, type UserColumn, userColumns } from './user-file';

type Cells = { [column in UserColumn]?: Cell };

const shop: Cells = { name: 'Boutique Amélie', email: 'achats@boutique-amelie.test' };
const sheet = (rows: Cells[]) =>
  rows.map((cells, index) => ({
    row: index + 2,
    cells: userColumns.map((column) => cells[column] ?? null),
  }));
const parse = (...rows: Cells[]) => parseUserRows(userColumns, sheet(rows));
const errorsOf = (...rows: Cells[]) => parse(...rows).errors.map(formatRowError);

/** A text that is truncated where it is quoted. */
const manyX = `"${'x'.repeat(60)}…"`;

describe('a good file of users', () => {
  it('needs only names and emails, with the defaults of a new customer', () => {
    const rows = [{ row: 2, cells: ['a@shop.test', ' Shop A '] }];
    expect(parseUserRows(['Email', 'NAME'], rows)).toEqual({
      errors: [],
      notes: [],
      users: [
        {
          row: 2,
          name: 'Shop A',
          email: 'a@shop.test',
          sap_id: null,
          roles: ['wls'],
          catalogs: [],
          agents: [],
          pricelist: null,
          warehouse: '0001',
          is_wholesale: true,
          extra_info: '',
          language: null,
          address: null,
          sales_organization: null,
        },
      ],
    });
  });

  it('may fill every field; numbers are padded with zeros, lists deduplicated', () => {
    expect(
      parse({
        ...shop,
        sap_id: 104711,
        roles: 'app, WLS,wls',
        catalogs: 'Women AW26, 12,, 12',
        agents: 'nora@brand.test',
        pricelist: 151,
        warehouse: 3,
        is_wholesale: 'no',
        extra_info: 'Closed on Mondays',
        language: 'Français',
        address_id: 104712,
        address_name: 'Amélie, back door',
        address: '4 Quai de Valmy, 75010 Paris',
        sales_organization: 1000,
        channel: 'FR',
      }).users,
    ).toEqual([
      {
        row: 2,
        name: 'Boutique Amélie',
        email: 'achats@boutique-amelie.test',
        sap_id: '0000104711',
        roles: ['wls', 'app'],
        catalogs: ['Women AW26', '12'],
        agents: ['nora@brand.test'],
        pricelist: '0151',
        warehouse: '0003',
        is_wholesale: false,
        extra_info: 'Closed on Mondays',
        language: 'fr',
        address: {
          sap_id: '0000104712',
          name1: 'Amélie, back door',
          address: '4 Quai de Valmy, 75010 Paris',
        },
        sales_organization: { sales_organization: '1000', channel: 'FR' },
      },
    ]);
  });

  it.each<[string, Cells, object]>([
    ['one catalog by its number', { catalogs: 12 }, { catalogs: ['12'] }],
    ['no price list, as a person reads it', { pricelist: 'None' }, { pricelist: null }],
    ['a warehouse with a name', { warehouse: 'Porto' }, { warehouse: 'Porto' }],
    [
      'an address of the customer’s own SAP ID',
      { sap_id: 104711, address: '1 Rue A' },
      { address: { sap_id: '0000104711', name1: '', address: '1 Rue A' } },
    ],
    ['a SAP ID of four', { sap_id: '4711' }, { sap_id: '4711' }],
    [
      'an email of a long domain',
      { email: "o'neil+b2b@eu.shop-2.test" },
      { email: "o'neil+b2b@eu.shop-2.test" },
    ],
  ])('%s', (_rule, cells, expected) => {
    expect(parse({ ...shop, ...cells })).toMatchObject({ errors: [], users: [expected] });
  });

  it('takes an email without marks that were copied with it, and says so', () => {
    const { users, errors, notes } = parse(
      { ...shop, email: 'info@müller.de;' },
      { ...shop, email: '\u200eb@shop.test', sap_id: '١٢٣', catalogs: 'Ａ، B' },
    );
    expect(errors).toEqual([]);
    expect(users).toMatchObject([
      { email: 'info@müller.de' },
      { email: 'b@shop.test', sap_id: '0123', catalogs: ['Ａ', 'B'] },
    ]);
    expect(notes.map(formatRowError)).toEqual([
      'Row 2, column email: "info@müller.de;" is taken as info@müller.de',
      "Row 3, column email: characters that can't be seen were removed",
    ]);
  });

  it('may have empty rows, short rows and notes in columns of its own', () => {
    const rows = [
      { row: 2, cells: ['A', 'a@shop.test'] },
      { row: 3, cells: [null, ' '] },
      { row: 4, cells: [] },
      { row: 5, cells: [null, null, 'see above'] },
      { row: 6, cells: ['B', 'b@shop.test'] },
    ];
    const { users, errors } = parseUserRows(['name', 'email', 'notes'], rows);
    expect([users.map(({ row }) => row), errors]).toEqual([[2, 6], []]);
  });
});

describe('a bad file of users', () => {
  it('is refused for its header before its rows are read', () => {
    expect(parseUserRows(['sap_id', 'Sap ID'], sheet([{}])).errors.map(formatRowError)).toEqual([
      'Row 1, column sap_id: the column appears twice',
      'Row 1, column name: the column is missing',
      'Row 1, column email: the column is missing',
    ]);
  });

  it('reports every bad cell, and uses a default for it', () => {
    const bad = parse(
      shop,
      { email: 'b@shop.test' },
      { name: 'C', roles: 'wls, boss' },
      { name: 'D', email: 'd@shop.test', pricelist: '0999', sap_id: '12345678901', is_wholesale: 'maybe' },
    );
    expect(bad.users.map(({ email, roles }) => [email, roles])).toEqual([
      [shop.email, ['wls']],
      ['b@shop.test', ['wls']],
      ['', ['wls']],
      ['d@shop.test', ['wls']],
    ]);
    expect(bad.errors.map(formatRowError)).toEqual([
      'Row 3, column name: is required',
      'Row 4, column email: is required',
      `Row 4, column roles: "boss" is not a role; use ${roleList}`,
      'Row 5, column sap_id: "12345678901" must have at most 10 characters',
      'Row 5, column pricelist: "0999" is not a price list; use 0151, 0352, 0554, 0655, 0751, 0358',
      'Row 5, column is_wholesale: "maybe" must be TRUE or FALSE, yes or no, 1 or 0',
    ]);
  });

  it.each<[string, Cells, string]>([
    [
      'a Cyrillic letter in a SAP ID',
      { sap_id: 'AС123' },
      'column sap_id: "AС123" looks right, but the second character is a Cyrillic letter that looks like C: type it again',
    ],
    [
      'a Cyrillic letter in an email',
      { email: 'bo@shоp.test' },
      'column email: "bo@shоp.test" looks right, but the sixth character is a Cyrillic letter that looks like o: type it again',
    ],
    [
      'a truth value as SAP ID',
      { sap_id: true },
      'column sap_id: "TRUE" is a truth value in the spreadsheet; format the cell as text and type it again',
    ],
    ['a long name', { name: 'x'.repeat(201) }, `column name: ${manyX} must have at most 200 characters`],
    [
      'a long email',
      { email: `${'x'.repeat(200)}@shop.test` },
      `column email: ${manyX} must have at most 200 characters`,
    ],
    [
      'long notes',
      { extra_info: 'x'.repeat(5001) },
      `column extra_info: ${manyX} must have at most 5000 characters`,
    ],
    [
      'an unknown language',
      { language: 'xx' },
      'column language: "xx" must be one of en, de, es, fr, it, nl, pl, pt, ja, ar',
    ],
    [
      'a long warehouse',
      { warehouse: 'x'.repeat(17) },
      `column warehouse: "${'x'.repeat(17)}" must have at most 16 characters`,
    ],
    [
      'a long name of a catalog',
      { catalogs: `A,${'x'.repeat(201)}` },
      `column catalogs: "A,${'x'.repeat(58)}…" must list texts of at most 200 characters`,
    ],
    [
      'an address without a SAP ID',
      { address: '1 Rue A' },
      'column address_id: is required with an address, unless the row has a sap_id',
    ],
    ['a SAP ID without an address', { address_id: '104712' }, 'column address: is required'],
    ['a sales organization without a channel', { sales_organization: '1000' }, 'column channel: is required'],
    ['a channel without a sales organization', { channel: 'FR' }, 'column sales_organization: is required'],
    ['a spreadsheet error', { agents: '#REF!' }, 'column agents: holds the spreadsheet error #REF!'],
  ])('%s', (_rule, cells, error) => {
    expect(errorsOf({ ...shop, ...cells })).toEqual([`Row 2, ${error}`]);
  });

  it('accepts the same emails as the API', () => {
    expect(errorsOf({ ...shop, email: 'achats@boutique' })).toEqual([
      'Row 2, column email: "achats@boutique" must be an email, as in orders@shop.com',
    ]);
  });

  it('reports duplicate emails and SAP IDs in any format', () => {
    expect(
      errorsOf(
        { ...shop, sap_id: '0000104711' },
        { name: 'B', email: 'ACHATS@boutique-amelie.test', sap_id: 104711 },
        { name: 'C', email: 'c@shop.test', sap_id: '104711' },
      ),
    ).toEqual([
      'Row 3, column email: repeats ACHATS@boutique-amelie.test of row 2',
      'Row 3, column sap_id: repeats 0000104711 of row 2',
      'Row 4, column sap_id: repeats 0000104711 of row 2',
    ]);
  });

  it.each<[string, Cells[]]>([
    ['has no rows', []],
    ['has only empty rows', [{}, {}]],
  ])('%s', (_rule, rows) => {
    expect(errorsOf(...rows)).toEqual(['Row 2, column name: the file has no users']);
  });
});
