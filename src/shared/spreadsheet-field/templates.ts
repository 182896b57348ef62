import {
  type CatalogColumn,
  catalogColumns,
  requiredCatalogColumns,
} from '../../domain/catalog-file/catalogColumns';
import { deleteColumns } from '../../domain/catalog-file/parseDeleteRows';
import { rolesOfNew } from '../../domain/access/rights';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { requiredStockColumns, stockColumns } from '../../domain/stock-file';
import { requiredUserColumns, type UserColumn, userColumns } from '../../domain/user-file';
import { garmentRules, stockRules, userRules } from './columnRules';

/** A column of a template: whether it is required, and its description. */
export interface TemplateColumn {
  readonly name: string;
  readonly isRequired: boolean;
  readonly rule: string;
}

/** A spreadsheet to fill in: its columns, example rows, and general rules. */
export interface Template {
  readonly fileName: string;
  readonly columns: readonly TemplateColumn[];
  readonly examples: readonly (readonly string[])[];
  readonly rules: readonly string[];
}

type Cells<Column extends string> = { readonly [column in Column]?: string };

function templateOf<Column extends string>(
  fileName: string,
  rules: Cells<Column>,
  columns: readonly Column[],
  required: readonly Column[],
  examples: readonly Cells<Column>[],
  more: readonly string[],
): Template {
  return {
    fileName,
    columns: columns.map((name) => ({ name, isRequired: required.includes(name), rule: rules[name] ?? '' })),
    examples: examples.map((cells) => columns.map((name) => cells[name] ?? '')),
    rules: [...more, ...always],
  };
}

const always = [
  'The rows below the header are an example: replace them.',
  'Columns can be in any order. Columns that are not listed here are ignored.',
  'All cells are formatted as text, so that leading zeros are preserved and a size such as 4-3 does not become a date.',
  'Only the first sheet is read. Hidden and filtered rows are included.',
  'If any cell is wrong, nothing is changed and all wrong cells are listed.',
  'At most 200,000 rows and 20 MiB, as .xlsx or .xls.',
];

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

const boutique: Cells<UserColumn> = {
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
};

const editColumns: readonly CatalogColumn[] = [
  'sku',
  'generic',
  ...catalogColumns.filter((name) => name !== 'sku' && name !== 'generic'),
];

/** The templates to download, one for each kind of file. */
export const templates: Record<FileKind, Template> = {
  catalog: templateOf(
    'catalog.xlsx',
    garmentRules,
    catalogColumns,
    requiredCatalogColumns,
    [
      { ...black, size: 'S', sku: 'WJM123000S', ean: '4006381333931', stock: '12' },
      { ...black, size: 'M', sku: 'WJM123000M', ean: '4006381333948', stock: '24' },
      { ...camel, size: 'S', sku: 'WJM123310S', ean: '4006381333955', stock: '6' },
      { ...camel, size: 'M', sku: 'WJM123310M', ean: '4006381333962', stock: '18' },
    ],
    [
      'One row for each sku: one size of one color of a garment. The marked columns are required in each row.',
    ],
  ),
  edit: templateOf(
    'edit.xlsx',
    garmentRules,
    editColumns,
    [],
    [
      { sku: 'WJM123000S', wh_price: '125.00', rt_price: '310.00', stock: '30' },
      { sku: 'WJM123310S', color_name: 'Dark camel' },
    ],
    [
      'One row for each sku or, for fields of the garment, for each generic: one of the two is required.',
      'A blank cell changes nothing. Columns that you do not need may be deleted.',
    ],
  ),
  delete: templateOf(
    'delete.xlsx',
    garmentRules,
    deleteColumns,
    [],
    [{ generic: 'WJM123', color: '310', size: 'M' }, { sku: 'WJM123000S' }],
    [
      'A row with a sku, or with a generic, a color and a size, removes that sku from the catalogs.',
      'A row with only a generic removes the garment. Orders keep their lines.',
    ],
  ),
  stock: templateOf(
    'stock.xlsx',
    stockRules,
    stockColumns,
    requiredStockColumns,
    [
      { sku: 'WJM123000S', stock: '12', warehouse: '0001' },
      { ean: '4006381333955', stock: '6', warehouse: '0003' },
    ],
    [
      'One row for each sku in each warehouse, named by sku, own_sku or ean. Skus that are not in the file keep their stock.',
    ],
  ),
  users: templateOf(
    'users.xlsx',
    userRules,
    userColumns,
    requiredUserColumns,
    [boutique],
    ['One row for each new user. The marked columns are required in each row.'],
  ),
};
