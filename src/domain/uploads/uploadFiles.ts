import { rolesOfNew } from '../access/rights';
import { roleList } from '../access/roleOptions';
import { type CatalogColumn, catalogColumns, requiredCatalogColumns } from '../catalog-file/catalogColumns';
import { parseCatalogRows } from '../catalog-file/parseCatalogRows';
import { deleteColumns, parseDeleteRows } from '../catalog-file/parseDeleteRows';
import { parseEditRows } from '../catalog-file/parseEditRows';
import { priceLists, warehouses } from '../constants';
import { languages } from '../language/languages';
import { type Message, message } from '../language/message';
import type { SheetRow } from '../spreadsheet/readCell';
import { byRow, type RowLog, type RowNote } from '../spreadsheet/rowErrors';
import { parseStockRows, requiredStockColumns, stockColumns, stockNameColumns } from '../stock-file';
import { parseUserRows, requiredUserColumns, userColumns } from '../user-file';
import { garmentRules, type Rule, truth, upTo } from './garmentRules';
import { noteCodes, noteWarehouses } from './hostNotes';
import type { FileKind } from './uploads';

/** Parses the rows of a file below its titles, with all bad rows. */
type ParseRows<Parsed extends RowLog> = (header: readonly string[], rows: Iterable<SheetRow>) => Parsed;

type Cells<Column extends string> = { readonly [column in Column]?: string };

/** What a kind of file holds; all of it must be there, or it does not compile. */
interface FileFacts<Column extends string, Parsed extends RowLog> {
  /** Its columns, in the order of its template. */
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** Other titles that a file may have, without being taken for one of another kind. */
  readonly ignored?: readonly string[];
  /** The columns that 'Prepare a file' matches; those that are no columns of the file become its sku. */
  readonly matched?: readonly string[];
  /** What a row describes: a garment with its own codes, only names a sku, or is a person. */
  readonly about: 'garments' | 'skus' | 'people';
  /** The columns whose values together may occur once in a file. */
  readonly subject: readonly Column[];
  readonly parse: ParseRows<Parsed>;
  /** Notes about good rows that the server may refuse, as only it knows what they name. */
  readonly hostNotes?: (parsed: Parsed) => RowNote<Message>[];
  readonly template: {
    /** The description of each column. */
    readonly rules: { readonly [column in Column]?: Rule };
    readonly examples: readonly Cells<Column>[];
    readonly notes: readonly Message[];
  };
}

/** A kind of file: its columns and template, and how its rows are parsed and checked. */
export interface UploadFile<Parsed extends RowLog = RowLog> extends Pick<
  FileFacts<string, Parsed>,
  'columns' | 'required' | 'about' | 'subject' | 'parse'
> {
  readonly ignored: readonly string[];
  readonly matched: readonly string[];
  readonly template: {
    readonly rules: { readonly [column in string]?: Rule };
    readonly examples: readonly { readonly [column in string]?: string }[];
    readonly notes: readonly Message[];
  };
  /** The check before a file is sent, as the server's: errors and notes, both by row. */
  readonly check: ParseRows<RowLog>;
}

function fileOf<Column extends string, Parsed extends RowLog>(
  facts: FileFacts<Column, Parsed>,
): UploadFile<Parsed> {
  const { ignored = [], hostNotes = () => [], ...file } = facts;
  return {
    ...file,
    ignored,
    matched: facts.matched ?? facts.columns,
    check: (header, rows) => {
      const parsed = facts.parse(header, rows);
      return { errors: byRow(parsed.errors), notes: byRow([...parsed.notes, ...hostNotes(parsed)]) };
    },
  };
}

const coat: Cells<CatalogColumn> = {
  generic: 'WJM123',
  number: '1001',
  name: 'Wool coat',
  drop: '1',
  collection: 'Main',
  made_in: 'Portugal',
  description: 'A long coat',
  composition: '80% wool, 20% polyamide',
  large_description: 'A long coat with a belt and two pockets',
  currency: 'EUR',
  with_stocks: 'yes',
  wh_price: '120.00',
  rt_price: '300.00',
};
const black = { ...coat, color: '000', color_name: 'Black' };
const camel = { ...coat, color: '310', color_name: 'Camel' };

const warehouseRule = [
  message('{warehouses}, or another one in use; blank: {warehouse}.', {
    warehouses: { anyOf: warehouses },
    warehouse: warehouses[0],
  }),
];

/** What each kind of uploaded spreadsheet holds (contract.md 'Files people upload'). */
export const uploadFiles = {
  catalog: fileOf({
    columns: catalogColumns,
    required: requiredCatalogColumns,
    about: 'garments',
    subject: ['generic', 'color', 'size'],
    parse: parseCatalogRows,
    template: {
      rules: garmentRules,
      examples: [
        { ...black, size: 'S', sku: 'WJM123000S', ean: '4006381333931', stock: '12' },
        { ...black, size: 'M', sku: 'WJM123000M', ean: '4006381333948', stock: '24' },
        { ...camel, size: 'S', sku: 'WJM123310S', ean: '4006381333955', stock: '6' },
        { ...camel, size: 'M', sku: 'WJM123310M', ean: '4006381333962', stock: '18' },
      ],
      notes: [
        message(
          'One row for each sku: one size of one color of a garment. The marked columns are required in each row.',
        ),
      ],
    },
  }),
  edit: fileOf({
    columns: ['sku', 'generic', ...catalogColumns.filter((name) => name !== 'sku' && name !== 'generic')],
    required: [],
    matched: catalogColumns,
    about: 'garments',
    subject: ['generic', 'color', 'size', 'sku'],
    parse: parseEditRows,
    template: {
      rules: garmentRules,
      examples: [
        { sku: 'WJM123000S', wh_price: '125.00', rt_price: '310.00', stock: '30' },
        { sku: 'WJM123310S', color_name: 'Dark camel' },
      ],
      notes: [
        message(
          'One row for each sku or, for fields of the garment, for each generic: one of the two is required.',
        ),
        message('A blank cell changes nothing. Columns that you do not need may be deleted.'),
      ],
    },
  }),
  delete: fileOf({
    columns: deleteColumns,
    required: [],
    ignored: catalogColumns,
    matched: ['generic', 'color', 'size', 'sku'],
    about: 'skus',
    subject: ['generic', 'color', 'size', 'sku'],
    parse: parseDeleteRows,
    template: {
      rules: garmentRules,
      examples: [{ generic: 'WJM123', color: '310', size: 'M' }, { sku: 'WJM123000S' }],
      notes: [
        message(
          'A row with a sku, or with a generic, a color and a size, removes that sku from the catalogs.',
        ),
        message('A row with only a generic removes the garment. Orders keep their lines.'),
      ],
    },
  }),
  stock: fileOf({
    columns: stockColumns,
    required: requiredStockColumns,
    matched: [...stockNameColumns, 'generic', 'color', 'size', 'stock', 'warehouse'],
    about: 'skus',
    subject: [...stockNameColumns, 'warehouse'],
    parse: parseStockRows,
    hostNotes: ({ stocks, unknownWarehouses }) => [
      ...noteWarehouses(unknownWarehouses),
      ...noteCodes(stocks),
    ],
    template: {
      rules: {
        sku: [
          message('Generic, color and size in one, as in WJM123000M; blank where own_sku or ean names it.'),
        ],
        own_sku: [message('Your own code of the sku, as in the catalog file; only where sku is blank.')],
        ean: [message('The EAN or UPC of the sku, as in the catalog file; only where sku is blank.')],
        stock: [message('Pieces: a whole number, 0 or more.')],
        warehouse: warehouseRule,
      },
      examples: [
        { sku: 'WJM123000S', stock: '12', warehouse: '0001' },
        { ean: '4006381333955', stock: '6', warehouse: '0003' },
      ],
      notes: [
        message(
          'One row for each sku in each warehouse, named by sku, own_sku or ean. Skus that are not in the file keep their stock.',
        ),
      ],
    },
  }),
  users: fileOf({
    columns: userColumns,
    required: requiredUserColumns,
    about: 'people',
    subject: ['email'],
    parse: parseUserRows,
    hostNotes: ({ users }) => noteWarehouses(users),
    template: {
      rules: {
        name: [message('The person or shop. At most 200 characters.')],
        email: [message('The email, which is the username; must be unique.')],
        sap_id: [message('At most 10 characters; must be unique.')],
        roles: [message('One or more of {roles}, separated by commas; blank: wls.', { roles: roleList })],
        catalogs: [
          message(
            'Names of catalogs that the user sees, separated by commas; with the season if a name is not unique.',
          ),
        ],
        agents: [message('Emails of the agents, separated by commas.')],
        pricelist: [message('One of {lists}, or None.', { lists: { named: priceLists } })],
        warehouse: warehouseRule,
        is_wholesale: [truth, message('Blank: yes.')],
        extra_info: [message('Notes. At most 5,000 characters.')],
        language: [
          message('The language of mails: {languages}.', {
            languages: { named: languages.map(({ tag }) => tag) },
          }),
        ],
        address_id: [
          message('The SAP ID of the delivery address, at most 10 characters; blank: the sap_id.'),
        ],
        address_name: [message('The name at the delivery address; may be blank. At most 200 characters.')],
        address: [message('The delivery address: street and town in one cell. At most 5,000 characters.')],
        sales_organization: [message('The code of the sales organization; only with a channel.'), upTo(64)],
        channel: [message('The code of the distribution channel.'), upTo(64)],
      },
      examples: [
        {
          name: 'Boutique Amélie',
          email: 'achats@boutique-amelie.test',
          sap_id: '104711',
          roles: rolesOfNew.customer.join(),
          pricelist: '0151',
          warehouse: '0001',
          is_wholesale: 'yes',
          extra_info: 'Closed on Mondays',
          language: 'fr',
          address: '4 Quai de Valmy, 75010 Paris',
          sales_organization: '1000',
          channel: 'FR',
        },
      ],
      notes: [message('One row for each new user. The marked columns are required in each row.')],
    },
  }),
} satisfies Record<FileKind, UploadFile>;
