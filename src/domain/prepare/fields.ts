import {
  catalogColumns,
  garmentCountColumns,
  garmentPriceColumns,
  requiredCatalogColumns,
} from '../catalog-file/catalogColumns';
import type { FileKind } from '../spreadsheet/sheet';
import { requiredStockColumns, stockNameColumns } from '../stock-file';
import { requiredUserColumns, userColumns } from '../user-file';

/** The type of a field's cells, which determines how they are tidied. */
export type FieldKind =
  | 'text'
  | 'style'
  | 'color'
  | 'size'
  | 'sku'
  | 'ean'
  | 'price'
  | 'count'
  | 'currency'
  | 'truth'
  | 'email';

/** A target column for the columns of a brand. */
export type Field = {
  /** Its name in uploads (contract.md 'Files people upload'). */
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** The title topics that match it, the most certain first. */
  readonly topics: readonly string[];
};

const kinds: Readonly<Record<string, FieldKind>> = {
  generic: 'style',
  color: 'color',
  size: 'size',
  sku: 'sku',
  ean: 'ean',
  stock: 'count',
  ...Object.fromEntries(garmentCountColumns.map((column) => [column, 'count'])),
  currency: 'currency',
  with_stocks: 'truth',
  is_wholesale: 'truth',
  email: 'email',
  ...Object.fromEntries(garmentPriceColumns.map((column) => [column, 'price'])),
};

const moreTopics: Readonly<Record<string, readonly string[]>> = {
  color: ['color', 'color_name'],
  wh_price: ['wh_price', 'price'],
};

const field = (name: string, required: readonly string[]): Field => ({
  name,
  kind: kinds[name] ?? 'text',
  isRequired: required.includes(name),
  topics: moreTopics[name] ?? [name],
});

const userField = (name: string): Field => {
  const own = field(name, requiredUserColumns);
  return name === 'name' ? { ...own, topics: ['customer', 'name'] } : own;
};

/**
 * The target columns of each kind of file. In a stock file the sku may be identified by the brand's own code, an EAN,
 * or style, color and size: these are mapped too and converted to the sku.
 */
export const fieldsOf: Readonly<Record<FileKind, readonly Field[]>> = {
  catalog: catalogColumns.map((column) => field(column, requiredCatalogColumns)),
  edit: catalogColumns.map((column) => field(column, [])),
  delete: ['generic', 'color', 'size', 'sku'].map((column) => field(column, [])),
  stock: [...stockNameColumns, 'generic', 'color', 'size', 'stock', 'warehouse'].map((column) =>
    field(column, requiredStockColumns),
  ),
  users: userColumns.map(userField),
};

/** The columns of a catalog file for the brand's own codes of styles, colors and skus. */
export const ownColumns = ['style_code', 'color_code', 'own_sku'] as const;
