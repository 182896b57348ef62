import { catalogColumns, type CatalogColumn } from '../../domain/catalog-file/catalogColumns';
import { stockColumns } from '../../domain/stock-file/stockColumns';
import { userColumns, type UserColumn } from '../../domain/user-file/userColumns';
import type { FileKind } from '../../domain/spreadsheet/FileKind';

const exampleGarment: { readonly [column in CatalogColumn]?: string } = {
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
  color: '000',
  color_name: 'Black',
  size: 'M',
  sku: 'WJM123000M',
  wh_price: '120.00',
  rt_price: '300.00',
  stock: '24',
};

const exampleUser: { readonly [column in UserColumn]?: string } = {
  name: 'Boutique Amélie',
  email: 'achats@boutique-amelie.test',
  sap_id: '104711',
  roles: 'wls',
  pricelist: '0151',
  warehouse: '0001',
  is_wholesale: 'yes',
  extra_info: 'Closed on Mondays',
};

/** The templates to download: the columns of each kind of file and an example row. */
export const fileTemplates: Record<FileKind, { name: string; rows: readonly (readonly string[])[] }> = {
  catalog: {
    name: 'catalog.xlsx',
    rows: [catalogColumns, catalogColumns.map((column) => exampleGarment[column] ?? '')],
  },
  edit: {
    name: 'edit.xlsx',
    rows: [
      ['sku', 'wh_price', 'rt_price', 'stock'],
      ['WJM123000M', '125.00', '310.00', '30'],
    ],
  },
  delete: { name: 'delete.xlsx', rows: [['sku'], ['WJM123000M']] },
  stock: { name: 'stock.xlsx', rows: [stockColumns, ['WJM123000M', '24', '0001']] },
  users: { name: 'users.xlsx', rows: [userColumns, userColumns.map((column) => exampleUser[column] ?? '')] },
};
