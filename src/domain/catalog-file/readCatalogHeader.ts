import { priceLists } from '../constants';
import { message } from '../language/message';
import { keyOf, readHeader } from '../spreadsheet/readHeader';
import { catalogColumns, type CatalogColumn, priceListColumns } from './catalogColumns';

const priceKey = /^(wh|rt)price(?=.)/;
const knownKeys = priceListColumns.flatMap(({ wh_price, rt_price }) => [keyOf(wh_price), keyOf(rt_price)]);

/**
 * Finds the columns of a file of garments, as `readHeader` does. A price column of an unknown price list is an error:
 * skipping it would lose its prices silently (contract.md 'Files people upload').
 */
export function readCatalogHeader(header: readonly string[], required: readonly CatalogColumn[]) {
  const unknownPriceTitles = header.filter(
    (title) => priceKey.test(keyOf(title)) && !knownKeys.includes(keyOf(title)),
  );
  const read = readHeader(header, catalogColumns, required, unknownPriceTitles);
  for (const title of unknownPriceTitles) {
    const list = keyOf(title).replace(priceKey, '');
    read.errors.push({
      row: 1,
      column: title.trim().slice(0, 100),
      message: message('"{name}" is not a price list; use {lists}', {
        name: list,
        lists: { named: priceLists },
      }),
    });
  }
  return read;
}
