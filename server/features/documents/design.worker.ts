import { nameColumns } from '../../../src/domain/catalog-file/catalogColumns';
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

/** The columns of a garment in a color: always these, in this order, before those of names in other languages. */
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

/** A row for each color, with tab-separated columns; the languages in which anything has a name have columns of their own. */
function writeDesign(garments: readonly LoadedGarment[], currency: string): string {
  const translated = nameColumns.filter(({ tag }) =>
    garments.some((garment) => [garment, ...garment.colors].some(({ names }) => names?.[tag] !== undefined)),
  );
  const rows = garments.flatMap((loaded) => {
    const garment = presentGarment(loaded, { currency });
    return garment.colors.map((color) => {
      const colorNames = loaded.colors.find(({ number }) => number === color.number)?.names;
      return [
        ...Object.values(columns).map((textOf) => textOf(garment, color)),
        ...translated.flatMap(({ tag }) => [loaded.names?.[tag] ?? '', colorNames?.[tag] ?? '']),
      ];
    });
  });
  const titles = translated.flatMap((named) => [named.name, named.color_name]);
  return [[...Object.keys(columns), ...titles], ...rows]
    .map((cells) => `${cells.map(cellText).join('\t')}\n`)
    .join('');
}

/** Text that stays in its cell and that no spreadsheet program takes for a formula. */
function cellText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
