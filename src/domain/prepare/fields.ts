import { garmentCountColumns, garmentPriceColumns } from '../catalog-file/catalogColumns';
import type { FileKind } from '../uploads/uploads';
import { uploadFiles } from '../uploads/uploadFiles';

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

/**
 * The target columns of a kind of file. In a stock file the sku may be identified by the brand's own code, an EAN, or
 * style, color and size: these are mapped too and converted to the sku.
 */
export function fieldsOf(kind: FileKind): Field[] {
  const { matched, required, about } = uploadFiles[kind];
  return matched.map((name) => ({
    name,
    kind: kinds[name] ?? 'text',
    isRequired: required.includes(name),
    topics: about === 'people' && name === 'name' ? ['customer', 'name'] : (moreTopics[name] ?? [name]),
  }));
}

/** The columns of a catalog file for the brand's own codes of styles, colors and skus. */
export const ownColumns = ['style_code', 'color_code', 'own_sku'] as const;
