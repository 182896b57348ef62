import { decimalsOf } from '../../../src/domain/money';
import type { LoadedGarment } from '../../db/garments';
import { presentGarment } from '../../db/presentGarment';
import type { CatalogDocument } from './content';

/** The UTF-8 text file from which designers lay out a catalog. Runs in a worker thread. */
export function design(json: string): Uint8Array {
  const { garments, head }: CatalogDocument = JSON.parse(json);
  return Buffer.from(writeDesign(garments, head.currency));
}

type Garment = ReturnType<typeof presentGarment>;

/** The columns of a garment in a color: always these, in this order. */
const columns: Record<string, (garment: Garment, color: Garment['colors'][number]) => string> = {
  generic: ({ generic }) => generic,
  number: ({ number }) => number,
  name: ({ name }) => name,
  drop: (garment) => garment.drop,
  collection: ({ collection }) => collection,
  made_in: (garment) => garment.made_in,
  description: ({ description }) => description,
  composition: ({ composition }) => composition,
  large_description: (garment) => garment.large_description,
  color: (_garment, { number }) => number,
  color_name: (_garment, { name }) => name,
  sizes: ({ sizes }) => sizes.join(' '),
  currency: ({ currency }) => currency,
  wh_price: ({ wh_price, currency }) => wh_price.toFixed(decimalsOf(currency)),
  rt_price: ({ rt_price, currency }) => rt_price.toFixed(decimalsOf(currency)),
};

/** A row for each color, with tab-separated columns. */
function writeDesign(garments: readonly LoadedGarment[], currency: string): string {
  const rows = garments
    .map((loaded) => presentGarment(loaded, { currency }))
    .flatMap((garment) =>
      garment.colors.map((color) => Object.values(columns).map((textOf) => textOf(garment, color))),
    );
  return [Object.keys(columns), ...rows].map((cells) => `${cells.map(cellText).join('\t')}\n`).join('');
}

/** Text that stays in its cell and that no spreadsheet program takes for a formula. */
function cellText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
