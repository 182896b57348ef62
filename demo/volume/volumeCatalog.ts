import { addGarment, brandName, emptyAssortment, picturesOf } from '../brand/assortment';
import { type Design, designLine, Generics } from '../brand/designs';
import type { AssortmentRows } from '../brand/rows';
import { deliveryOf, seasonsAround } from '../brand/seasons';
import { createRandom } from '../random';

const sevenSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];
const basicColours = ['900', '010', '540', '830', '020'];

/** One catalog of any size, current and in the newest season: each garment in 5 colours and 7 sizes, without gaps. */
export function buildVolumeCatalog({
  garments: count,
  now,
}: {
  garments: number;
  now: Date;
}): AssortmentRows {
  const random = createRandom('volume');
  const season = seasonsAround(now)[3];
  const half = season.startsWith('SS') ? 'SS' : 'AW';
  // Generics of their own, so that the pictures of the demo's garments stay theirs.
  const generics = new Generics();
  const women = Math.ceil(count / 2);
  const designs = [
    ...designLine({ line: 'women', half, count: women, initial: 'V' }, generics, random),
    ...designLine({ line: 'men', half, count: count - women, initial: 'U' }, generics, random),
  ].map(whole);

  const rows = emptyAssortment();
  const catalog = {
    id: 1,
    name: `Volume ${season}`,
    brand: brandName,
    season,
    catalogType: 'initial',
    drop: 'Drop 1',
    serviceDate: deliveryOf(season),
    isCurrent: true,
    wlsEnabled: true,
    lsEnabled: true,
    currency: 'EUR',
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
  rows.catalogs.push(catalog);
  for (const design of designs) addGarment(rows, catalog, { ...design, withStocks: false });
  rows.extraPictures.push(...designs.flatMap(picturesOf));
  return rows;
}

function whole(design: Design): Design {
  const colours = [...new Set([...design.colours, ...basicColours])].slice(0, 5);
  const sizes = design.sizes.length >= 7 ? design.sizes.slice(0, 7) : sevenSizes;
  return { ...design, colours, sizes, gaps: new Set() };
}
