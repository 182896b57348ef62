import { nameColumns, priceListColumns } from '../../domain/catalog-file/catalogColumns';
import { type Message, message } from '../../domain/language/message';

const texts: { readonly [field in string]?: Message } = {
  generic: message('Style code'),
  number: message('Number'),
  name: message('Name'),
  drop: message('Drop'),
  collection: message('Collection'),
  made_in: message('Made in'),
  description: message('Description'),
  composition: message('Composition'),
  large_description: message('Long description'),
  currency: message('Currency'),
  with_stocks: message('Stock is tracked'),
  color: message('Color code'),
  color_name: message('Color name'),
  size: message('Size'),
  sku: message('SKU'),
  ean: message('EAN or UPC'),
  wh_price: message('Wholesale price'),
  rt_price: message('Retail price'),
  min_quantity: message('Minimum quantity'),
  multiple: message('Multiple'),
  stock: message('Stock'),
  email: message('Email'),
  sap_id: message('SAP ID'),
  roles: message('Roles'),
  catalogs: message('Catalogs'),
  agents: message('Agents'),
  pricelist: message('Price list'),
  warehouse: message('Warehouse'),
  is_wholesale: message('Is wholesale'),
  extra_info: message('Notes'),
  language: message('Language'),
  style_code: message('Your style code'),
  color_code: message('Your color code'),
  own_sku: message('Your SKU'),
  ...Object.fromEntries(
    priceListColumns.flatMap(({ pricelist, wh_price, rt_price }) => [
      [wh_price, message('Wholesale price {pricelist}', { pricelist })],
      [rt_price, message('Retail price {pricelist}', { pricelist })],
    ]),
  ),
  ...Object.fromEntries(
    nameColumns.flatMap(({ language, name, color_name }) => [
      [name, message('Name ({language})', { language })],
      [color_name, message('Color name ({language})', { language })],
    ]),
  ),
};

/** The label of one of our columns. */
export const fieldText = (field: string): string | Message => texts[field] ?? field;
