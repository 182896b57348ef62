import { catalogColumns, garmentPriceColumns, requiredCatalogColumns } from '../catalog-file/catalogColumns';
import type { FileKind } from '../spreadsheet/sheet';
import { requiredStockColumns, stockNameColumns } from '../stock-file';
import { requiredUserColumns, userColumns } from '../user-file';

/** What a field's cells are read as, which decides how they are tidied. */
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

/** One of our columns that a brand's columns are matched with. */
export type Field = {
  /** As the uploads call it (api.md 'Files people upload'). */
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** What its column may be about by the title, the surest first. */
  readonly topics: readonly string[];
};

const kinds: Readonly<Record<string, FieldKind>> = {
  generic: 'style',
  color: 'color',
  size: 'size',
  sku: 'sku',
  ean: 'ean',
  stock: 'count',
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
 * Our columns of each kind of file. In a stock file the sku may be stated by the brand's own code or an EAN, or by
 * style, color and size: these are matched too, and made into the sku.
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

/** The columns in which a catalog file keeps what the brand itself calls its styles, colors and skus. */
export const ownColumns = ['style_code', 'color_code', 'own_sku'] as const;
