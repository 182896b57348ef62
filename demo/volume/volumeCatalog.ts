import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';
import * as schema from '../../server/db/schema';
import { addGarment, catalogRow, picturesOf } from '../brand/assortment';
import { type Design, designLine, Generics } from '../brand/designs';
import { demoAccounts } from '../brand/people';
import { type AssortmentRows, emptyAssortment, emptyPeople } from '../brand/rows';
import { seasonsAround } from '../brand/seasons';
import { insertBrand } from '../insertBrand';
import { createRandom } from '../random';

/** Adds a current catalog of the newest season, which the agents and the demo customer see. */
export async function addCatalog(tx: Db, garments: number, now: Date) {
  const rows = buildCatalog(garments, now);
  const {
    catalogs: [catalogId = 0],
  } = await insertBrand(tx, { ...rows, ...emptyPeople(), orders: [], orderLines: [] });
  await tx.execute(sql`
    insert into ${schema.userCatalogs} (user_id, catalog_id)
    select ${schema.users.id}, ${catalogId} from ${schema.users}
    where ${schema.users.closedAt} is null
      and ('agent' = any(${schema.users.roles}) or ${schema.users.email} = ${demoAccounts.customer})`);
  return { catalogId, garments: rows.garments.length, cells: rows.skus.length };
}

const sevenSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];
const basicColors = ['900', '010', '540', '830', '020'];

/** One current catalog of any size in the newest season: each garment in 5 colors and 7 sizes, without gaps. */
function buildCatalog(count: number, now: Date): AssortmentRows {
  const random = createRandom('volume');
  const season = seasonsAround(now)[3];
  const half = season.startsWith('SS') ? 'SS' : 'AW';
  // Separate generics, so that the demo's garments keep their pictures.
  const generics = new Generics();
  const women = Math.ceil(count / 2);
  const designs = [
    ...designLine({ line: 'women', half, count: women, initial: 'V' }, generics, random),
    ...designLine({ line: 'men', half, count: count - women, initial: 'U' }, generics, random),
  ].map(withoutGaps);

  const rows = emptyAssortment();
  const planned = { name: `Volume ${season}`, season, age: 3, type: 'initial', currency: 'EUR' };
  const catalog = { ...catalogRow(planned, 1, now, random), createdAt: now, updatedAt: now };
  rows.catalogs.push(catalog);
  for (const design of designs) addGarment(rows, catalog, { ...design, withStocks: false });
  rows.extraPictures.push(...designs.flatMap(picturesOf));
  return rows;
}

function withoutGaps(design: Design): Design {
  const colors = [...new Set([...design.colors, ...basicColors])].slice(0, 5);
  const sizes = design.sizes.length >= 7 ? design.sizes.slice(0, 7) : sevenSizes;
  return { ...design, colors, sizes, gaps: new Set() };
}
