import { priceListColumns } from '../../domain/catalog-file/catalogColumns';

const texts: { readonly [field in string]?: string } = {
  generic: 'Style code',
  number: 'Number',
  name: 'Name',
  drop: 'Drop',
  collection: 'Collection',
  made_in: 'Made in',
  description: 'Description',
  composition: 'Composition',
  large_description: 'Long description',
  currency: 'Currency',
  with_stocks: 'Stock is tracked',
  color: 'Color code',
  color_name: 'Color name',
  size: 'Size',
  sku: 'SKU',
  ean: 'EAN or UPC',
  wh_price: 'Wholesale price',
  rt_price: 'Retail price',
  min_quantity: 'Minimum quantity',
  multiple: 'Multiple',
  stock: 'Stock',
  email: 'Email',
  sap_id: 'SAP ID',
  roles: 'Roles',
  catalogs: 'Catalogs',
  agents: 'Agents',
  pricelist: 'Price list',
  warehouse: 'Warehouse',
  is_wholesale: 'Is wholesale',
  extra_info: 'Notes',
  language: 'Language',
  style_code: 'Your style code',
  color_code: 'Your color code',
  own_sku: 'Your SKU',
  ...Object.fromEntries(
    priceListColumns.flatMap(({ pricelist, wh_price, rt_price }) => [
      [wh_price, `Wholesale price ${pricelist}`],
      [rt_price, `Retail price ${pricelist}`],
    ]),
  ),
};

/** The label of one of our columns. */
export const fieldText = (field: string): string => texts[field] ?? field;
