import { decimalsOf } from '../../../src/domain/money';
import { type LoadedGarment, presentGarment } from '../../db/garments';
import type { CatalogDocument } from './content';

/** The UTF-8 text file from which designers lay out a catalog. Runs in a worker thread. */
export function design(json: string): Uint8Array {
  const { garments, head }: CatalogDocument = JSON.parse(json);
  return Buffer.from(writeDesign(garments, head.currency));
}

const columns = [
  'generic',
  'number',
  'name',
  'drop',
  'collection',
  'made_in',
  'description',
  'composition',
  'large_description',
  'color',
  'color_name',
  'sizes',
  'currency',
  'wh_price',
  'rt_price',
];

/** A row for each color with tab-separated columns: always these, in this order. */
function writeDesign(garments: readonly LoadedGarment[], currency: string): string {
  const rows = garments.flatMap((loaded) => {
    const garment = presentGarment(loaded, { currency });
    return garment.colors.map((color) => [
      garment.generic,
      garment.number,
      garment.name,
      garment.drop,
      garment.collection,
      garment.made_in,
      garment.description,
      garment.composition,
      garment.large_description,
      color.number,
      color.name,
      garment.sizes.join(' '),
      currency,
      garment.wh_price.toFixed(decimalsOf(currency)),
      garment.rt_price.toFixed(decimalsOf(currency)),
    ]);
  });
  return [columns, ...rows].map((cells) => `${cells.map(cellText).join('\t')}\n`).join('');
}

/** Text that stays in its cell and that no spreadsheet program takes for a formula. */
function cellText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
